import { isSoundWaiting } from '../../platform/captureStore.ts';
import { isFresh } from '../../platform/meetings.ts';
import { text } from '../../platform/text.ts';
import { siteOf } from '../../sites/meetingSites.ts';
import { capturePhase } from '../capture/capturePhase.ts';
import { captureState, type CaptureState } from '../capture/captureState.ts';
import type { Snapshot } from './readSnapshot.ts';

/** What the panel's pill and the toolbar's icon say. */
export function stateOf(
  { session, capture, sending, waiting }: Snapshot,
  meeting: Snapshot['meeting'],
  now: number,
): CaptureState {
  const isSignedIn = session !== null && !session.isExpired;
  const phase = capture && capturePhase(capture, now);
  return captureState({
    capture: capture &&
      phase && {
        ...{ phase, hasCaptions: capture.hasCaptions },
        isPausedInApp: capture.isPausedInApp,
        live: capture.sound.live && {
          behindSec: Math.round((now - capture.startedAtMs - capture.sound.live.upToMs) / 1000),
          problem: capture.sound.live.problem,
        },
        isSaved: capture.isEndSent && !isSoundWaiting(capture),
      },
    page:
      meeting && isFresh(meeting, now) ? { ...meeting, siteName: siteOf(meeting.site).name } : null,
    waiting,
    sendProblem: isSignedIn ? (capture?.problem ?? sending.problem) : text('signedOut'),
  });
}
