import { isSoundWaiting, type CaptureRecord } from '../../platform/captureStore.ts';

/** What the server does not have of a finished interview, and why. */
export function missingText(
  capture: Pick<CaptureRecord, 'problem' | 'isEndSent' | 'sound'>,
  waiting: number,
): string {
  const { problem, isEndSent, sound } = capture;
  const percent = Math.floor((100 * sound.sentBytes) / Math.max(1, sound.bytes));
  const end =
    isEndSent && isSoundWaiting(capture)
      ? `The recording is being sent: ${percent} %.`
      : 'The end of the interview is being sent.';
  const what =
    waiting === 0
      ? end
      : `${waiting} ${waiting === 1 ? 'caption or note waits' : 'captions and notes wait'} to be sent.`;
  const where = 'Everything is safe on this computer.';
  return [what, problem, where].filter(Boolean).join(' ');
}
