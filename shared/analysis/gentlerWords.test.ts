import { expect, test } from 'vitest';
import { gentlerWords } from './gentlerWords.ts';

/** What is offered for the word in brackets. */
function offered(marked: string): readonly string[] {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return gentlerWords(marked.replace('[', '').replace(']', ''), start, end);
}

test.each([
  ['[Lead] a team of six nurses', 'guide'],
  ['You will [lead] the audits.', 'guide'],
  ['Experience [leading] a redesign', 'guiding'],
  ['A [leading] provider of lifts', 'well-known'],
  ['We want an [individual] who listens.', 'person'],
  ['An [individual] calls you each day.', 'person'],
  ['A [competitive] person', 'motivated'],
  ['The schedule is [determined] by the agency.', 'set'],
  ['You [challenge] assumptions.', 'question'],
  ['The [challenge] is scale.', 'task'],
  ['Able to work [independently]', 'with little supervision'],
  ['The [principles] of bookkeeping', 'basics'],
  ['Goals and [objectives]', 'aims'],
])('%s: %s', (marked, expected) => {
  expect(offered(marked)).toContain(expected);
});

test.each([
  'Follow up on high-quality [leads].',
  'A course of study [leading] to a degree',
  'These mistakes [lead] to poor results.',
  'Run [lead] generation campaigns.',
  'Strong [leadership] skills',
  'An [individual] process for each child',
  'An [active] registration as a nurse',
  'Service: [Competitive]',
  'An [independent] office within the department',
  'Informs [decision]-making',
  'A pro-[active] cook',
  'Customer-[driven] design',
  'Write to the Office of [Analysis] and Research.',
  'Maintain [logic] controllers.',
  'Report to your [superior].',
])('nothing fits: %s', (marked) => {
  expect(offered(marked)).toEqual([]);
});
