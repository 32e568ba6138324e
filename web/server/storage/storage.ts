import type { Readable } from 'node:stream';
import type { Settings } from '../settings/settings.ts';
import { diskStorage } from './diskStorage.ts';
import { s3Storage } from './s3Storage.ts';

export interface StoredFile {
  sizeBytes: number;
  /** Hexadecimal, of the whole content. */
  sha256: string;
}

export interface PutOptions {
  mimeType: string;
  /** The file at the given path is never written again, so the store may share its blocks. */
  isFinal?: boolean;
  signal?: AbortSignal;
}

/**
 * Where recordings lie: a folder, or an S3 bucket. Keys are `organizationId/callId/kind-uuid.ext`.
 * A file is there whole or not at all, and what `put` has acknowledged is durable.
 */
export interface Storage {
  /** Stores a file given by its path or a stream; replaces what stood under the key. */
  put(key: string, source: string | Readable, options: PutOptions): Promise<StoredFile>;
  /** Bytes `start` to `endInclusive`, both from 0. @throws {StorageError} NOT_FOUND */
  readRange(key: string, start: number, endInclusive: number): Promise<Readable>;
  /** What it is, in a word, when it answers. @throws when recordings cannot be reached */
  check(): Promise<string>;
  /** Null when nothing is there. */
  stat(key: string): Promise<{ sizeBytes: number } | null>;
  /** Copies a file to a path on this machine. @throws {StorageError} NOT_FOUND */
  fetchToFile(key: string, path: string): Promise<void>;
  /** The path of the file when it lies on this machine, for reading only; null otherwise. */
  localPath(key: string): string | null;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Deletes everything under a prefix, which must end with a slash. */
  deletePrefix(prefix: string): Promise<void>;
}

export type StorageSettings = Pick<
  Settings,
  | 'mediaDir'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;

/** The store the settings name: an S3 bucket by S3_BUCKET, else a folder. */
export const openStorage = (settings: StorageSettings): Storage =>
  settings.S3_BUCKET
    ? s3Storage({ ...settings, S3_BUCKET: settings.S3_BUCKET })
    : diskStorage(settings.mediaDir);
