import { nounPhrases } from './nounPhrases.ts';
import type { Interview } from './interview.ts';

/** A subject of the interview and the segments that speak of it. */
export interface Topic {
  name: string;
  /** mentions × √words, the longer phrase telling more; comparable within one interview only. */
  weight: number;
  mentions: string[];
}

interface Tally {
  words: number;
  surfaces: Map<string, number>;
  segmentIds: Set<string>;
}

/**
 * What an interview speaks of: noun phrases told in at least two segments, at most `most`, the weightiest
 * first. A phrase inside a longer one that is told as often is left out. Names of speakers are no topics.
 */
export function findTopics(interview: Interview, most = 12): Topic[] {
  const topics = weighTopics(interview).filter(({ mentions }) => mentions.length > 1);
  return topics
    .filter(({ key, weight }) => !topics.some((other) => covers(other, key, weight)))
    .slice(0, most)
    .map(({ name, weight, mentions }) => ({ name, weight, mentions }));
}

/** All noun phrases of some segments, the weightiest first, with a key that joins their forms. */
export function weighTopics({ speakers, segments }: Interview): (Topic & { key: string })[] {
  const names = new Set(speakers.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  const tallies = new Map<string, Tally>();
  for (const { id, text } of segments) {
    for (const { key, surface } of nounPhrases(text)) {
      const words = surface.split(' ');
      if (words.some((word) => names.has(word.toLowerCase()))) continue;
      note(tallies, key, surface, id);
      // The head counts for itself as well: "the booking page" is also about "page".
      const head = key.split(' ').at(-1);
      if (words.length > 1 && head) note(tallies, head, words.at(-1) ?? '', id);
    }
  }
  return [...tallies]
    .map(([key, tally]) => ({ key, ...topicOf(tally) }))
    .sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name));
}

function note(tallies: Map<string, Tally>, key: string, surface: string, id: string): void {
  const tally = tallies.get(key) ?? {
    words: key.split(' ').length,
    surfaces: new Map<string, number>(),
    segmentIds: new Set<string>(),
  };
  tally.surfaces.set(surface, (tally.surfaces.get(surface) ?? 0) + 1);
  tally.segmentIds.add(id);
  tallies.set(key, tally);
}

function topicOf({ words, surfaces, segmentIds }: Tally): Topic {
  const name = [...surfaces].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  return { name, weight: segmentIds.size * Math.sqrt(words), mentions: [...segmentIds] };
}

function covers(other: { key: string; weight: number }, key: string, weight: number): boolean {
  return other.key !== key && other.weight >= weight && ` ${other.key} `.includes(` ${key} `);
}
