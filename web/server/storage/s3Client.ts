import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { StorageSettings } from './storage.ts';

/** How to reach the bucket, for our own client and for the uploads' library. */
export const s3ClientConfig = (settings: StorageSettings): S3ClientConfig => ({
  region: settings.S3_REGION,
  forcePathStyle: settings.S3_FORCE_PATH_STYLE,
  ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
  ...(settings.S3_ACCESS_KEY_ID &&
    settings.S3_SECRET_ACCESS_KEY && {
      credentials: {
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      },
    }),
  // The newer checksums in trailers are unknown to many S3 stores that are not Amazon's.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

export const s3Client = (settings: StorageSettings): S3Client =>
  new S3Client(s3ClientConfig(settings));
