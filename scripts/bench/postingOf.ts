// Job descriptions of any length for the benchmarks, from the postings of the tests.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../tests/fixtures/postings/', import.meta.url);
const lines = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '');

/** Whole lines up to so many words; another `seed` begins elsewhere and makes every tenth line distinct. */
export function postingOf(words: number, seed: number): string {
  const chosen: string[] = [];
  for (let index = 0, count = 0; count < words; index += 1) {
    const line = lines[(index + seed * 7) % lines.length] ?? '';
    chosen.push(index % 10 === 0 ? `${line} ${seed}` : line);
    count += line.split(/\s+/).length;
  }
  return chosen.join('\n');
}
