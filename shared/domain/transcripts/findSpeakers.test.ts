import { describe, expect, it } from 'vitest';
import { findSpeakers } from './findSpeakers.ts';

const namesIn = (...lines: string[]) =>
  lines.map(findSpeakers(lines)).map(({ speaker }) => speaker);

describe('findSpeakers', () => {
  it('takes two people who speak once each', () => {
    expect(namesIn('Amara Osei: Hello', 'Tom Reed: Hi')).toEqual(['Amara Osei', 'Tom Reed']);
  });

  it('never takes a heading, however often it stands there', () => {
    const lines = ['Note: one', 'Note: two', 'Action items:', 'Date: Monday', 'Note: three'];
    expect(namesIn(...lines)).toEqual([null, null, null, null, null]);
  });

  it('does not take one colon in a long text for a person', () => {
    const text = Array.from({ length: 20 }, (_, index) => `Sentence number ${index} goes on.`);
    expect(namesIn(...text, 'Honestly: it was fine').at(-1)).toBeNull();
    expect(namesIn(...text, 'Second Round: it was fine').at(-1)).toBeNull();
  });

  it('takes names in small letters, telephone numbers and letters only when they repeat', () => {
    const talk = ['amara: hi', '+1 555 0100: hello', 'Q: why?', 'A: because'];
    expect(namesIn(...talk, ...talk, ...talk).slice(0, 4)).toEqual([
      'amara',
      '+1 555 0100',
      'Q',
      'A',
    ]);
    expect(namesIn('amara: hi', 'so it was', 'and then', 'it ended')[0]).toBeNull();
  });

  it('keeps a colon that belongs to the name', () => {
    expect(namesIn('Dr: Weiss: Hello', 'Tom Reed: Hi')).toEqual(['Dr: Weiss', 'Tom Reed']);
    expect(namesIn('Room 4: Ana: Hi', 'Tom Reed: Hello', 'Room 4: Ana: Bye')[0]).toBe(
      'Room 4: Ana',
    );
    expect(namesIn('Tom Reed: Listen: no', 'Tom Reed: Yes')[0]).toBe('Tom Reed');
  });

  it('takes names in any writing', () => {
    expect(namesIn('山田太郎：こんにちは', 'Łukasz Wójcik: Cześć', 'نور: مرحبا')).toEqual([
      '山田太郎',
      'Łukasz Wójcik',
      'نور',
    ]);
  });

  it('leaves web addresses and times alone', () => {
    expect(namesIn('https://example.test/a', '10:30 we met', 'at 9: sharp')).toEqual([
      null,
      null,
      null,
    ]);
  });
});
