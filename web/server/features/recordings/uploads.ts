import DataLoader from 'dataloader';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Settings } from '../../settings/settings.ts';
import { cancelUpload } from './cancelUpload.ts';
import { finishUploadQueue } from '../processing/recordingQueues.ts';
import { openUploadStore, type UploadStore } from './uploadStore.ts';

/** Recordings on their way in. */
export interface Uploads {
  store: UploadStore;
  /**
   * Makes `/files/{upload.id}` ready to receive. The resource exists because its row does, so a crash
   * before this loses nothing; here the store's first fault comes out before a byte is sent.
   */
  prepare(upload: { id: string }): Promise<void>;
  /** Bytes that are safe here; an upload that nobody knows has none. */
  receivedBytes(uploadId: string): Promise<number>;
  /** Tells that all bytes are here, so that a recording is made of them; may be told again. */
  arrived(uploadId: string): Promise<void>;
  /** Removes an unfinished upload with its call; false when it has already arrived whole. */
  cancel(input: {
    actor: { userId: string; organizationId: string };
    call: { id: string };
  }): Promise<boolean>;
}

/** Opens the way in. */
export function openUploads({
  database,
  settings,
  jobs,
}: {
  database: Database;
  settings: Settings;
  jobs: Pick<Jobs, 'send'>;
}): Uploads {
  const store = openUploadStore(settings);
  // A list of uploads asks the store once.
  const progress = new DataLoader(
    async (uploadIds: readonly string[]) => {
      const found = await store.progressOf(uploadIds);
      return uploadIds.map((id) => found.get(id)?.receivedBytes ?? 0);
    },
    { cache: false },
  );
  return {
    store,
    prepare: async ({ id }) => void (await store.durableBytes(id)),
    receivedBytes: (uploadId) => progress.load(uploadId),
    arrived: (uploadId) => jobs.send(finishUploadQueue, { uploadId }),
    cancel: ({ actor, call }) =>
      cancelUpload({
        db: database.forOrganization(actor.organizationId),
        ...{ actor, store, callId: call.id },
      }),
  };
}
