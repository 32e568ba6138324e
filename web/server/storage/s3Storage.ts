import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { measuredStream } from './measuredStream.ts';
import { putObjectInParts } from './putObjectInParts.ts';
import { s3Client } from './s3Client.ts';
import type { Storage, StorageSettings } from './storage.ts';
import { isDiskFull, notStored, storageFull } from './storageError.ts';
import { storageKeyParts } from './storageKey.ts';

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
      const target = { ...at(key), ContentType: mimeType };
      const content = typeof source === 'string' ? createReadStream(source) : source;
      const [, stored] = await Promise.all([
        pipeline(content, stream, { ...(signal && { signal }) }),
        putObjectInParts(client, target, stream).then(measured),
      ]);
      return stored;
    },
    readRange: (key, start, endInclusive) => read(key, `bytes=${start}-${endInclusive}`),
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
      const Prefix = `${storageKeyParts(prefix).join('/')}/`;
      for (;;) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: settings.S3_BUCKET, Prefix, MaxKeys: 200 }),
        );
        const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        for (const Key of keys)
          await client.send(new DeleteObjectCommand({ Bucket: settings.S3_BUCKET, Key }));
        if (!page.IsTruncated || keys.length === 0) return;
      }
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
