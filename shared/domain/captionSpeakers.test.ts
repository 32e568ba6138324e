import { expect, test } from 'vitest';
import { captionSpeakers } from './captionSpeakers.ts';

const people = {
  ownerName: 'Tom Okafor',
  interviewerNames: ['Maya Lindqvist'],
  candidateName: 'Inês Carvalho',
};

test('"You" is the person at the keyboard, known names get their role, others none', () => {
  expect([
    ...captionSpeakers(['You', 'maya lindqvist', 'Ines Carvalho', 'Somebody', null], people),
  ]).toEqual([
    ['You', { name: 'Tom Okafor', role: 'INTERVIEWER' }],
    ['maya lindqvist', { name: 'Maya Lindqvist', role: 'INTERVIEWER' }],
    ['Ines Carvalho', { name: 'Inês Carvalho', role: 'CANDIDATE' }],
    ['Somebody', { name: 'Somebody', role: 'UNKNOWN' }],
    [null, { name: 'Unknown speaker', role: 'UNKNOWN' }],
  ]);
});

test('the only stranger beside an interviewer is the candidate', () => {
  const speakers = captionSpeakers(['You', 'ines.c'], { ...people, candidateName: null });
  expect(speakers.get('ines.c')?.role).toBe('CANDIDATE');
});

test('two strangers stay unknown, and so does one where nobody is known', () => {
  const two = captionSpeakers(['You', 'a', 'b'], { ...people, candidateName: null });
  expect([two.get('a')?.role, two.get('b')?.role]).toEqual(['UNKNOWN', 'UNKNOWN']);
  expect(captionSpeakers(['a'], people).get('a')?.role).toBe('UNKNOWN');
});

test('who shows more or less of a name, or changes it, stays one person', () => {
  const renamed = ['You', 'Tom J. Okafor', 'Ines Carvalho', 'Inês M. Carvalho (she/her)', 'Inês'];
  expect([...captionSpeakers(renamed, people).values()]).toEqual([
    { name: 'Tom Okafor', role: 'INTERVIEWER' },
    { name: 'Tom Okafor', role: 'INTERVIEWER' },
    ...Array(3).fill({ name: 'Inês Carvalho', role: 'CANDIDATE' }),
  ]);
  const stranger = captionSpeakers(['You', 'Leo Marsh', 'Leo J. Marsh', 'Marsh, Leo'], {
    ...people,
    candidateName: null,
  });
  expect(
    new Set([...stranger.values()].slice(1).map(({ name, role }) => `${name} ${role}`)),
  ).toEqual(new Set(['Leo Marsh CANDIDATE']));
});

test('a name that may be two people is neither of them', () => {
  const two = { ...people, interviewerNames: ['Ana Ruiz'], candidateName: 'Ana Lopez' };
  expect(captionSpeakers(['You', 'Ana'], two).get('Ana')?.name).toBe('Ana');
  expect(captionSpeakers(['You', 'Maya', 'Inês Carvalho'], people).get('Maya')?.role).toBe(
    'UNKNOWN',
  );
  const strangers = captionSpeakers(['Leo Park', 'Leo', 'Leo Marsh'], people);
  expect([...strangers.values()].map(({ name }) => name)).toEqual(['Leo Park', 'Leo', 'Leo Marsh']);
});
