import { expect, test } from 'vitest';
import { exchangesOf } from './exchanges.ts';
import type { GuideCue } from './interview.ts';
import { cueModel } from './matchCues.ts';
import { noteBullets } from './noteBullets.ts';
import { talk } from './talk.ts';

function bulletsOf(lines: string, answered: readonly string[], question: string): string[] {
  const interview = talk(lines);
  const guide: GuideCue[] = [
    { cueId: 'a', cue: question, description: '', type: 'OTHER', competency: '' },
  ];
  const exchanges = exchangesOf(interview);
  const model = cueModel(guide, exchanges);
  const answer = interview.segments
    .filter(({ id }) => answered.includes(id))
    .map((segment) => ({ segment, likely: 0.9 }));
  const context = { exchanges, guide, model, meaning: () => undefined };
  return (noteBullets(interview, [answer], context)[0] ?? []).map(({ text }) => text);
}

test('a sentence that was cut over two segments stands whole in one bullet', () => {
  const bullets = bulletsOf(
    `
    I: how would you find the duplicates
    C: i cut the hashes into sixteen bands of eight and if two listings match in
    C: any one band they are a candidate pair
    C: the pairs go to a second model
    I: right
  `,
    ['s2'],
    'How do you find duplicates?',
  );
  expect(bullets).toEqual([
    'I cut the hashes into sixteen bands of eight and if two listings match in any one band they are a candidate pair',
  ]);
});

test('a sentence that was not cut stays apart from the next', () => {
  const bullets = bulletsOf(
    `
    I: What did you do?
    C: I stopped the whole job in Dungannon.
    C: I reported it to the director on Friday.
    I: Right.
  `,
    ['s2', 's3'],
    'What did you do?',
  );
  expect(bullets).toEqual([
    'I stopped the whole job in Dungannon.',
    'I reported it to the director on Friday.',
  ]);
});

test('a correction of two clauses stands once, and the figure it denies has its own', () => {
  const bullets = bulletsOf(
    `
    I: what does it cost
    C: four hundred hashes of four bytes times fifty million listings
    C: fifty million listings come to two and a half gigabytes
    I: i see
    C: sorry hang on i am looking at fifty million listings again
    C: that is not two and a half it is twenty five gigabytes
  `,
    ['s2', 's3'],
    'What does the design cost?',
  ).join(' ');
  expect(bullets.match(/it is twenty five gigabytes/g)).toHaveLength(1);
  expect(bullets.indexOf('two and a half')).toBeLessThan(bullets.indexOf('twenty five'));
});
