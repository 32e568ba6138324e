import type { CaptureStatus } from '#shared/domain/captions.ts';
import type { CapturePhase } from './capturePhase.ts';

export interface CaptureState {
  tone: 'quiet' | 'good' | 'warning';
  label: string;
  /** What it means, and what to do. */
  detail: string;
  /** Captions can be switched on from here. */
  canTurnOn: boolean;
  /** The page is not read as it should be: its description helps to mend that. */
  canDescribe: boolean;
}

export interface CaptureFacts {
  capture: {
    phase: CapturePhase;
    isSaved: boolean;
    hasCaptions: boolean;
    isPausedInApp: boolean;
    /** How the server writes down what is said; null where it does not. */
    live: { behindSec: number; problem: string | null } | null;
  } | null;
  /** The meeting's page; null when none is open, or it fell silent. */
  page: { status: CaptureStatus; isInCall: boolean; siteName: string } | null;
  waiting: number;
  /** Something waits because of this. */
  sendProblem: string | null;
}

/** What the panel's pill says: never more than is known, and nothing is captured before the first caption. */
export function captureState(facts: CaptureFacts): CaptureState {
  const { capture, waiting, sendProblem } = facts;
  if (capture?.phase === 'ended') {
    if (capture.isSaved) return say('good', 'Saved', savedText(capture.hasCaptions));
    if (sendProblem) return say('warning', waitingText(waiting), sendProblem);
    return say('quiet', waiting > 0 ? waitingText(waiting) : 'Finishing', 'It is being sent.');
  }
  const reading = capture ? stateOfCapture(facts, capture) : stateBefore(facts);
  if (!sendProblem || waiting === 0) return reading;
  return {
    ...reading,
    tone: 'warning',
    label: `${reading.label} · ${waitingText(waiting).toLowerCase()}`,
    detail: `Everything is safe on this computer. ${sendProblem}`,
  };
}

const savedText = (hasCaptions: boolean): string =>
  hasCaptions ? 'The interview is in Rapport.' : 'No captions came in, so there is no transcript.';

function stateOfCapture(
  facts: CaptureFacts,
  { phase, hasCaptions, live, isPausedInApp }: NonNullable<CaptureFacts['capture']>,
): CaptureState {
  const isBack = facts.page?.isInCall === true;
  if (phase === 'paused' && isPausedInApp)
    return say('quiet', 'Paused in the web app', 'Nothing is captured until somebody goes on.');
  if (phase === 'paused') return say('quiet', 'Paused', 'Nothing is captured until you go on.');
  if (isBack && (phase === 'left' || phase === 'away'))
    return say('warning', 'Not capturing', 'Is this still the same interview?');
  if (phase === 'left')
    return say('warning', 'You left the call', 'The interview ends on its own after 5 minutes.');
  const reading = stateOfReading(facts, hasCaptions);
  return live && facts.page ? stateOfLive(live, reading) : reading;
}

/** The server writes the sound down where no captions are read. */
function stateOfLive(
  { behindSec, problem }: { behindSec: number; problem: string | null },
  reading: CaptureState,
): CaptureState {
  if (problem !== null)
    return {
      ...reading,
      detail: `${reading.detail} The sound is recorded, but the server cannot write it down now: ${problem}`,
    };
  const behind = behindSec <= aFewSec ? 'a few seconds' : `${behindSec} seconds`;
  return {
    ...reading,
    tone: behindSec <= aFewSec ? 'good' : 'warning',
    label: 'Transcribed on the server',
    detail: `There are no captions. The server writes down the recording, ${behind} behind.`,
    canDescribe: false,
  };
}

/** Further behind than this is said in seconds. */
const aFewSec = 10;

function stateBefore({ page }: CaptureFacts): CaptureState {
  if (!page)
    return say('quiet', 'No meeting', 'Open a meeting in this browser; this panel finds it.');
  if (page.status === 'off')
    return captionsOff('Turn captions on, so that there is something to read.');
  if (page.status !== 'unknown')
    return say('quiet', 'Not started', 'Captions are on. Nothing is saved before you start.');
  if (!page.isInCall) return say('quiet', 'Not started', 'Join the meeting and turn captions on.');
  return unreadable(page.siteName);
}

function stateOfReading({ page }: CaptureFacts, hasCaptions: boolean): CaptureState {
  if (!page)
    return say(
      'warning',
      'Lost',
      'The meeting page is closed or does not answer. Open the meeting again to go on, or finish.',
    );
  switch (page.status) {
    case 'off':
      return captionsOff('Nothing is captured. Turn captions on.');
    case 'lost':
      return {
        ...captionsOff(
          'Captions were coming in and have stopped. Turn them on again in the meeting.',
        ),
        label: 'Lost',
      };
    case 'recovered':
      return say('good', 'Recovered', 'Captions are coming in again.');
    case 'unknown':
      if (page.isInCall) return unreadable(page.siteName);
      return say('warning', 'Not in the call', 'Nothing is captured until you join the meeting.');
    case 'on_empty':
    case 'capturing':
      if (page.status === 'capturing' && hasCaptions)
        return say('good', 'Capturing', 'Captions are being saved as they come.');
      return hasCaptions
        ? say('quiet', 'Captions on', 'Nobody is speaking.')
        : say('quiet', 'Captions on, nothing said yet', 'The first words start the transcript.');
  }
}

const say = (tone: CaptureState['tone'], label: string, detail: string): CaptureState => ({
  ...{ tone, label, detail },
  canTurnOn: false,
  canDescribe: false,
});
const captionsOff = (detail: string): CaptureState => ({
  ...say('warning', 'Captions are off', detail),
  canTurnOn: true,
});
const unreadable = (siteName: string): CaptureState => ({
  ...say(
    'warning',
    'Cannot read captions',
    `Turn captions on. If they are on, ${siteName} has changed in a way this version does not know.`,
  ),
  canTurnOn: true,
  canDescribe: true,
});

const waitingText = (count: number): string =>
  count === 0 ? 'Waiting to send' : `Waiting to send ${count}`;
