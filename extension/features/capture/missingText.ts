import { isSoundWaiting, type CaptureRecord } from '../../platform/captureStore.ts';
import { countText, text } from '../../platform/text.ts';

/** What the server does not have of a finished interview, and why. */
export function missingText(
  capture: Pick<CaptureRecord, 'problem' | 'isEndSent' | 'sound'>,
  waiting: number,
): string {
  const { problem, isEndSent, sound } = capture;
  const percent = Math.floor((100 * sound.sentBytes) / Math.max(1, sound.bytes));
  const end =
    isEndSent && isSoundWaiting(capture)
      ? text('recordingProgress', { percent })
      : text('endBeingSent');
  const what = waiting === 0 ? end : countText('itemsWait', { count: waiting });
  return [what, problem, text('safeHere')].filter(Boolean).join(' ');
}
