import { maxCaptionsPerBatch, type Caption } from '../../../shared/domain/captions.ts';
import {
  isNoteWaiting,
  type CaptureRecord,
  type CaptureStore,
  type NoteRecord,
} from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import { anyAnswerSchema, captureOperations, startedCallSchema } from './captureOperations.ts';
import type { z } from 'zod';

export type Ask = <Data>(
  schema: z.ZodType<Data>,
  query: string,
  variables: Record<string, unknown>,
) => Promise<Data>;

interface Sending {
  store: CaptureStore;
  ask: Ask;
  version: string;
}

/**
 * Sends what the server does not have of one capture: the start, the guide, captions, notes, the end, in
 * this order. Sent again after a crash, nothing counts twice.
 * @throws {ServerProblem} when the server cannot be reached, or refuses the capture itself
 */
export async function sendCapture(given: Sending & { capture: CaptureRecord }): Promise<void> {
  const { store, ask } = given;
  const { captureId } = given.capture;
  const capture = await startCall(given);
  const { callId } = capture;
  await sendCaptions(given, captureId, callId);
  await sendNotes(given, captureId, callId, (note) => isForGuide(note, capture));
  await sendGuide(given, capture);
  await sendNotes(given, captureId, callId, () => true);
  if (capture.endedAtMs === null || capture.isEndSent) return;
  if ((await store.countWaiting(captureId)) > 0) return;
  const endedAt = new Date(capture.endedAtMs).toISOString();
  await ask(anyAnswerSchema, captureOperations.endCall, { callId, endedAt });
  await store.changeCapture(captureId, { isEndSent: true, problem: null });
}

const savedWithout = 'The position or guide is no longer there. The interview is saved without it.';

type StartedCapture = CaptureRecord & { callId: string };

async function startCall(given: Sending & { capture: CaptureRecord }): Promise<StartedCapture> {
  const { store, ask, capture, version } = given;
  if (capture.callId !== null) return { ...capture, callId: capture.callId };
  const start = (choices: { positionId: string | null; callGuideId: string | null }) =>
    ask(startedCallSchema, captureOperations.startLiveCall, {
      input: {
        captureId: capture.captureId,
        platform: 'GOOGLE_MEET',
        meetingUrl: capture.meetingUrl,
        name: capture.name,
        startedAt: new Date(capture.startedAtMs).toISOString(),
        candidateName: capture.candidateName,
        iaVersion: version,
        ...choices,
      },
    });
  const chosen = { positionId: capture.positionId, callGuideId: capture.guideId };
  const { call, isAsChosen } = await start(chosen).then(
    ({ startLiveCall }) => ({ call: startLiveCall, isAsChosen: true }),
    async (error: unknown) => {
      const isGone = error instanceof ServerProblem && error.code === 'NOT_FOUND';
      if (!isGone || (!chosen.positionId && !chosen.callGuideId)) throw error;
      // What was said matters more than where it belongs, which can be set right later.
      const { startLiveCall } = await start({ positionId: null, callGuideId: null });
      return { call: startLiveCall, isAsChosen: false };
    },
  );
  const known = {
    callId: call.id,
    sentGuideId: call.callGuide?.id ?? null,
    ...(!isAsChosen && { positionId: null, guideId: null, notice: savedWithout }),
  };
  await store.changeCapture(capture.captureId, known);
  return { ...capture, ...known };
}

async function sendCaptions(
  { store, ask }: Sending,
  captureId: string,
  callId: string,
): Promise<void> {
  for (;;) {
    const waiting = await store.waitingCaptions(captureId, maxCaptionsPerBatch);
    if (waiting.length === 0) return;
    const captions = waiting.map(asInput);
    await ask(anyAnswerSchema, captureOperations.appendCaptions, { callId, captions });
    await store.markSent(captureId, waiting);
    if (waiting.length < maxCaptionsPerBatch) return;
  }
}

const asInput = (caption: Caption): Caption => {
  const { utteranceId, revision, speaker, text, startMs, endMs, isFinal } = caption;
  return { utteranceId, revision, speaker, text, startMs, endMs, isFinal };
};

/** Notes on a question go while the server still has its guide. */
const isForGuide = (note: NoteRecord, { guideId, sentGuideId }: CaptureRecord): boolean =>
  guideId === sentGuideId || note.cueId !== null;

async function sendNotes(
  { store, ask }: Sending,
  captureId: string,
  callId: string,
  isNow: (note: NoteRecord) => boolean,
): Promise<void> {
  const notes = (await store.notes(captureId)).filter(isNoteWaiting);
  for (const note of notes.filter(isNow)) {
    const { noteId: id, timeMs, text, type, visibility, cueId } = note;
    if (note.state === 'leaving') {
      await ask(anyAnswerSchema, captureOperations.deleteCallNote, { id }).catch(unlessGone);
      await store.removeNote(id);
      continue;
    }
    const add = (cue: string | null) =>
      ask(anyAnswerSchema, captureOperations.addNewCallNote, {
        ...{ callId, id, timeMs, text, type, visibility, cueId: cue },
      });
    const problem = await add(cueId)
      // The question's guide was exchanged on the server; the note itself stays.
      .catch((error: unknown) => (cueId && refusalOf(error) ? add(null) : Promise.reject(error)))
      .then(() => null)
      .catch((error: unknown) => refusalOf(error) ?? Promise.reject(error));
    const now = (await store.notes(captureId)).find(({ noteId }) => noteId === id);
    // Taken back while it was on its way: it goes the way back next.
    if (now?.state !== 'waiting') continue;
    await store.writeNote({ ...note, state: problem ? 'refused' : 'sent', problem });
  }
}

/** Why the server will never take it, or null when it may. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ServerProblem && error.code === 'BAD_INPUT' ? error.message : null;

async function sendGuide({ store, ask }: Sending, capture: StartedCapture): Promise<void> {
  const { captureId, callId, guideId } = capture;
  if (guideId === capture.sentGuideId) return;
  if (guideId) await ask(anyAnswerSchema, captureOperations.addGuideToCall, { callId, guideId });
  else await ask(anyAnswerSchema, captureOperations.removeGuideFromCall, { callId });
  await store.changeCapture(captureId, { sentGuideId: guideId });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ServerProblem && error.code === 'NOT_FOUND')) throw error;
}
