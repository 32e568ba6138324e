import { expect, test, vi } from 'vitest';
import type { CaptureRecord } from '../../platform/captureStore.ts';
import { captureFacts } from './readDiagnostics.ts';

vi.mock('wxt/browser', () => ({ browser: {} }));

test('diagnostics tell how a capture stands, without a name, a text or an address', () => {
  const secret = 'Leo Marsh';
  const capture: CaptureRecord = {
    ...{ captureId: secret, userId: secret, serverUrl: secret, platform: 'ZOOM', name: secret },
    ...{ meetingKey: secret, meetingUrl: secret, candidateName: secret, candidateId: secret },
    consentText: secret,
    ...{ positionId: secret, guideId: secret, scheduledInterviewId: secret, sentGuideId: secret },
    ...{ startedAtMs: 0, heardAtMs: 60_000, followSinceMs: 0, leftAtMs: null, isPaused: true },
    ...{ isPausedInApp: false, isPauseSent: true },
    ...{ endedAtMs: null, endedBy: null, undoUntilMs: 0, isDismissed: false, isDiscarded: false },
    ...{ callId: secret, interviewId: secret, isEndSent: false, hasCaptions: true, sequence: 1 },
    ...{ problem: secret, notice: secret, refusedCount: 2 },
    sound: {
      ...{ isWanted: true, problem: secret, endMs: 60_000, bytes: 900, uploadUrl: secret },
      ...{ sentBytes: 0, live: null },
    },
    scores: {
      [secret]: { kind: 'QUESTION', cueId: secret, score: 3, itemText: secret, isSent: false },
    },
  };
  const facts = captureFacts(capture, 4, 90_000);
  expect(JSON.stringify(facts)).not.toContain('Leo');
  expect(facts).toMatchObject({
    ...{ platform: 'ZOOM', phase: 'paused', waiting: 4, refused: 2, lastedSec: 90 },
    ...{ hasProblem: true, isOnServer: true, soundSec: 60, soundBytes: 900, hasSoundProblem: true },
  });
});
