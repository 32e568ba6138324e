import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessTitle } from './guessTitle.ts';
import { plainTextBlocks } from './plainTextBlocks.ts';

test('tells headings, bulleted and unbulleted lists from paragraphs', () => {
  const text = [
    'ESSENTIAL DUTIES',
    'You will count votes. You will train people.',
    '• Count the votes',
    '1. Train the workers',
    'Skills:',
    'Maintain the equipment logs',
    'Assist with the ballots',
    'Set up rooms for trainings',
    'Salary: $20',
  ].join('\n');
  expect(plainTextBlocks(text).map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'list-item',
    'list-item',
    'heading',
    'list-item',
    'list-item',
    'list-item',
    'paragraph',
  ]);
});

test('a wrapped line stays with its continuation', () => {
  const first = 'The clerk of the county keeps the records of all elections and';
  expect(
    plainTextBlocks(`${first}\nanswers the public.\nAnother.`).map(({ text }) => text),
  ).toEqual([`${first}\nanswers the public.`, 'Another.']);
});

test('the blocks joined are the text again', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'a b',
          'Lower case goes on and on and on and on and on and on',
          '- x',
          '',
          'HEAD',
          '\t',
        ),
      ),
      (lines) => {
        const text = lines.join('\n');
        expect(
          plainTextBlocks(text.replaceAll('\n', '\r\n'))
            .map((block) => block.text)
            .join('\n'),
        ).toBe(text);
      },
    ),
  );
});

test('the title is a labelled line or a first line that can be one', () => {
  expect(guessTitle(plainTextBlocks('=== JOB ===\nTitle: Clerk II\nx'))).toBe('Clerk II');
  expect(guessTitle(plainTextBlocks('\nElections Clerk\nWe want you.'))).toBe('Elections Clerk');
  expect(guessTitle(plainTextBlocks('We are looking for a clerk.\nx'))).toBeNull();
});
