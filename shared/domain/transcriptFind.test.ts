import { describe, expect, it } from 'vitest';
import { findInTranscript, shownText } from './transcriptFind.ts';
import type { Word } from './transcript.ts';

const segment = (text: string) => ({
  startMs: 0,
  endMs: 1000,
  text,
  words: text.split(' ').map((word): Word => [word, 0, 0, null]),
});

const shownHits = (texts: string[], query: string) => {
  const segments = texts.map(segment);
  return findInTranscript(segments, query).map(({ segment: index, from, to }) => {
    const found = segments[index];
    return [index, found ? shownText(found).slice(from, to) : ''];
  });
};

describe('findInTranscript', () => {
  it('finds every place in order, whatever the case', () => {
    expect(shownHits(['The team.', 'A teammate of the Team'], 'team')).toEqual([
      [0, 'team'],
      [1, 'team'],
      [1, 'Team'],
    ]);
  });

  it('finds words next to each other, with any space between them typed', () => {
    expect(shownHits(['we shipped it weekly'], '  shipped   it ')).toEqual([[0, 'shipped it']]);
  });

  it('folds accents and typographic quotation marks, and marks the letters as shown', () => {
    expect(shownHits(['Renée said “I’m done” in Zürich'], 'renee')).toEqual([[0, 'Renée']]);
    expect(shownHits(['Renée said “I’m done” in Zürich'], '"i\'m')).toEqual([[0, '“I’m']]);
    expect(shownHits(['Renée said “I’m done” in Zürich'], 'zurich')).toEqual([[0, 'Zürich']]);
  });

  it('finds text of other scripts', () => {
    expect(shownHits(['我们 很 喜欢 这个 团队'], '喜欢')).toEqual([[0, '喜欢']]);
  });

  it('finds nothing for blank, and takes special characters as they are', () => {
    expect(shownHits(['a.b'], '   ')).toEqual([]);
    expect(shownHits(['axb a.b'], 'a.b')).toEqual([[0, 'a.b']]);
  });
});
