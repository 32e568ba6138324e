import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { s3Storage } from '../../web/server/storage/s3Storage.ts';
import type { Storage, StorageSettings } from '../../web/server/storage/storage.ts';

export interface TestBucket {
  settings: StorageSettings & { S3_BUCKET: string };
  storage: Storage;
  /** How many requests have come in. */
  requests(): number;
  close(): Promise<void>;
}

/** An S3 store of its own on a free port of this machine. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const store = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'recordings', configs: [] }],
  });
  await store.configureBuckets();
  let requests = 0;
  const answer = store.callback();
  const server = createServer((request, response) => {
    requests++;
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const settings = {
    mediaDir: directory,
    S3_BUCKET: 'recordings',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: true,
  };
  return {
    settings,
    storage: s3Storage(settings),
    requests: () => requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
