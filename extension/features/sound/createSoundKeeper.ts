import type { CaptureRecord } from '../../platform/captureStore.ts';
import type { SoundStore } from '../../platform/soundStore.ts';

interface SoundKeeping {
  store: Pick<SoundStore, 'change'>;
  /** The interview that is open; null when none is. */
  findOpen(): Promise<CaptureRecord | null>;
  /** The tab of its meeting; null when no page shows it. */
  tabOf(capture: CaptureRecord): Promise<number | null>;
  recorder: {
    /** Which interview is being recorded. */
    current(): Promise<string | null>;
    /** @throws {Error} with what the person can do about it */
    start(captureId: string, tabId: number): Promise<void>;
    stop(): Promise<void>;
  };
}

export interface SoundKeeper {
  /** Starts or stops the recording, as the open interview needs it. */
  sync(): Promise<void>;
  /** The person asks for it again. */
  retry(captureId: string): Promise<void>;
  /** The person has let the extension hear a tab: what failed there is tried again. */
  heardTab(tabId: number): Promise<void>;
  /** The recording has broken off. */
  ended(captureId: string, reason: string): Promise<void>;
}

/** Records the open interview while it is captured, and at no other time. */
export function createSoundKeeper(options: SoundKeeping): SoundKeeper {
  const { store, findOpen, tabOf, recorder } = options;
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (run: () => Promise<void>): Promise<void> =>
    (turn = turn.catch(() => undefined).then(run));

  async function adjust(): Promise<void> {
    const capture = await findOpen();
    const current = await recorder.current();
    const isNeeded = capture !== null && needsSound(capture);
    if (current !== null && !(isNeeded && current === capture.captureId)) await recorder.stop();
    if (!isNeeded || current === capture.captureId || capture.sound.problem !== null) return;
    const { captureId } = capture;
    const tabId = await tabOf(capture);
    if (tabId === null) return;
    const problem = await recorder.start(captureId, tabId).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem === null) return;
    await store.change(captureId, { problem });
    await recorder.stop();
  }
  return {
    sync: () => inTurn(adjust),
    retry: (captureId) =>
      inTurn(async () => {
        await store.change(captureId, { problem: null });
        await adjust();
      }),
    heardTab: (tabId) =>
      inTurn(async () => {
        const capture = await findOpen();
        if (!capture?.sound.problem || (await tabOf(capture)) !== tabId) return;
        await store.change(capture.captureId, { problem: null });
        await adjust();
      }),
    ended: (captureId, problem) =>
      inTurn(async () => {
        await store.change(captureId, { problem });
        await recorder.stop();
      }),
  };
}

/** Whoever pauses or leaves the call is not recorded. */
const needsSound = ({ sound, isPaused, leftAtMs }: CaptureRecord): boolean =>
  sound.isWanted && sound.uploadUrl === null && !isPaused && leftAtMs === null;
