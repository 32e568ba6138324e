import { readFile } from 'node:fs/promises';
import type { LookUpWord } from './pronounceWord.ts';

const loaded = new Map<string, Promise<LookUpWord>>();

/** A pronouncing dictionary of CMU's form, read once in a process. It takes some 30 MB. */
export function loadDictionary(path: string): Promise<LookUpWord> {
  const known = loaded.get(path) ?? read(path);
  loaded.set(path, known);
  return known;
}

async function read(path: string): Promise<LookUpWord> {
  const entries = new Map<string, string>();
  for (const line of (await readFile(path, 'latin1')).split('\n')) {
    const space = line.indexOf(' ');
    if (space > 0) entries.set(line.slice(0, space), line.slice(space + 1).trim());
  }
  return (word) => {
    const found: string[] = [];
    const first = entries.get(word);
    if (first !== undefined) found.push(first);
    for (let way = 2; entries.has(`${word}(${way})`); way++)
      found.push(entries.get(`${word}(${way})`) ?? '');
    return found;
  };
}
