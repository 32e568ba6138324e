import { Readable } from 'node:stream';
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../../storage/s3Client.ts';
import { s3Storage } from '../../storage/s3Storage.ts';
import type { StorageSettings } from '../../storage/storage.ts';
import { uploadNotFound } from './uploadFault.ts';
import type { UploadProgress, UploadStore } from './uploadStore.ts';

interface Piece {
  uploadId: string;
  key: string;
  start: number;
  length: number;
  storedAt: Date;
}

/** One piece lies in memory for each upload in progress; 8 GB make a thousand. */
const pieceBytes = 8 * 1024 ** 2;
const root = 'uploads/';
const pieceKey = /^uploads\/([0-9a-f-]{36})\/(\d{16})-(\d+)$/;

/**
 * Uploads in a bucket, as objects named `uploads/{id}/{start}-{length}` that are never moved or changed:
 * an offset is the end of the unbroken row of them. A multipart upload would take back the short tail of
 * a request whenever the process dies while it is being joined to the next one.
 */
export class UploadBucketStore implements UploadStore {
  private readonly client: ReturnType<typeof s3Client>;
  private readonly bucket: string;
  private readonly storage: ReturnType<typeof s3Storage>;

  constructor(settings: StorageSettings & { S3_BUCKET: string }) {
    this.client = s3Client(settings);
    this.bucket = settings.S3_BUCKET;
    this.storage = s3Storage(settings);
  }

  async write(content: AsyncIterable<Buffer>, uploadId: string, offset: number): Promise<number> {
    let position = offset;
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const flush = async () => {
      if (waitingBytes === 0) return;
      const Body = Buffer.concat(waiting);
      const Key = `${prefixOf(uploadId)}${String(position).padStart(16, '0')}-${Body.length}`;
      await this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key, Body }));
      position += Body.length;
      waiting = [];
      waitingBytes = 0;
    };
    try {
      for await (const chunk of content) {
        waiting.push(chunk);
        waitingBytes += chunk.length;
        if (waitingBytes >= pieceBytes) await flush();
      }
    } finally {
      await flush(); // Also what came before a connection broke.
    }
    return position;
  }

  remove(uploadId: string): Promise<void> {
    return this.storage.deletePrefix(prefixOf(uploadId));
  }

  async durableBytes(uploadId: string): Promise<number> {
    return (await this.progressOf([uploadId])).get(uploadId)?.receivedBytes ?? 0;
  }

  /** The bucket is read once, however many uploads are asked for. */
  async progressOf(uploadIds: readonly string[]): Promise<Map<string, UploadProgress>> {
    const [first] = uploadIds;
    if (first === undefined) return new Map();
    const pieces = await this.storedPieces(uploadIds.length === 1 ? prefixOf(first) : root);
    const progress = new Map<string, UploadProgress>();
    for (const [uploadId, own] of Map.groupBy(pieces, (piece) => piece.uploadId)) {
      if (!uploadIds.includes(uploadId)) continue;
      const row = unbrokenRow(own);
      const last = row.at(-1);
      const times = row.map(({ storedAt }) => storedAt.getTime());
      if (last)
        progress.set(uploadId, {
          receivedBytes: last.start + last.length,
          lastReceivedAt: new Date(Math.max(...times)),
        });
    }
    return progress;
  }

  async content(uploadId: string): Promise<Readable> {
    const pieces = unbrokenRow(await this.storedPieces(prefixOf(uploadId)));
    const { client, bucket } = this;
    async function* joined() {
      for (const { key } of pieces) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (Body instanceof Readable) yield* Body;
      }
    }
    return Readable.from(joined(), { objectMode: false });
  }

  private async storedPieces(Prefix: string): Promise<Piece[]> {
    const found: Piece[] = [];
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key: key = '', LastModified: storedAt = new Date(0) } of Contents) {
        const [, uploadId, start, length] = pieceKey.exec(key) ?? [];
        if (uploadId && start && length)
          found.push({ uploadId, key, start: Number(start), length: Number(length), storedAt });
      }
    return found;
  }
}

/** The pieces from the first byte on, the longest where two requests brought the same bytes. */
function unbrokenRow(pieces: readonly Piece[]): Piece[] {
  const row: Piece[] = [];
  let end = 0;
  for (const piece of pieces.toSorted((a, b) => a.start - b.start || b.length - a.length)) {
    if (piece.start !== end) continue;
    row.push(piece);
    end += piece.length;
  }
  return row;
}

function prefixOf(uploadId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw uploadNotFound();
  return `${root}${uploadId}/`;
}
