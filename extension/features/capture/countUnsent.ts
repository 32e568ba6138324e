import { captureDatabase } from '../../platform/captureDatabase.ts';
import { isSoundWaiting } from '../../platform/captureStore.ts';

/** How many interviews the server does not have whole, of those that this browser keeps. */
export async function countUnsent(): Promise<number> {
  const captures = await captureDatabase.captures();
  const counts = await Promise.all(
    captures.map(({ captureId }) => captureDatabase.countWaiting(captureId)),
  );
  return captures.filter(
    (capture, at) =>
      !capture.isDiscarded &&
      (!capture.isEndSent || isSoundWaiting(capture) || (counts[at] ?? 0) > 0),
  ).length;
}
