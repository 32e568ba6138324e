import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import { UploadBucketStore } from './uploadBucketStore.ts';
import { UploadFileStore } from './uploadFileStore.ts';
import { uploadSize } from './uploadSize.ts';

/** Where uploads grow until they are whole. The database knows which there are; this holds their bytes. */
export interface UploadStore extends DataStore {
  /** Durable bytes so far; 0 for an upload of which nothing has come. */
  receivedBytes(uploadId: string): Promise<number>;
  /** When bytes last came; null when none ever did. */
  lastReceivedAt(uploadId: string): Promise<Date | null>;
  /** The whole content, once all has arrived: a path on this machine, or a stream. */
  content(uploadId: string): Promise<string | Readable>;
}

/** The store the settings name: the bucket when there is one, else DATA_DIR/uploads. */
export const openUploadStore = (database: Database, settings: Settings): UploadStore => {
  const sizeOf = (uploadId: string) => uploadSize(database, uploadId);
  return settings.S3_BUCKET
    ? new UploadBucketStore({ ...settings, S3_BUCKET: settings.S3_BUCKET }, sizeOf)
    : new UploadFileStore(settings.uploadsDir, sizeOf);
};
