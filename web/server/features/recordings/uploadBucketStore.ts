import type { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import { Upload } from '@tus/server';
import { s3ClientConfig } from '../../storage/s3Client.ts';
import type { StorageSettings } from '../../storage/storage.ts';
import { uploadNotFound } from './uploadFault.ts';
import type { UploadStore } from './uploadStore.ts';

/**
 * Uploads as multipart uploads of the bucket. The tail of a request that is shorter than a part is an
 * object of its own; the library moves it through this machine at the next request, and if the process
 * dies just then the offset falls back by that tail, which the browser then sends again.
 */
export class UploadBucketStore extends S3Store implements UploadStore {
  private readonly sizeOf: (uploadId: string) => Promise<number | null>;

  constructor(
    settings: StorageSettings & { S3_BUCKET: string },
    sizeOf: (uploadId: string) => Promise<number | null>,
  ) {
    super({ s3ClientConfig: { ...s3ClientConfig(settings), bucket: settings.S3_BUCKET } });
    this.sizeOf = sizeOf;
    this.extensions = ['termination'];
  }

  override async getUpload(uploadId: string): Promise<Upload> {
    const size = await this.sizeOf(uploadId);
    if (size === null) throw uploadNotFound;
    return super.getUpload(uploadId).catch(async (error: unknown) => {
      if (!isNotFound(error)) throw error;
      return super.create(new Upload({ id: uploadId, size, offset: 0 }));
    });
  }

  override async remove(uploadId: string): Promise<void> {
    await super.remove(uploadId).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
    for (const Key of [uploadId, this.infoKey(uploadId), this.partKey(uploadId, true)])
      await this.client.deleteObject({ Bucket: this.bucket, Key });
  }

  async receivedBytes(uploadId: string): Promise<number> {
    return super.getUpload(uploadId).then(
      ({ offset }) => offset,
      (error: unknown) => {
        if (isNotFound(error)) return 0;
        throw error;
      },
    );
  }

  async lastReceivedAt(uploadId: string): Promise<Date | null> {
    const parts = await this.retrieveParts(uploadId).catch(ignoreNotFound);
    const tail = await this.client
      .headObject({ Bucket: this.bucket, Key: this.partKey(uploadId, true) })
      .catch(ignoreNotFound);
    const times = [...(parts ?? []), ...(tail ? [tail] : [])].map((one) =>
      Number(one.LastModified ?? 0),
    );
    return times.length > 0 ? new Date(Math.max(...times)) : null;
  }

  async content(uploadId: string): Promise<Readable> {
    return this.read(uploadId).catch(async (error: unknown) => {
      if (!isNotFound(error)) throw error;
      // All parts are there, but the process died before it joined them.
      const parts = await this.retrieveParts(uploadId);
      await this.finishMultipartUpload(await this.getMetadata(uploadId), parts);
      return this.read(uploadId);
    });
  }
}

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('status_code' in error && error.status_code === 404) ||
    ('name' in error && ['NoSuchUpload', 'NoSuchKey', 'NotFound'].includes(String(error.name))));

function ignoreNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}
