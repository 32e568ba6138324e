import {
  isNoteWaiting,
  isSoundWaiting,
  type CaptureRecord,
  type CaptureStore,
  type NoteRecord,
} from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import { anyAnswerSchema, captureOperations, startedCallSchema } from './captureOperations.ts';
import { askForPause, sendCaptions, type Ask } from './sendCaptions.ts';
import { sendSound } from '../sound/sendSound.ts';
import type { SoundStore } from '../../platform/soundStore.ts';
import { text } from '../../platform/text.ts';
import { sendScores } from './sendScores.ts';

interface Sending {
  store: CaptureStore;
  sound: SoundStore;
  ask: Ask;
  version: string;
  /** Asks for a pause in the web app though there is nothing to send. */
  isListening: boolean;
  /** The capture was paused in the web app, or is to go on. */
  onPausedInApp(captureId: string, isPaused: boolean): Promise<unknown>;
}

/**
 * Sends what the server does not have of one capture: the start, the guide, captions, notes, the end, and then one
 * part of the recording, in this order. Sent again after a crash, nothing counts twice.
 * @throws {ServerProblem} when the server cannot be reached, or refuses the capture itself
 */
export async function sendCapture(input: Sending & { capture: CaptureRecord }): Promise<void> {
  const { store, ask } = input;
  const { captureId } = input.capture;
  if (input.capture.isDiscarded) return discardCall(input);
  const capture = await startCall(input);
  const { callId } = capture;
  await followPause(input, capture);
  await sendNotes(input, captureId, callId, (note) => isForGuide(note, capture));
  await sendGuide(input, capture);
  await sendNotes(input, captureId, callId, () => true);
  await sendScores(store, ask, captureId);
  if (capture.endedAtMs === null) return;
  if ((await store.countWaiting(captureId)) > 0) return;
  if (!capture.isEndSent) {
    if (Date.now() < capture.undoUntilMs) return;
    const endedAt = new Date(capture.endedAtMs).toISOString();
    await ask(anyAnswerSchema, captureOperations.endCall, { callId, endedAt });
    await store.changeCapture(captureId, { isEndSent: true, problem: null });
  }
  await sendSound({ store: input.sound, ask, capture });
  const isWhole = capture.refusedCount === 0 && !isSoundWaiting(capture);
  if (capture.isDismissed && isWhole) await store.removeCapture(captureId);
}

/**
 * Sends the captions, and keeps the pause here and on the server alike: a change of this browser goes to the server,
 * or else the server's is followed. Before a pause its last words are sent; after it, it ends before the next words.
 */
async function followPause(input: Sending, capture: StartedCapture): Promise<void> {
  const { store, ask, isListening, onPausedInApp } = input;
  const { captureId, callId, isPaused, endedAtMs } = capture;
  const isChangedHere = endedAtMs === null && isPaused !== capture.isPauseSent;
  let answered: boolean | null = null;
  const onPause = (isPausedThere: boolean) => {
    answered = isPausedThere;
  };
  const tell = async () => {
    await ask(anyAnswerSchema, captureOperations.pauseCallRecording, {
      ...{ callId, pauseRecording: isPaused },
    }).catch(unlessGone);
    await store.changeCapture(captureId, { isPauseSent: isPaused });
  };
  if (isChangedHere && !isPaused) await tell();
  await sendCaptions({ store, ask, captureId, callId, onPause });
  if (isChangedHere && isPaused) await tell();
  if (isChangedHere || endedAtMs !== null) return;
  if (answered === null && isListening)
    await askForPause({ store, ask, captureId, callId, onPause });
  if (answered === null || answered === capture.isPauseSent) return;
  await store.changeCapture(captureId, { isPauseSent: answered });
  await onPausedInApp(captureId, answered);
}

async function discardCall({ store, ask, capture }: Sending & { capture: CaptureRecord }) {
  const { captureId, callId } = capture;
  if (callId)
    await ask(anyAnswerSchema, captureOperations.cancelRecording, { callId }).catch(unlessGone);
  await store.removeCapture(captureId);
}

type StartedCapture = CaptureRecord & { callId: string };

const nothingChosen = {
  ...{ candidateId: null, scheduledInterviewId: null, positionId: null, callGuideId: null },
};
type Choices = Record<keyof typeof nothingChosen, string | null>;

async function startCall(input: Sending & { capture: CaptureRecord }): Promise<StartedCapture> {
  const { store, ask, capture, version } = input;
  if (capture.callId !== null) return { ...capture, callId: capture.callId };
  const start = (choices: Choices) =>
    ask(startedCallSchema, captureOperations.addCall, {
      input: {
        captureId: capture.captureId,
        platform: capture.platform,
        meetingUrl: capture.meetingUrl,
        name: capture.name,
        startedAt: new Date(capture.startedAtMs).toISOString(),
        candidateName: capture.candidateName,
        consentText: capture.consentText,
        iaVersion: version,
        ...choices,
      },
    });
  const { candidateId, scheduledInterviewId, positionId, guideId } = capture;
  const chosen = { candidateId, scheduledInterviewId, positionId, callGuideId: guideId };
  const { call, isAsChosen } = await start(chosen).then(
    ({ addCall }) => ({ call: addCall, isAsChosen: true }),
    async (error: unknown) => {
      const isGone = error instanceof ServerProblem && error.code === 'NOT_FOUND';
      if (!isGone || Object.values(chosen).every((id) => id === null)) throw error;
      // What was said matters more than where it belongs, which can be set right later.
      const { addCall } = await start(nothingChosen);
      return { call: addCall, isAsChosen: false };
    },
  );
  const known = {
    callId: call.id,
    interviewId: call.interviewId,
    sentGuideId: call.callGuide?.id ?? null,
    ...(!isAsChosen && { positionId: null, guideId: null, notice: text('savedWithoutChoice') }),
  };
  await store.changeCapture(capture.captureId, known);
  return { ...capture, ...known };
}

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
