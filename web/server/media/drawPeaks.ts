import { decodeSound } from './decodeSound.ts';
import type { Peaks } from './peakLanes.ts';
import type { MediaProbe } from './probeMedia.ts';

/** The wave form of a recording alone. Throws MediaError (`NO_AUDIO`, …). */
export const drawPeaks = async (input: string, probe: MediaProbe): Promise<Peaks> =>
  (await decodeSound(input, probe)).peaks;
