import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { measuredStream } from './measuredStream.ts';
import { s3Client } from './s3Client.ts';
import type { Storage, StorageSettings } from './storage.ts';
import { isDiskFull, notStored, storageFull } from './storageError.ts';
import { storageKeyParts } from './storageKey.ts';

/** S3 takes 10,000 parts; with these, files up to 156 GiB. Two parts lie in memory. */
const partSize = 16 * 1024 ** 2;
/** S3 deletes so many in one request. */
const mostKeys = 1000;

/** A store in an S3 bucket, Amazon's or any other. */
export function s3Storage(settings: StorageSettings & { S3_BUCKET: string }): Storage {
  const client = s3Client(settings);
  const at = (key: string) => ({ Bucket: settings.S3_BUCKET, Key: storageKeyParts(key).join('/') });

  async function read(key: string, range?: string): Promise<Readable> {
    const object = await client
      .send(new GetObjectCommand({ ...at(key), ...(range && { Range: range }) }))
      .catch((error: unknown) => {
        throw isMissing(error) ? notStored(key) : error;
      });
    if (!(object.Body instanceof Readable)) throw notStored(key);
    return object.Body;
  }

  return {
    async put(key, source, { mimeType, signal }) {
      const { stream, measured } = measuredStream();
      const content = typeof source === 'string' ? createReadStream(source) : source;
      // The object appears only when whole; after a failure nothing of it is left.
      const upload = new Upload({
        client,
        params: { ...at(key), ContentType: mimeType, Body: stream },
        ...{ partSize, queueSize: 2 },
      });
      const sending = upload.done().catch((error: unknown) => {
        stream.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      });
      const [read, sent] = await Promise.allSettled([
        pipeline(content, stream, { ...(signal && { signal }) }),
        sending,
      ]);
      if (read.status === 'rejected') throw read.reason;
      if (sent.status === 'rejected') throw sent.reason;
      return measured();
    },
    readRange: (key, start, endInclusive) => read(key, `bytes=${start}-${endInclusive}`),
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: settings.S3_BUCKET })).catch(() => {
        throw new Error(`the bucket ${settings.S3_BUCKET} does not answer`);
      });
      return `bucket ${settings.S3_BUCKET}`;
    },
    async stat(key) {
      const info = await client.send(new HeadObjectCommand(at(key))).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return info ? { sizeBytes: info.ContentLength ?? 0 } : null;
    },
    async fetchToFile(key, path) {
      await pipeline(await read(key), createWriteStream(path)).catch((error: unknown) => {
        throw isDiskFull(error) ? storageFull() : error;
      });
    },
    localPath: () => null,
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async deletePrefix(prefix) {
      const Bucket = settings.S3_BUCKET;
      const Prefix = `${storageKeyParts(prefix).join('/')}/`;
      const found: { Key: string }[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        found.push(...Contents.flatMap(({ Key }) => (Key ? [{ Key }] : [])));
      for (let start = 0; start < found.length; start += mostKeys) {
        const Objects = found.slice(start, start + mostKeys);
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0)
          throw new Error(
            `${Errors.length} files of ${prefix} were not deleted: ${Errors[0]?.Code}`,
          );
      }
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
