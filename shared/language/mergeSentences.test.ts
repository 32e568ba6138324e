import { expect, test } from 'vitest';
import type { NoteSentence } from '../domain/aiNote.ts';
import type { CitedSentence } from './interview.ts';
import { mergeSentences } from './mergeSentences.ts';
import { shownSentences } from './shownSentences.ts';

const segments = [
  { id: 'a', text: 'I can work nights and two weekends a month.' },
  { id: 'b', text: 'I have to give eight weeks notice.' },
  { id: 'c', text: 'I took the bus this morning.' },
];
const fresh = (text: string, segmentId: string, quote: string): CitedSentence => ({
  text,
  evidence: [{ segmentId, quote }],
});
const nights = fresh('Can work nights.', 'a', 'I can work nights');
const notice = fresh('Gives eight weeks notice.', 'b', 'give eight weeks notice');
const bus = fresh('Took the bus.', 'c', 'I took the bus');
const old = (id: string, from: CitedSentence, more: Partial<NoteSentence> = {}): NoteSentence => ({
  ...{ id, ...from, editedText: null, editedById: null, writtenById: null, isDeleted: false },
  ...more,
});
let made = 0;
const newId = () => `new${++made}`;
const merge = (before: NoteSentence[], sentences: CitedSentence[], now = segments) =>
  mergeSentences(now, before, sentences, newId);
const shown = (sentences: NoteSentence[], now = segments) =>
  shownSentences(now, sentences).map(({ shownText }) => shownText);

test('what nobody touched is replaced; the same sentence keeps its id', () => {
  const merged = merge([old('1', nights), old('2', bus)], [notice, nights]);
  expect(shown(merged)).toEqual([notice.text, nights.text]);
  expect(merged[1]?.id).toBe('1');
});

test('an edit takes the place of the new sentence on the same words', () => {
  const edited = old('1', nights, { editedText: 'Nights are fine.', editedById: 'u' });
  const reworded = { ...nights, text: 'Is available at night.' };
  const merged = merge([edited], [notice, reworded]);
  expect(shown(merged)).toEqual([notice.text, 'Nights are fine.']);
  expect(merged[1]?.text).toBe(nights.text);
});

test('an edit whose words the engine no longer quotes stays after the new ones', () => {
  const edited = old('1', nights, { editedText: 'Nights are fine.' });
  expect(shown(merge([edited], [notice]))).toEqual([notice.text, 'Nights are fine.']);
});

test('a deleted sentence stays deleted when it is written again', () => {
  const deleted = old('1', bus, { isDeleted: true });
  const merged = merge([deleted], [bus, notice]);
  expect(shown(merged)).toEqual([notice.text]);
  expect(shown(merge(merged, [bus]))).toEqual([]);
});

test("one's own sentences stay last, in their order", () => {
  const own = (id: string, text: string) => old(id, { text, evidence: [] }, { writtenById: 'u' });
  const merged = merge([own('1', 'Mine.'), own('2', 'Also mine.')], [notice, nights]);
  expect(shown(merged)).toEqual([notice.text, nights.text, 'Mine.', 'Also mine.']);
});

test('after a new transcription an edit finds its words again, or stands without them', () => {
  const again = segments.map((segment) => ({ ...segment, id: `${segment.id}2` }));
  const edited = [
    old('1', nights, { editedText: 'Nights are fine.' }),
    old('2', fresh('Gone.', 'b', 'words never heard again'), { editedText: 'Kept by a person.' }),
  ];
  const merged = merge(edited, [], again);
  expect(merged.map(({ evidence }) => evidence)).toEqual([
    [{ segmentId: 'a2', quote: 'I can work nights' }],
    [],
  ]);
  expect(shown(merged, again)).toEqual(['Nights are fine.', 'Kept by a person.']);
});

test('what an engine wrote is shown only while its words stand', () => {
  const corrected = segments.map((segment) =>
    segment.id === 'a'
      ? { ...segment, text: 'I can walk nights and two weekends a month.' }
      : segment,
  );
  expect(shown([old('1', nights), old('2', notice)], corrected)).toEqual([notice.text]);
  const edited = old('1', nights, { editedText: 'Nights are fine.' });
  expect(shownSentences(corrected, [edited])).toMatchObject([
    { shownText: 'Nights are fine.', evidence: [] },
  ]);
});
