// Usage: node scripts/benchAnalyze.ts [--seconds 3]
// Times the analyzer: a whole text of 700 and of 5,000 words, and one typed character in each. Beside
// it, on the same texts, retext with the same rule families and write-good, when they are installed:
// unified 11.0.5, retext-english 5.0.0, retext-stringify 4.0.0, retext-equality 7.1.0, retext-passive
// 5.0.0, retext-simplify 8.0.0, retext-readability 8.0.0, retext-profanities 8.0.0, write-good 1.0.8.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { analyze } from '../shared/analysis/analyze.ts';
import type { AnalysisBlock } from '../shared/analysis/analysis.ts';
import { createAnalyzer } from '../shared/analysis/createAnalyzer.ts';
import { plainTextBlocks } from '../shared/analysis/plainTextBlocks.ts';

type Run = (text: string) => unknown;

const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 3;
const fixtures = new URL('../tests/fixtures/postings/', import.meta.url);
const postings = readdirSync(fixtures)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(new URL(name, fixtures), 'utf8'));

/** Whole lines of the postings, rotated and each made distinct by a number, up to so many words. */
function sampleText(words: number, seed: number): string {
  const lines = postings
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const chosen: string[] = [];
  for (let index = 0, count = 0; count < words; index += 1) {
    const line = lines[(index + seed * 7) % lines.length] ?? '';
    chosen.push(index % 10 === 0 ? `${line} ${seed}` : line);
    count += line.split(/\s+/).length;
  }
  return chosen.join('\n');
}

function time(run: (round: number) => unknown): { p50: number; p95: number } {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let round = 0; performance.now() < until || round < 12; round += 1) {
    const start = performance.now();
    run(round);
    times.push(performance.now() - start);
  }
  // The first fifth warms the compiler up.
  const sorted = times.slice(Math.floor(times.length / 5)).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** One character typed somewhere else each round, so that no round meets a text seen before. */
function edited(blocks: readonly AnalysisBlock[], round: number): AnalysisBlock[] {
  const at = (round * 7) % blocks.length;
  return blocks.map((block, index) => {
    if (index !== at) return block;
    const place = (round * 31) % (block.text.length + 1);
    const typed = String.fromCharCode(97 + (round % 26));
    return { ...block, text: block.text.slice(0, place) + typed + block.text.slice(place) };
  });
}

const load = createRequire(join(process.env['PEERS_DIR'] ?? process.cwd(), 'package.json'));

async function importPeer(name: string): Promise<Record<string, unknown>> {
  const loaded: unknown = await import(pathToFileURL(load.resolve(name)).href);
  return loaded as Record<string, unknown>;
}

interface Processor {
  use(plugin: unknown): Processor;
  processSync(text: string): unknown;
}

async function retext(): Promise<Run> {
  const { unified } = await importPeer('unified');
  let processor = (unified as () => Processor)();
  for (const name of [
    'english',
    'equality',
    'passive',
    'simplify',
    'readability',
    'profanities',
    'stringify',
  ]) {
    processor = processor.use((await importPeer(`retext-${name}`))['default']);
  }
  return (text) => processor.processSync(text);
}

async function writeGood(): Promise<Run> {
  return (await importPeer('write-good'))['default'] as Run;
}

async function peers(): Promise<Map<string, Run>> {
  const found = new Map<string, Run>();
  for (const [name, start] of [
    ['retext', retext],
    ['write-good', writeGood],
  ] as const) {
    try {
      found.set(name, await start());
    } catch {
      console.log(`${name}: not installed, left out`);
    }
  }
  return found;
}

function report(
  name: string,
  ours: { p50: number; p95: number },
  others: Map<string, { p50: number; p95: number }>,
): void {
  console.log(`${name}: ours p50 ${ours.p50.toFixed(3)} ms, p95 ${ours.p95.toFixed(3)} ms`);
  for (const [peer, theirs] of others) {
    const ratio = (theirs.p50 / ours.p50).toFixed(1);
    console.log(
      `  ${peer} p50 ${theirs.p50.toFixed(2)} ms, p95 ${theirs.p95.toFixed(2)} ms: ${ratio} times ours`,
    );
  }
}

async function bundleSize(): Promise<void> {
  const { build } = await import('vite');
  const output = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      minify: true,
      lib: {
        entry: new URL('../shared/analysis/createAnalyzer.ts', import.meta.url).pathname,
        formats: ['es'],
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !('output' in first)) return;
  const code = first.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  const size = brotliCompressSync(code).length;
  console.log(
    `bundle: ${(code.length / 1024).toFixed(1)} KB minified, ${(size / 1024).toFixed(1)} KB brotli`,
  );
}

const others = await peers();
for (const words of [700, 5000]) {
  const texts = Array.from({ length: 8 }, (_, seed) => sampleText(words, seed));
  const textOf = (round: number) => texts[round % texts.length] ?? '';
  const blocksOf = texts.map((text) => plainTextBlocks(text));
  const timedPeers = (change: (text: string, round: number) => string) =>
    new Map(
      [...others].map(([name, run]) => [name, time((round) => run(change(textOf(round), round)))]),
    );

  const whole = time((round) => analyze({ blocks: blocksOf[round % 8] ?? [] }));
  report(
    `${words} words, whole text`,
    whole,
    timedPeers((text) => text),
  );

  const blocks = blocksOf[0] ?? [];
  const analyzer = createAnalyzer();
  analyzer.update(blocks);
  const edit = time((round) => analyzer.update(edited(blocks, round)));
  const typed = (text: string, round: number) => `${text}${round % 26}`;
  report(`${words} words, one character typed`, edit, timedPeers(typed));

  const single = [{ type: 'paragraph', text: textOf(0).replaceAll('\n', '. ') }];
  const lone = createAnalyzer();
  lone.update(single);
  report(
    `${words} words in one block, one character typed`,
    time((round) => lone.update(edited(single, round))),
    new Map(),
  );
}
await bundleSize();
