import { expect, test, vi } from 'vitest';
import { listenForQuestions } from './listenForQuestions.ts';

const cues = [
  { id: 'scale', cue: 'Describe a system you scaled. What broke first?' },
  { id: 'conflict', cue: 'Tell me about a conflict with a colleague and how you resolved it.' },
  { id: 'why', cue: 'Why us?' },
];
const line = (speaker: string, text: string, startMs: number) => ({ speaker, text, startMs });

test('a question asked in other words is heard at its moment', () => {
  const heard = listenForQuestions(
    cues,
    'Leo Marsh',
  )([
    line('You', 'Welcome Leo, nice to see you.', 1_000),
    line('You', 'Could you describe some system that you scaled, and what broke first?', 60_000),
  ]);
  expect([...heard]).toEqual([['scale', 60_000]]);
});

test('a question spread over two captions is heard, the candidate’s words are not', () => {
  const lines = [
    line('Leo Marsh', 'I once had a conflict with a colleague, and we resolved it.', 10_000),
    line('You', 'So tell me about a time with conflict,', 70_000),
    line('You', 'with some colleague, and how was that resolved?', 72_000),
  ];
  expect([...listenForQuestions(cues, 'Leo Marsh')(lines)]).toEqual([['conflict', 70_000]]);
});

test('a question without telling words is never taken as heard', () => {
  expect(listenForQuestions(cues, null)([line('You', 'Why us?', 1)]).size).toBe(0);
});

test('a question is heard while its caption grows and when its end comes in the next one, and lines are read once', () => {
  const listen = listenForQuestions(cues, 'Leo Marsh');
  const said = Array.from({ length: 2_000 }, (_, at) => {
    const text = vi.fn(() => `Answer number ${at} about nothing in particular.`);
    return {
      speaker: 'You',
      startMs: at,
      read: text,
      get text() {
        return text();
      },
    };
  });
  expect(listen(said).size).toBe(0);
  const growing = line('You', 'So tell me about a time with conflict,', 5_000);
  expect(listen([...said, growing]).size).toBe(0);
  const end = line('You', 'with some colleague, and how was that resolved?', 6_000);
  expect([...listen([...said, growing, end])]).toEqual([['conflict', 5_000]]);
  const corrected = line('You', 'with a colleague.', 6_000);
  expect([...listen([...said, growing, corrected])]).toEqual([['conflict', 5_000]]);
  expect(said.every(({ read }) => read.mock.calls.length === 1)).toBe(true);
});
