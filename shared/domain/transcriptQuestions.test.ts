import { describe, expect, it } from 'vitest';
import { countQuestions } from './transcriptQuestions.ts';
import type { Word } from './transcript.ts';

const spoken = (text: string, pauseBefore: string[] = []) => {
  let atMs = 0;
  const words = text.split(' ').map((word): Word => {
    if (pauseBefore.includes(word)) atMs += 900;
    atMs += 300;
    return [word, atMs - 300, atMs - 20, null];
  });
  return { text, words };
};

describe('countQuestions', () => {
  it.each([
    ['Tell me about the project.', 0],
    ['Why? How long did it take?', 2],
    ['Really??', 1],
    ['She asked “why?” and left.', 1],
    ['Open the page at example.com/?a=b please.', 0],
    ['你喜欢这份工作吗？', 1],
    ['¿Por qué se fue?', 1],
  ])('counts marks where the engine writes punctuation: %s', (text, count) => {
    expect(countQuestions(spoken(text))).toBe(count);
  });

  it.each([
    'what made you leave',
    'so how long did that take',
    'okay and do you like working alone',
    'where did you learn that',
    "what's your notice period",
    'is there anything you want to ask',
    'which language do you know best',
    "didn't you lead that team",
  ])('knows an English question without punctuation: %s', (text) => {
    expect(countQuestions(spoken(text))).toBe(1);
  });

  it.each([
    'when i was at my last company we shipped weekly',
    'how you handle it depends',
    'where i worked before',
    'i do think so',
    'we can start now',
    'whatever works for you',
  ])('takes a statement for a statement: %s', (text) => {
    expect(countQuestions(spoken(text))).toBe(0);
  });

  it('finds several questions between the pauses of one turn', () => {
    const turn = spoken('what did you build there and how did you test it', ['and']);
    expect(countQuestions(turn)).toBe(2);
  });
});
