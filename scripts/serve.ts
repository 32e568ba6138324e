// usage: node scripts/serve.ts — starts the server that was built and prints, when it is ready, where it is and who can sign in.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { demoPeople } from '../tests/factories/demo/demoPeople.ts';

const roleNames = { SITE_ADMIN: 'site admin', RECRUITER: 'recruiter', BASIC: 'interviewer' };
const server = fork(fileURLToPath(new URL('../.output/server/main.js', import.meta.url)), {
  env: { LOG_LEVEL: 'warn', ...process.env },
});

server.once('message', (message: { port: number }) => {
  const isDemo =
    (process.env.SEED ?? 'demo') === 'demo' &&
    !['production', 'staging'].includes(process.env.NODE_ENV ?? '');
  console.log(`\nRapport is ready:  http://localhost:${message.port}\n`);
  if (isDemo) {
    console.log('Sign in by one click on the page, or by a code read at /dev/mailbox, as');
    for (const { email, firstName, lastName, roleType } of demoPeople.slice(0, 4))
      console.log(`  ${email.padEnd(24)} ${firstName} ${lastName}, ${roleNames[roleType]}`);
    console.log(
      `  ${'admin@other.test'.padEnd(24)} Noor Haddad, site admin of another organization\n`,
    );
  }
  console.log('Stop with Ctrl+C.');
});

// The terminal sends Ctrl+C to both; a plain kill reaches only this process and is passed on.
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => {});
server.once('exit', (code) => process.exit(code ?? 1));
