import { expect, test } from 'vitest';
import { findHeardQuestions } from './findHeardQuestions.ts';

const cues = [
  { id: 'scale', cue: 'Describe a system you scaled. What broke first?' },
  { id: 'conflict', cue: 'Tell me about a conflict with a colleague and how you resolved it.' },
  { id: 'why', cue: 'Why us?' },
];
const line = (speaker: string, text: string, startMs: number) => ({ speaker, text, startMs });

test('a question asked in other words is heard at its moment', () => {
  const heard = findHeardQuestions(
    cues,
    [
      line('You', 'Welcome Leo, nice to see you.', 1_000),
      line('You', 'Could you describe some system that you scaled, and what broke first?', 60_000),
    ],
    'Leo Marsh',
  );
  expect([...heard]).toEqual([['scale', 60_000]]);
});

test('a question spread over two captions is heard, the candidate’s words are not', () => {
  const lines = [
    line('Leo Marsh', 'I once had a conflict with a colleague, and we resolved it.', 10_000),
    line('You', 'So tell me about a time with conflict,', 70_000),
    line('You', 'with some colleague, and how was that resolved?', 72_000),
  ];
  expect([...findHeardQuestions(cues, lines, 'Leo Marsh')]).toEqual([['conflict', 70_000]]);
});

test('a question without telling words is never taken as heard', () => {
  expect(findHeardQuestions(cues, [line('You', 'Why us?', 1)], null).size).toBe(0);
});
