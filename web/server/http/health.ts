import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Services } from '../graphql/context.ts';
import { hasTool } from '../media/hasTool.ts';

export interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

const leastFreeBytes = 512 * 1024 ** 2;

/** One line for each thing the product needs to work. */
export async function checkReadiness(services: Services): Promise<Check[]> {
  return Promise.all([
    check('database', async () => {
      await services.database.system.execute(sql`select 1`);
      return services.database.kind === 'embedded' ? 'embedded' : 'PostgreSQL';
    }),
    check('jobs', async () => {
      const fault = services.jobs.fault();
      if (fault) throw new Error(fault);
      return services.settings.ROLE === 'web' ? 'queued for workers' : 'running';
    }),
    check('disk', async () => {
      const disk = await statfs(services.settings.DATA_DIR);
      const free = disk.bavail * disk.bsize;
      if (free < leastFreeBytes) throw new Error(`only ${Math.floor(free / 1024 ** 2)} MB free`);
      return `${Math.floor(free / 1024 ** 3)} GB free`;
    }),
    check('recordings', () => services.storage.check()),
    check('ffmpeg', async () => {
      for (const tool of ['ffmpeg', 'ffprobe'])
        if (!(await hasTool(tool)))
          throw new Error(`${tool} is not installed; on Debian: apt install ffmpeg`);
      return 'installed';
    }),
    check('speech engine', async () => {
      const state = await services.speech.check();
      if (!state.ok) throw new Error(state.reason);
      return `${services.speech.name} ${await services.speech.version()}`;
    }),
    check('mail', async () => {
      const fault = await services.messages.fault();
      if (fault) throw new Error(`the mail server does not take messages: ${fault}`);
      return services.settings.SMTP_URL ? 'the mail server answers' : 'kept at /dev/mailbox';
    }),
    check('language engine', async () => {
      const { identity } = services.language;
      const state = (await services.language.check?.()) ?? { ok: true };
      if (!state.ok) throw new Error(state.reason);
      return identity.kind === 'model' ? identity.name : `${identity.name} ${identity.version}`;
    }),
  ]);
}

async function check(name: string, look: () => Promise<string>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within 3 seconds')), 3000);
  });
  try {
    return { name, ok: true, detail: await Promise.race([look(), late]) };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

export const readinessText = (checks: readonly Check[]): string =>
  checks.map(({ name, ok, detail }) => `${ok ? 'ok  ' : 'FAIL'} ${name}: ${detail}\n`).join('');
