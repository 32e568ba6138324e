import type { TimeSpan } from './speechEngine.ts';
import { quietestMoment } from './quietestMoment.ts';
import { readStretch, speechRate } from './wavFile.ts';

const longestChunkMs = 25_000;
/** Nothing shorter is cut off, so that a cut never leaves a lone syllable. */
const shortestPartMs = 8_000;
/** Pauses up to this stay inside a chunk: an engine hears better in context. */
const joinedPauseMs = 1_000;
const paddingMs = 200;

/**
 * Groups speech into chunks for the engine, 25 s at most, cut at pauses, and where somebody speaks
 * on without one, at the quietest tenth of a second. Each chunk has a little of the silence around
 * it and none overlap. The same file gives the same chunks, so finished work is found again.
 */
export async function planChunks(
  wavPath: string,
  speech: readonly TimeSpan[],
  durationMs: number,
): Promise<TimeSpan[]> {
  const parts: TimeSpan[] = [];
  for (const span of speech) parts.push(...(await cutLongSpan(wavPath, span)));
  const chunks: TimeSpan[] = [];
  for (const part of parts) {
    const last = chunks.at(-1);
    const fits = last && part.endMs - last.startMs <= longestChunkMs - 2 * paddingMs;
    if (last && fits && part.startMs - last.endMs <= joinedPauseMs) last.endMs = part.endMs;
    else chunks.push({ ...part });
  }
  return chunks.map(({ startMs, endMs }, index) => {
    const before = chunks[index - 1]?.endMs ?? -Infinity;
    const after = chunks[index + 1]?.startMs ?? Infinity;
    return {
      startMs: Math.max(0, startMs - paddingMs, Math.ceil((before + startMs) / 2)),
      endMs: Math.min(durationMs, endMs + paddingMs, Math.floor((endMs + after) / 2)),
    };
  });
}

async function cutLongSpan(wavPath: string, span: TimeSpan): Promise<TimeSpan[]> {
  const parts: TimeSpan[] = [];
  let { startMs } = span;
  while (span.endMs - startMs > longestChunkMs - 2 * paddingMs) {
    const cutMs = await findQuietest(wavPath, {
      startMs: startMs + shortestPartMs,
      endMs: Math.min(startMs + longestChunkMs - 2 * paddingMs, span.endMs - 1_000),
    });
    parts.push({ startMs, endMs: cutMs });
    startMs = cutMs;
  }
  return [...parts, { startMs, endMs: span.endMs }];
}

/** The middle of the quietest tenth of a second within a stretch. */
async function findQuietest(wavPath: string, within: TimeSpan): Promise<number> {
  const samples = await readStretch(wavPath, within);
  return within.startMs + (quietestMoment(samples) * 1000) / speechRate;
}
