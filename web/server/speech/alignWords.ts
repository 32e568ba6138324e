import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDictionary } from './loadDictionary.ts';
import { pronounceWord } from './pronounceWord.ts';
import { findPocketsphinx, runPocketsphinx } from './runPocketsphinx.ts';
import { findPocketsphinxModels } from './findPocketsphinxModels.ts';
import type { RecognizedWord } from './speechEngine.ts';
import { readWavHeader } from './wavFile.ts';

/** So wide that the only path is never lost: with one path the search costs next to nothing. */
const beams = ['-beam', '1e-120', '-pbeam', '1e-120', '-wbeam', '1e-100'];

/**
 * Finds when each word of an English sentence is said, by PocketSphinx with these words as its only
 * path and silence allowed between them. Null when that is not installed or finds no such path.
 */
export async function alignWords(
  wavPath: string,
  words: readonly string[],
): Promise<RecognizedWord[] | null> {
  const program = await findPocketsphinx();
  const model = (await findPocketsphinxModels()).find(({ language }) => language === 'en-US');
  if (!program || !model) return null;
  const lookUp = await loadDictionary(model.dictionary);
  const pronounced = words.map((word) => pronounceWord(word, lookUp));
  const spoken = words.flatMap((_, index) => (pronounced[index]?.length ? [index] : []));
  if (spoken.length === 0) return null;
  const { durationMs } = await readWavHeader(wavPath);
  const folder = await mkdtemp(join(tmpdir(), 'align-'));
  try {
    const dictionary = join(folder, 'words.dict');
    const grammar = join(folder, 'words.fsg');
    await writeFile(dictionary, spoken.map((index) => formatEntry(index, pronounced)).join(''));
    await writeFile(grammar, formatGrammar(spoken));
    const found = await runPocketsphinx(
      program,
      [...['-hmm', model.acoustic, '-dict', dictionary, '-fsg', grammar], ...beams],
      wavPath,
      { timeoutMs: 30_000 + durationMs },
    );
    return found.length === spoken.length ? placeWords(words, found) : null;
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Dictionary lines of one word; it goes by its number, so that the same word twice is no trouble. */
function formatEntry(index: number, pronounced: readonly string[][]): string {
  return (pronounced[index] ?? [])
    .map((phones, way) => `w${index}${way > 0 ? `(${way + 1})` : ''} ${phones}\n`)
    .join('');
}

function formatGrammar(spoken: readonly number[]): string {
  return [
    'FSG_BEGIN sentence',
    `NUM_STATES ${spoken.length + 1}`,
    'START_STATE 0',
    `FINAL_STATE ${spoken.length}`,
    ...spoken.map((index, at) => `TRANSITION ${at} ${at + 1} 1.0 w${index}`),
    'FSG_END\n',
  ].join('\n');
}

/** Times for all words; one without a sound stands where the word before it ends. */
function placeWords(words: readonly string[], found: readonly RecognizedWord[]): RecognizedWord[] {
  const byIndex = new Map(found.map((word) => [Number(word.text.slice(1)), word]));
  let lastMs = found[0]?.startMs ?? 0;
  return words.map((text, index) => {
    const { startMs, endMs } = byIndex.get(index) ?? { startMs: lastMs, endMs: lastMs };
    lastMs = endMs;
    return { text, startMs, endMs, confidence: null };
  });
}
