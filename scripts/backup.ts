// usage: npm run backup -- FILE.tar — writes database, recordings, uploads and secret of DATA_DIR into one file. Stop the server first.
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../web/server/db/dataFolderLock.ts';
import {
  fingerprints,
  leftOut,
  manifestName,
  orStop,
  readArguments,
  runTar,
} from './dataFolder.ts';

await orStop(async () => {
  const { file, dataDir } = readArguments('usage: npm run backup -- FILE.tar');
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name.`);
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`${dataDir} holds no data of Rapport.`);
  const unlock = await lockDataFolder(dataDir);
  const manifest = join(dataDir, manifestName);
  try {
    const files = await fingerprints(dataDir);
    await writeFile(manifest, JSON.stringify({ version: 1, files }));
    // Under another name until it is whole, so that a broken backup is never taken for one.
    await runTar(['-cf', `${file}.part`, '-C', dataDir, `--exclude=./${leftOut}`, '.']);
    await rename(`${file}.part`, file);
    console.log(`Backed up ${Object.keys(files).length} files to ${file}.`);
  } finally {
    await rm(manifest, { force: true });
    await rm(`${file}.part`, { force: true });
    unlock();
  }
});
