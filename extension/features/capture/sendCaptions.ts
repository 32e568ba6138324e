import type { z } from 'zod';
import { maxCaptionsPerBatch, type Caption } from '#shared/domain/captions.ts';
import type { CaptureStore, StoredCaption } from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import { appendedCaptionsSchema, captureOperations } from './captureOperations.ts';

export type Ask = <Data>(
  schema: z.ZodType<Data>,
  query: string,
  variables: Record<string, unknown>,
) => Promise<Data>;

interface CaptionSending {
  store: CaptureStore;
  ask: Ask;
  captureId: string;
  callId: string;
  /** Told with every answer whether the capture is paused in the web app. */
  onPause(isPaused: boolean): void;
}

/** Asks whether the capture is paused in the web app while there are no captions to send. */
export async function askForPause({ ask, callId, onPause }: CaptionSending): Promise<void> {
  await append(ask, { callId, captions: [] }).then(onPause);
}

const append = async (
  ask: Ask,
  variables: { callId: string; captions: readonly Caption[] },
): Promise<boolean> => {
  const answer = await ask(appendedCaptionsSchema, captureOperations.appendCaptions, variables);
  return answer.appendCaptions.isPaused;
};

/**
 * Sends all captions that wait. A batch that the server refuses is split until the refused caption is
 * alone; that caption is marked with the reason, and the others go through.
 * @throws {ServerProblem} when the server cannot be reached, or refuses the interview itself
 */
export async function sendCaptions(sending: CaptionSending): Promise<void> {
  const { store, captureId } = sending;
  for (;;) {
    const waiting = await store.waitingCaptions(captureId, maxCaptionsPerBatch);
    if (waiting.length === 0) return;
    const failed = await sendBatch(sending, waiting, { failuresLeft: mostFailures });
    // When nothing went through, the server has the problem and not a caption.
    const isServerFault = failed.length === waiting.length;
    for (const { caption, problem } of failed) {
      if (isServerFault && problem.code !== 'BAD_INPUT') throw problem;
      await store.markRefused(captureId, caption, problem.message);
    }
    if (waiting.length < maxCaptionsPerBatch) return;
  }
}

/** Splitting finds one bad caption among 200 in fewer failed requests; more is a fault of the server. */
const mostFailures = 40;

interface FailedCaption {
  caption: StoredCaption;
  problem: ServerProblem;
}

async function sendBatch(
  sending: CaptionSending,
  batch: readonly StoredCaption[],
  budget: { failuresLeft: number },
): Promise<FailedCaption[]> {
  const { store, ask, captureId, callId, onPause } = sending;
  try {
    const captions = batch.map(asInput);
    onPause(await append(ask, { callId, captions }));
    await store.markSent(captureId, batch);
    return [];
  } catch (error) {
    budget.failuresLeft -= 1;
    const mayGoOn = budget.failuresLeft > 0 && error instanceof ServerProblem;
    if (!mayGoOn || !mayBeOneCaption(error)) throw error;
    const [first] = batch;
    if (first && batch.length === 1) return [{ caption: first, problem: error }];
    const middle = Math.ceil(batch.length / 2);
    return [
      ...(await sendBatch(sending, batch.slice(0, middle), budget)),
      ...(await sendBatch(sending, batch.slice(middle), budget)),
    ];
  }
}

/** Whether the content of a caption may be the reason, and not the person's rights or the interview. */
const mayBeOneCaption = ({ kind, code }: ServerProblem): boolean =>
  kind === 'refused' && (code === 'BAD_INPUT' || code === '' || code === 'INTERNAL_SERVER_ERROR');

const asInput = (caption: Caption): Caption => {
  const { utteranceId, revision, speaker, text, startMs, endMs, isFinal } = caption;
  return { utteranceId, revision, speaker, text, startMs, endMs, isFinal };
};
