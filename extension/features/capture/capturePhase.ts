import type { CaptureRecord } from '../../platform/captureStore.ts';

/** A meeting page that has not reported for this long has been away: coming back needs a question. */
export const awayAfterMs = 2 * 60_000;
/** After this long outside the call, the same call may be another interview. */
export const askAfterLeftMs = 60_000;
/** Nobody came back: the interview ends on its own, at the time the person left. */
export const endAfterLeftMs = 5 * 60_000;
export const endAfterAwayMs = 30 * 60_000;

export type CapturePhase = 'following' | 'paused' | 'left' | 'away' | 'ended';

type PhaseFacts = Pick<CaptureRecord, 'endedAtMs' | 'heardAtMs' | 'leftAtMs' | 'isPaused'>;

/** Where a capture stands in its life. */
export function capturePhase(capture: PhaseFacts, nowMs: number): CapturePhase {
  if (capture.endedAtMs !== null) return 'ended';
  if (capture.leftAtMs !== null) return 'left';
  if (nowMs - capture.heardAtMs > awayAfterMs) return 'away';
  return capture.isPaused ? 'paused' : 'following';
}

/** Whether a page that reports now may go on capturing without a question. */
export function mayGoOn(capture: PhaseFacts, nowMs: number): boolean {
  const phase = capturePhase(capture, nowMs);
  if (phase === 'left') return nowMs - (capture.leftAtMs ?? 0) <= askAfterLeftMs;
  return phase === 'following' || phase === 'paused';
}

/** The end of a capture that was abandoned, or null while it may still go on. */
export function abandonedEnd(
  capture: PhaseFacts,
  nowMs: number,
): { endedAtMs: number; endedBy: 'LEFT' | 'AWAY' } | null {
  const { endedAtMs, heardAtMs, leftAtMs } = capture;
  if (endedAtMs !== null) return null;
  if (leftAtMs !== null && nowMs - leftAtMs >= endAfterLeftMs)
    return { endedAtMs: leftAtMs, endedBy: 'LEFT' };
  if (nowMs - heardAtMs >= endAfterAwayMs) return { endedAtMs: heardAtMs, endedBy: 'AWAY' };
  return null;
}
