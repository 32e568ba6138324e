// usage: npm run backup -- FILE.tar|FOLDER — writes database, recordings, uploads and secret of DATA_DIR into one file. Stop the server first.
import { existsSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { lockDataFolder, lockFileName } from '../web/server/db/dataFolderLock.ts';
import { syncPath } from '../web/server/storage/syncPath.ts';
import {
  fingerprints,
  leftOut,
  manifestName,
  orStop,
  readArguments,
  runTar,
} from './dataFolder.ts';

await orStop(async () => {
  const settings = readArguments('usage: npm run backup -- FILE.tar|FOLDER');
  const { dataDir } = settings;
  const file = fileFor(settings.file);
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`${dataDir} holds no data of Rapport.`);
  if (resolve(file).startsWith(`${resolve(dataDir)}${sep}`))
    throw new Error(`A backup inside ${dataDir} would be lost with it; choose another place.`);
  // The file holds the secret and everybody's interviews: it is for this account only.
  process.umask(0o077);
  const unlock = lockDataFolder(dataDir);
  const manifest = join(dataDir, manifestName);
  try {
    const files = await fingerprints(dataDir);
    await writeFile(manifest, JSON.stringify({ version: 1, files }));
    // Under another name until it is whole, so that a broken backup is never taken for one.
    await runTar(
      [
        '-cf',
        `${file}.part`,
        '-C',
        dataDir,
        `--exclude=./${leftOut}`,
        `--exclude=./${lockFileName}`,
        '.',
      ],
      'The backup could not be written.',
    );
    await syncPath(`${file}.part`);
    await rename(`${file}.part`, file);
    await syncPath(dirname(file));
    console.log(`Backed up ${Object.keys(files).length} files to ${file}.`);
    for (const missing of settings.elsewhere) console.log(`Not in it: ${missing}`);
  } finally {
    await rm(manifest, { force: true });
    await rm(`${file}.part`, { force: true });
    unlock();
  }
});

/** In a folder, a name of its own by the time of day. */
function fileFor(target: string): string {
  if (!existsSync(target) || !statSync(target).isDirectory()) return target;
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(target, `rapport-${now}.tar`);
}
