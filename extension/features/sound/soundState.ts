import type { CapturedSound } from '../../platform/captureStore.ts';
import type { SoundReport } from '../../platform/soundReports.ts';
import { text } from '../../platform/text.ts';

export interface SoundState {
  tone: 'quiet' | 'good' | 'warning';
  text: string;
  /** What the person can do about it. */
  action: 'RECORD_AGAIN' | 'ALLOW_MICROPHONE' | null;
}

/** Without a report for this long nothing is being recorded. */
const silentAfterMs = 3_000;
/** Opening the tab's sound and the microphone takes a moment. */
const startWithinMs = 8_000;

interface SoundFacts {
  sound: Pick<CapturedSound, 'isWanted' | 'problem'>;
  /** Since when the capture goes on. */
  followSinceMs: number;
  /** The last report of this capture's recording. */
  report: { heardAtMs: number; report: SoundReport } | null;
  nowMs: number;
}

/** How the recording stands; null where none is wanted. Nothing is recorded before the first sound is on the disk. */
export function soundState(facts: SoundFacts): SoundState | null {
  const { sound, report, nowMs } = facts;
  if (!sound.isWanted) return null;
  if (sound.problem !== null)
    return {
      tone: 'warning',
      text: text('noSoundBecause', { problem: sound.problem }),
      action: 'RECORD_AGAIN',
    };
  const isHeard = report !== null && nowMs - report.heardAtMs < silentAfterMs;
  if (!isHeard && nowMs - facts.followSinceMs < startWithinMs) return starting();
  if (!isHeard) return { tone: 'warning', text: text('noSound'), action: 'RECORD_AGAIN' };
  const { state, meeting, microphone } = report.report;
  if (state === 'STARTING') return starting();
  if (meeting && !meeting.hasSignal) return warn(text('noMeetingSound'));
  if (microphone === null)
    return {
      ...warn(text('noVoice')),
      action: 'ALLOW_MICROPHONE',
    };
  if (!microphone.hasSignal) return warn(text('noMicrophoneSound'));
  const good = meeting ? text('recording') : text('recordingMicrophone');
  return { tone: 'good', text: good, action: null };
}

const starting = (): SoundState => ({
  tone: 'quiet',
  text: text('startingRecording'),
  action: null,
});
const warn = (problem: string): SoundState => ({ tone: 'warning', text: problem, action: null });
