import { extensionVersion } from '../../platform/browserParts.ts';
import { captureDatabase } from '../../platform/captureDatabase.ts';
import type { CaptureRecord } from '../../platform/captureStore.ts';
import { readMeetings, readSending, type Meeting } from '../../platform/meetings.ts';
import { readSession } from '../../platform/settings.ts';
import { capturePhase } from '../capture/capturePhase.ts';

/** How the extension stands, for support: no name, no address of a meeting, nothing that was said. */
export async function readDiagnostics(): Promise<object> {
  const [session, sending, meetings, captures] = await Promise.all([
    readSession(),
    readSending(),
    readMeetings(),
    captureDatabase.captures(),
  ]);
  const nowMs = Date.now();
  return {
    version: extensionVersion(),
    browser: navigator.userAgent,
    language: navigator.language,
    madeAt: new Date(nowMs).toISOString(),
    session: session ? (session.isExpired ? 'expired' : 'signed in') : 'signed out',
    hasSendProblem: sending.problem !== null,
    meetings: meetings.map((meeting) => meetingFacts(meeting, nowMs)),
    captures: await Promise.all(
      captures.map(async (capture) =>
        captureFacts(capture, await captureDatabase.countWaiting(capture.captureId), nowMs),
      ),
    ),
  };
}

const meetingFacts = (
  { site, status, isInCall, captureId, heardAtMs }: Meeting,
  nowMs: number,
) => ({
  ...{ site, status, isInCall, isCaptured: captureId !== null },
  silentSec: Math.round((nowMs - heardAtMs) / 1000),
});

export const captureFacts = (capture: CaptureRecord, waiting: number, nowMs: number) => ({
  ...{ platform: capture.platform, phase: capturePhase(capture, nowMs), waiting },
  ...{ endedBy: capture.endedBy, isEndSent: capture.isEndSent, refused: capture.refusedCount },
  ...{ hasCaptions: capture.hasCaptions, isOnServer: capture.callId !== null },
  ...{ soundSec: Math.round(capture.sound.endMs / 1000), soundBytes: capture.sound.bytes },
  ...{ soundSentBytes: capture.sound.sentBytes, hasSoundProblem: capture.sound.problem !== null },
  ...{ isDiscarded: capture.isDiscarded, isDismissed: capture.isDismissed },
  ...{ hasProblem: capture.problem !== null, hasNotice: capture.notice !== null },
  lastedSec: Math.round(((capture.endedAtMs ?? nowMs) - capture.startedAtMs) / 1000),
});
