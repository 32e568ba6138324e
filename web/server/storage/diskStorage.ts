import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measuredStream } from './measuredStream.ts';
import type { PutOptions, Storage, StoredFile } from './storage.ts';
import { isDiskFull, notStored, storageFull } from './storageError.ts';
import { storageKeyParts } from './storageKey.ts';
import { syncPath } from './syncPath.ts';

/** A store in a folder of this machine. Files appear by renaming, so none is ever seen half written. */
export function diskStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => join(root, ...storageKeyParts(key));

  return {
    async put(key, source, options) {
      const target = pathOf(key);
      const draft = join(root, `.draft-${randomUUID()}`);
      try {
        await makeFolder(dirname(target));
        const stored = await fillDraft(draft, source, options);
        await syncPath(draft);
        await rename(draft, target);
        // Renaming does nothing where both are names of one file, as after a take-over that was killed.
        await rm(draft, { force: true });
        await syncPath(dirname(target));
        return stored;
      } catch (error) {
        await rm(draft, { force: true });
        throw isDiskFull(error) ? storageFull() : error;
      }
    },
    async readRange(key, start, endInclusive) {
      const stream = createReadStream(pathOf(key), { start, end: endInclusive });
      await new Promise<void>((opened, failed) => {
        stream.once('open', () => opened());
        stream.once('error', (error) => failed(isMissing(error) ? notStored(key) : error));
      });
      return stream;
    },
    async check() {
      await makeFolder(root);
      await access(root, constants.R_OK | constants.W_OK);
      return 'folder';
    },
    async stat(key) {
      const info = await stat(pathOf(key)).catch(ignoreMissing);
      return info?.isFile() ? { sizeBytes: info.size } : null;
    },
    async fetchToFile(key, path) {
      await copyFile(pathOf(key), path).catch((error: unknown) => {
        throw isMissing(error) ? notStored(key) : isDiskFull(error) ? storageFull() : error;
      });
    },
    localPath: pathOf,
    delete: (key) => rm(pathOf(key), { force: true }),
    deletePrefix: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
  };
}

/** Makes a folder that survives a power loss: every new name is written through in its parent. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let at = path; at.length >= first.length; at = dirname(at)) await syncPath(dirname(at));
}

async function fillDraft(
  draft: string,
  source: string | Readable,
  { isFinal, signal }: PutOptions,
): Promise<StoredFile> {
  const { stream, measured } = measuredStream();
  const isShared = typeof source === 'string' && isFinal && (await canLink(source, draft));
  await pipeline(
    typeof source === 'string' ? createReadStream(source) : source,
    stream,
    isShared ? discard() : createWriteStream(draft),
    { ...(signal && { signal }) },
  );
  return measured();
}

/** A second name for the same blocks: an 8 GB recording is taken over without writing 8 GB again. */
const canLink = (source: string, draft: string): Promise<boolean> =>
  link(source, draft).then(
    () => true,
    () => false,
  );

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

function ignoreMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
