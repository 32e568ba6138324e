import type { Readable } from 'node:stream';
import type { Settings } from '../../settings/settings.ts';
import { UploadBucketStore } from './uploadBucketStore.ts';
import { UploadFileStore } from './uploadFileStore.ts';

/** How far an upload is. */
export interface UploadProgress {
  receivedBytes: number;
  /** When bytes last came; null when none ever did. */
  lastReceivedAt: Date | null;
}

/** Where uploads grow until they are whole. The database knows which there are; this holds their bytes. */
export interface UploadStore {
  /**
   * Writes what comes at `offset` and returns the offset behind it once all of it is durable. The pieces are
   * the store's from then on: it gives their memory back.
   */
  write(content: AsyncIterable<Buffer>, uploadId: string, offset: number): Promise<number>;
  /** The durable bytes, those of a connection that broke included. */
  durableBytes(uploadId: string): Promise<number>;
  /** Of many uploads at once; one of which nothing has come is left out. */
  progressOf(uploadIds: readonly string[]): Promise<Map<string, UploadProgress>>;
  /** The whole content, once all has arrived: a path on this machine, or a stream. */
  content(uploadId: string): Promise<string | Readable>;
  remove(uploadId: string): Promise<void>;
}

/** The store the settings name: the bucket when there is one, else DATA_DIR/uploads. */
export const openUploadStore = (settings: Settings): UploadStore =>
  settings.S3_BUCKET
    ? new UploadBucketStore({ ...settings, S3_BUCKET: settings.S3_BUCKET })
    : new UploadFileStore(settings.uploadsDir);
