/** Unhurried speech is about 150 words or 900 letters a minute. */
const lettersPerSecond = 15;
const shortestMs = 1000;

interface MaybeTimed {
  startMs: number | null;
  endMs: number | null;
  text: string;
}

/**
 * Segments with every time filled in: known starts stay, unknown ones share the stretch between
 * their neighbours by length, and past the last known one speech runs at 150 words a minute, or up
 * to `durationMs` when it is given. An unknown end is the next start, or earlier where the words are
 * few. With no time at all the whole is an estimate from 0, so look at `hasTimes` first.
 */
export function fillTimes<T extends MaybeTimed>(
  segments: readonly T[],
  durationMs: number | null = null,
): (T & { startMs: number; endMs: number })[] {
  const starts = startsOf(segments, durationMs);
  return segments.map((segment, index) => {
    const startMs = starts[index] ?? 0;
    const next = starts[index + 1] ?? durationMs ?? Infinity;
    const longest = startMs + Math.max(shortestMs, 2 * speechMs(segment.text));
    const guess = next > startMs ? Math.min(next, longest) : longest;
    return { ...segment, startMs, endMs: Math.max(startMs, segment.endMs ?? guess) };
  });
}

function startsOf(segments: readonly MaybeTimed[], durationMs: number | null): number[] {
  const starts: number[] = [];
  while (starts.length < segments.length) {
    const first = starts.length;
    let after = first + 1;
    while (after < segments.length && segments[after]?.startMs === null) after++;
    const run = segments.slice(first, after);
    const fromMs = run[0]?.startMs ?? 0;
    const neededMs = run.reduce((sum, { text }) => sum + speechMs(text), 0);
    const untilMs = segments[after]?.startMs ?? durationMs ?? fromMs + neededMs;
    let before = 0;
    for (const { text } of run) {
      starts.push(Math.round(fromMs + (Math.max(0, untilMs - fromMs) * before) / neededMs));
      before += speechMs(text);
    }
  }
  return starts;
}

/** Never 0, so that a share can be taken of it. */
const speechMs = (text: string): number => ((text.length + 1) / lettersPerSecond) * 1000;
