import type { CaptureStatus } from '#shared/domain/captions.ts';
import { countText, text } from '../../platform/text.ts';
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
    if (capture.isSaved) return say('good', text('stateSaved'), savedText(capture.hasCaptions));
    if (sendProblem) return say('warning', waitingText(waiting), sendProblem);
    return say(
      'quiet',
      waiting > 0 ? waitingText(waiting) : text('stateFinishing'),
      text('beingSent'),
    );
  }
  const reading = capture ? stateOfCapture(facts, capture) : stateBefore(facts);
  if (!sendProblem || waiting === 0) return reading;
  return {
    ...reading,
    tone: 'warning',
    label: text('stateCountWaiting', { state: reading.label, count: waiting }),
    detail: text('safeBut', { problem: sendProblem }),
  };
}

const savedText = (hasCaptions: boolean): string =>
  hasCaptions ? text('interviewSent') : text('noCaptions');

function stateOfCapture(
  facts: CaptureFacts,
  { phase, hasCaptions, live, isPausedInApp }: NonNullable<CaptureFacts['capture']>,
): CaptureState {
  const isBack = facts.page?.isInCall === true;
  if (phase === 'paused' && isPausedInApp)
    return say('quiet', text('statePausedInApp'), text('pausedInAppHint'));
  if (phase === 'paused') return say('quiet', text('statePaused'), text('pausedHint'));
  if (isBack && (phase === 'left' || phase === 'away'))
    return say('warning', text('stateNotCapturing'), text('isSameInterview'));
  if (phase === 'left') return say('warning', text('stateLeft'), text('leftHint'));
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
      detail: text('notWrittenDown', { state: reading.detail, problem }),
    };
  const isClose = behindSec <= aFewSec;
  return {
    ...reading,
    tone: isClose ? 'good' : 'warning',
    label: text('stateTranscribed'),
    detail: isClose ? text('fewSecondsBehind') : countText('secondsBehind', { count: behindSec }),
    canDescribe: false,
  };
}

/** Further behind than this is said in seconds. */
const aFewSec = 10;

function stateBefore({ page }: CaptureFacts): CaptureState {
  if (!page) return say('quiet', text('stateNoMeeting'), text('noMeetingHint'));
  if (page.status === 'off') return captionsOff(text('captionsNeeded'));
  if (page.status !== 'unknown')
    return say('quiet', text('stateNotStarted'), text('captionsReady'));
  if (!page.isInCall) return say('quiet', text('stateNotStarted'), text('joinMeeting'));
  return unreadable(page.siteName);
}

function stateOfReading({ page }: CaptureFacts, hasCaptions: boolean): CaptureState {
  if (!page) return say('warning', text('stateLost'), text('pageLost'));
  switch (page.status) {
    case 'off':
      return captionsOff(text('captionsMissing'));
    case 'lost':
      return {
        ...captionsOff(text('captionsStopped')),
        label: text('stateLost'),
      };
    case 'recovered':
      return say('good', text('stateRecovered'), text('recoveredHint'));
    case 'unknown':
      if (page.isInCall) return unreadable(page.siteName);
      return say('warning', text('stateNotInCall'), text('notInCallHint'));
    case 'on_empty':
    case 'capturing':
      if (page.status === 'capturing' && hasCaptions)
        return say('good', text('stateCapturing'), text('capturingHint'));
      return hasCaptions
        ? say('quiet', text('stateCaptionsOn'), text('nobodySpeaks'))
        : say('quiet', text('stateNothingSaid'), text('firstWords'));
  }
}

const say = (tone: CaptureState['tone'], label: string, detail: string): CaptureState => ({
  ...{ tone, label, detail },
  canTurnOn: false,
  canDescribe: false,
});
const captionsOff = (detail: string): CaptureState => ({
  ...say('warning', text('stateCaptionsOff'), detail),
  canTurnOn: true,
});
const unreadable = (siteName: string): CaptureState => ({
  ...say('warning', text('stateUnreadable'), text('unreadableHint', { site: siteName })),
  canTurnOn: true,
  canDescribe: true,
});

const waitingText = (count: number): string =>
  count === 0 ? text('waitingToSend') : text('countWaitingToSend', { count });
