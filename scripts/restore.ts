// usage: npm run restore -- FILE.tar — puts a backup into an empty DATA_DIR and checks every file of it.
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprints, manifestName, orStop, readArguments, runTar } from './dataFolder.ts';

await orStop(async () => {
  process.umask(0o077);
  const { file, dataDir } = readArguments('usage: npm run restore -- FILE.tar');
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty. Move it away, or set DATA_DIR to another folder.`);
  // Unpacked and checked beside it, so that DATA_DIR is either whole or untouched.
  const draft = `${dataDir.replace(/\/+$/, '')}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await runTar(['-xf', file, '-C', draft], 'This backup is damaged or cannot be read.');
    const { files } = await readManifest(draft);
    const found = await fingerprints(draft);
    const damaged = [...new Set([...Object.keys(files), ...Object.keys(found)])].filter(
      (path) => files[path] !== found[path],
    );
    if (damaged.length > 0)
      throw new Error(
        `This backup is damaged: ${damaged.length} files differ, the first ${damaged[0]}.`,
      );
    await rm(join(draft, manifestName));
    await rm(dataDir, { recursive: true, force: true });
    // The archive brings the mode the folder had.
    await chmod(draft, 0o700);
    await rename(draft, dataDir);
    console.log(`Restored ${Object.keys(found).length} files into ${dataDir}.`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
});

async function readManifest(folder: string): Promise<{ files: Record<string, string> }> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as {
      files: Record<string, string>;
    };
  } catch (cause) {
    throw new Error('This file is not a whole backup of Rapport: it has no list of its files.', {
      cause,
    });
  }
}
