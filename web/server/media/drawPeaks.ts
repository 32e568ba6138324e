import { ChannelComparison } from './channelComparison.ts';
import { decodeAudio } from './decodeAudio.ts';
import type { MediaProbe } from './probeMedia.ts';

export interface Peaks {
  /** One lane a voice channel, two at most; each point is the loudest sample, 0..1, 2 decimals. */
  channels: number[][];
  /** Points a second. */
  perSecond: number;
}

const sampleRate = 8000;
const maxPoints = 2000;
const finestPerSecond = 50;

/** The waveform of a recording, at most 2,000 points a lane. Throws MediaError (`NO_AUDIO`, …). */
export async function drawPeaks(
  input: string,
  probe: MediaProbe,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Peaks> {
  const channels = (probe.audio?.channels ?? 1) === 2 ? 2 : 1;
  const perSecond = Math.min(finestPerSecond, maxPoints / (probe.durationMs / 1000));
  const lanes: number[][] = Array.from({ length: channels }, () => []);
  const comparison = new ChannelComparison(sampleRate);
  let frame = 0;
  await decodeAudio(input, probe, { sampleRate, channels, signal }, (samples) => {
    if (channels === 2) comparison.add(samples);
    for (let i = 0; i < samples.length; i += channels, frame++) {
      const point = Math.min(maxPoints - 1, Math.floor((frame * perSecond) / sampleRate));
      lanes.forEach((lane, channel) => {
        const level = Math.abs(samples[i + channel] ?? 0) / 32768;
        lane[point] = Math.max(lane[point] ?? 0, level);
      });
    }
  });
  const drawn = lanes.map((lane) => lane.map((level) => Math.round(level * 100) / 100));
  const [left = [], right = []] = drawn;
  if (channels === 1) return { channels: [left], perSecond };
  if (comparison.hasSeparateVoices()) return { channels: [left, right], perSecond };
  const louder = left.map((level, i) => Math.max(level, right[i] ?? 0));
  return { channels: [louder], perSecond };
}
