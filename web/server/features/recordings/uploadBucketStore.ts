import { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { DataStore, Upload } from '@tus/server';
import { s3Client } from '../../storage/s3Client.ts';
import { s3Storage } from '../../storage/s3Storage.ts';
import type { StorageSettings } from '../../storage/storage.ts';
import { uploadNotFound } from './uploadFault.ts';
import type { UploadStore } from './uploadStore.ts';

interface Piece {
  key: string;
  start: number;
  length: number;
  storedAt: Date;
}

/** One piece lies in memory for each upload in progress; 8 GB make a thousand. */
const pieceBytes = 8 * 1024 ** 2;

/**
 * Uploads in a bucket, as objects named `uploads/{id}/{start}-{length}` that are never moved or changed:
 * an offset is the end of the unbroken row of them. A multipart upload would take back the short tail of
 * a request whenever the process dies while it is being joined to the next one.
 */
export class UploadBucketStore extends DataStore implements UploadStore {
  private readonly client: ReturnType<typeof s3Client>;
  private readonly bucket: string;
  private readonly storage: ReturnType<typeof s3Storage>;
  private readonly sizeOf: (uploadId: string) => Promise<number | null>;

  constructor(
    settings: StorageSettings & { S3_BUCKET: string },
    sizeOf: (uploadId: string) => Promise<number | null>,
  ) {
    super();
    this.client = s3Client(settings);
    this.bucket = settings.S3_BUCKET;
    this.storage = s3Storage(settings);
    this.sizeOf = sizeOf;
    this.extensions = ['termination'];
  }

  override async getUpload(uploadId: string): Promise<Upload> {
    const size = await this.sizeOf(uploadId);
    if (size === null) throw uploadNotFound;
    return new Upload({ id: uploadId, size, offset: await this.receivedBytes(uploadId) });
  }

  override async write(content: Readable, uploadId: string, offset: number): Promise<number> {
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
      for await (const chunk of content as AsyncIterable<Buffer>) {
        waiting.push(chunk);
        waitingBytes += chunk.length;
        if (waitingBytes >= pieceBytes) await flush();
      }
    } finally {
      await flush(); // Also what came before a connection broke.
    }
    return position;
  }

  override remove(uploadId: string): Promise<void> {
    return this.storage.deletePrefix(prefixOf(uploadId));
  }

  async receivedBytes(uploadId: string): Promise<number> {
    const last = (await this.pieces(uploadId)).at(-1);
    return last ? last.start + last.length : 0;
  }

  async lastReceivedAt(uploadId: string): Promise<Date | null> {
    const times = (await this.pieces(uploadId)).map(({ storedAt }) => storedAt.getTime());
    return times.length > 0 ? new Date(Math.max(...times)) : null;
  }

  async content(uploadId: string): Promise<Readable> {
    const pieces = await this.pieces(uploadId);
    const { client, bucket } = this;
    async function* joined() {
      for (const { key } of pieces) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (Body instanceof Readable) yield* Body;
      }
    }
    return Readable.from(joined(), { objectMode: false });
  }

  /** The unbroken row of pieces from the first byte on. */
  private async pieces(uploadId: string): Promise<Piece[]> {
    const row: Piece[] = [];
    let end = 0;
    for (const piece of await this.storedPieces(uploadId)) {
      if (piece.start !== end) continue;
      row.push(piece);
      end += piece.length;
    }
    return row;
  }

  /** In order of their start, the longest first where two requests brought the same bytes. */
  private async storedPieces(uploadId: string): Promise<Piece[]> {
    const found: Piece[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: prefixOf(uploadId),
          ...(ContinuationToken && { ContinuationToken }),
        }),
      );
      for (const { Key: key = '', LastModified: storedAt = new Date(0) } of page.Contents ?? []) {
        const [, start, length] = /\/(\d{16})-(\d+)$/.exec(key) ?? [];
        if (start && length)
          found.push({ key, start: Number(start), length: Number(length), storedAt });
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found.sort((a, b) => a.start - b.start || b.length - a.length);
  }
}

function prefixOf(uploadId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw uploadNotFound;
  return `uploads/${uploadId}/`;
}
