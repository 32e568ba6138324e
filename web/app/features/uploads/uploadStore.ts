import type { Upload as TusUpload } from 'tus-js-client';
import { create } from 'zustand';
import { sendFile } from './sendFile.ts';
import type { Sending } from './sendFile.ts';
import { createTransferRate } from './transferRate.ts';

type UploadState = 'queued' | 'sending' | 'waiting' | 'paused' | 'failed' | 'sent';

/** One file on its way, as the tray shows it. */
export interface UploadEntry {
  callId: string;
  /** What the person calls it: the candidate, or the file. */
  title: string;
  fileName: string;
  sizeBytes: number;
  fingerprint: string;
  sentBytes: number;
  state: UploadState;
  bytesPerSecond: number | null;
  failureReason: string | null;
}

interface NewUpload {
  callId: string;
  uploadUrl: string;
  title: string;
  fileName: string;
  sizeBytes: number;
  fingerprint: string;
  /** What the server is known to have. */
  receivedBytes: number;
  source: TusUpload['file'];
}

interface UploadStore {
  uploads: readonly UploadEntry[];
  startUpload(upload: NewUpload): void;
  pauseUpload(callId: string): void;
  /** Goes on after a pause or a failure. */
  resumeUpload(callId: string): void;
  /** Stops sending and forgets it here; what the server has is the caller's to cancel. */
  dropUpload(callId: string): void;
  /** Whose uploads these are; those of somebody who signed out before are forgotten. */
  claim(userId: string): void;
}

/** More at once would take the browser's few connections from the pages themselves. */
const atOnce = 2;

const isMoving = ({ state }: UploadEntry): boolean => state === 'sending' || state === 'waiting';

/** Bytes move outside React, so that they go on while the person moves between pages. */
export const useUploads = create<UploadStore>((set, get) => {
  const sources = new Map<string, NewUpload>();
  const sendings = new Map<string, Sending>();
  let ownerId: string | null = null;

  const change = (callId: string, changes: Partial<UploadEntry>) =>
    set(({ uploads }) => ({
      uploads: uploads.map((entry) => (entry.callId === callId ? { ...entry, ...changes } : entry)),
    }));

  /** Starts those that wait for their turn, oldest first. */
  const startNext = () => {
    const { uploads } = get();
    const free = atOnce - uploads.filter(isMoving).length;
    for (const { callId } of uploads.filter(({ state }) => state === 'queued').slice(0, free)) {
      change(callId, { state: 'sending' });
      const begun = sendings.get(callId);
      const source = sources.get(callId);
      if (begun) begun.resume();
      else if (source) sendings.set(callId, send(source));
    }
  };

  const stop = (callId: string, changes: Partial<UploadEntry>) => {
    change(callId, { ...changes, bytesPerSecond: null });
    startNext();
  };

  const send = ({ callId, source, uploadUrl, sizeBytes }: NewUpload): Sending => {
    const rate = createTransferRate();
    return sendFile(source, uploadUrl, {
      onProgress: (sentBytes) => {
        rate.add(sentBytes, performance.now());
        change(callId, { state: 'sending', sentBytes, bytesPerSecond: rate.bytesPerSecond() });
      },
      onReceived: (sentBytes) => change(callId, { sentBytes }),
      onWaiting: () => {
        rate.reset();
        // How much of a broken request the server kept is known when the sending goes on.
        change(callId, { state: 'waiting', bytesPerSecond: null });
      },
      onDone: () => {
        sendings.delete(callId);
        sources.delete(callId);
        stop(callId, { state: 'sent', sentBytes: sizeBytes });
      },
      onFailed: (failureReason) => stop(callId, { state: 'failed', failureReason }),
    });
  };

  return {
    uploads: [],

    startUpload(upload) {
      const { callId, title, fileName, sizeBytes, fingerprint, receivedBytes } = upload;
      get().dropUpload(callId);
      sources.set(callId, upload);
      const entry: UploadEntry = {
        callId,
        title,
        fileName,
        sizeBytes,
        fingerprint,
        sentBytes: receivedBytes,
        state: 'queued',
        bytesPerSecond: null,
        failureReason: null,
      };
      set(({ uploads }) => ({ uploads: [...uploads, entry] }));
      startNext();
    },

    pauseUpload(callId) {
      sendings.get(callId)?.pause();
      stop(callId, { state: 'paused' });
    },

    resumeUpload(callId) {
      change(callId, { state: 'queued', failureReason: null });
      startNext();
    },

    dropUpload(callId) {
      sendings.get(callId)?.pause();
      sendings.delete(callId);
      sources.delete(callId);
      set(({ uploads }) => ({ uploads: uploads.filter((entry) => entry.callId !== callId) }));
      startNext();
    },

    claim(userId) {
      if (ownerId !== null && ownerId !== userId)
        for (const { callId } of get().uploads) get().dropUpload(callId);
      ownerId = userId;
    },
  };
});

/** It is being sent, or waits for its turn or for the connection. */
export const isUnderWay = (entry: UploadEntry): boolean =>
  entry.state === 'queued' || isMoving(entry);

const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

// The page may close without a question unless bytes are on their way.
useUploads.subscribe(({ uploads }) => {
  if (typeof window === 'undefined') return;
  if (uploads.some(isUnderWay)) window.addEventListener('beforeunload', warnBeforeLeaving);
  else window.removeEventListener('beforeunload', warnBeforeLeaving);
});
