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
    ['maya lindqvist', { name: 'maya lindqvist', role: 'INTERVIEWER' }],
    ['Ines Carvalho', { name: 'Ines Carvalho', role: 'CANDIDATE' }],
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
