/** Who speaks when: `lane` is the place of the speaker among the voices of the recording. */
export interface VoiceTurn {
  lane: number;
  startMs: number;
  endMs: number;
}

/** One bar: its lane and its part of the lane's height, 0..1. */
export interface WaveBar {
  lane: number;
  level: number;
}

interface WaveSource {
  /** Loudness 0..1, one list a channel. */
  peaks: readonly (readonly number[])[];
  peaksPerSecond: number;
  durationMs: number;
  /** Tells the voices of a one-channel recording apart; in order of `startMs`. */
  turns: readonly VoiceTurn[];
}

/** A recording that never gets louder is drawn as quiet as it is. */
const quiet = 0.05;

/**
 * The bars of a wave, `count` columns of one or more bars. Two channels are two lanes; one channel is
 * laid into the lane of whoever speaks at that moment. The loudest moment fills its lane.
 */
export function waveBars(source: WaveSource, count: number): WaveBar[][] {
  const { peaks, peaksPerSecond, durationMs, turns } = source;
  const columnMs = durationMs / count;
  const loudestOfAll = peaks.reduce(
    (loudest, lane) => lane.reduce((most, value) => Math.max(most, value), loudest),
    quiet,
  );
  const [channel] = peaks;
  if (!channel || count <= 0 || durationMs <= 0) return [];
  const level = (lane: readonly number[], column: number) => {
    const from = Math.floor((column * columnMs * peaksPerSecond) / 1000);
    const to = Math.max(from + 1, Math.ceil(((column + 1) * columnMs * peaksPerSecond) / 1000));
    let loudest = 0;
    for (let i = from; i < to; i++) loudest = Math.max(loudest, lane[i] ?? 0);
    // The square root, because ears do not hear half the height as half as loud.
    return Math.sqrt(loudest / loudestOfAll);
  };
  const columns = Array.from({ length: count }, (_, column) => column);
  if (peaks.length > 1)
    return columns.map((column) =>
      peaks.map((channelPeaks, lane) => ({ lane, level: level(channelPeaks, column) })),
    );
  let next = 0;
  let lane = turns[0]?.lane ?? 0;
  return columns.map((column) => {
    const middleMs = (column + 0.5) * columnMs;
    for (let turn = turns[next]; turn && turn.startMs <= middleMs; turn = turns[++next])
      lane = turn.lane;
    return [{ lane, level: level(channel, column) }];
  });
}
