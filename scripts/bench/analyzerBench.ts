// A job description analyzed whole and after one typed character, beside retext with the same rule families and write-good.
import { analyze } from '#shared/analysis/analyze.ts';
import type { AnalysisBlock } from '#shared/analysis/analysis.ts';
import { createAnalyzer } from '#shared/analysis/createAnalyzer.ts';
import { plainTextBlocks } from '#shared/analysis/plainTextBlocks.ts';
import { analyzerPeers } from './analyzerPeers.ts';
import type { Bench, BenchRow } from './bench.ts';
import { postingOf } from './postingOf.ts';
import { spreadOf, type Spread } from './quantiles.ts';

/** The design's targets are for 700 words. */
const targetsMs = { whole: 4, edit: 0.5 } as const;
/** Distinct texts, so that no round meets the very text of the last one. */
const variants = 8;

export const analyzerBench: Bench = {
  name: 'analyzer',
  about:
    'a job description analyzed whole and after one typed character, beside retext, write-good',
  run({ isQuick }) {
    const seconds = isQuick ? 0.5 : 2;
    const rows: BenchRow[] = [];
    const raw: Record<string, Spread> = {};
    for (const words of [700, 5000])
      for (const kind of ['whole', 'edit'] as const) {
        const ours = time(kind === 'whole' ? wholeTexts(words) : oneCharacter(words), seconds);
        raw[`ours ${words} ${kind}`] = ours;
        const texts = textsOf(words);
        const peers = analyzerPeers.map(({ name, read }) => {
          // They know no edits: a changed text is read whole again, the way they are used in editors.
          const spread = time((round) => read(textAt(texts, round, kind === 'edit')), seconds);
          raw[`${name} ${words} ${kind}`] = spread;
          return { name, spread };
        });
        const target = words === 700 ? targetsMs[kind] : null;
        rows.push({
          measure: `job description of ${words.toLocaleString('en')} words, ${kind === 'whole' ? 'whole' : 'one character typed'}`,
          ours: `p50 ${inMs(ours.p50)}, p95 ${inMs(ours.p95)} ms`,
          peer: peers.map(({ name, spread }) => `${name} ${inMs(spread.p50)} ms`).join(', '),
          ratio: peers.map(({ spread }) => (ours.p50 / spread.p50).toPrecision(2)).join(', '),
          target: target === null ? '' : `p50 ≤ ${target} ms`,
          isMet: target === null ? null : ours.p50 <= target,
        });
      }
    return Promise.resolve({ rows, details: [], raw });
  },
};

type Run = (round: number) => unknown;

const inMs = (ms: number): string => ms.toFixed(ms < 1 ? 3 : 1);

const textsOf = (words: number): string[] =>
  Array.from({ length: variants }, (_, seed) => postingOf(words, seed));

const textAt = (texts: readonly string[], round: number, isEdited: boolean): string =>
  `${texts[round % texts.length] ?? ''}${isEdited ? round % 26 : ''}`;

function wholeTexts(words: number): Run {
  const all = textsOf(words).map((text) => plainTextBlocks(text));
  return (round) => analyze({ blocks: all[round % all.length] ?? [] });
}

/** One character somewhere else each round, never in a text that was seen before. */
function oneCharacter(words: number): Run {
  const blocks: readonly AnalysisBlock[] = plainTextBlocks(postingOf(words, 0));
  const analyzer = createAnalyzer();
  analyzer.update(blocks);
  return (round) => {
    const at = (round * 7) % blocks.length;
    return analyzer.update(
      blocks.map((block, index) => {
        if (index !== at) return block;
        const place = (round * 31) % (block.text.length + 1);
        const typed = String.fromCharCode(97 + (round % 26));
        return { ...block, text: block.text.slice(0, place) + typed + block.text.slice(place) };
      }),
    );
  };
}

/** Runs for so many seconds, a dozen times at least; the first fifth warms the compiler. */
function time(run: Run, seconds: number): Spread {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let round = 0; performance.now() < until || round < 12; round += 1) {
    const start = performance.now();
    run(round);
    times.push(performance.now() - start);
  }
  return spreadOf(times.slice(Math.floor(times.length / 5)));
}
