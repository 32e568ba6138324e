import { expect, test } from 'vitest';
import { questionFit } from './questionFit.ts';

const line = (text: string) => ({ text, kind: 'duty' as const, reason: null });
const charts = line('Draw the charts of the bay');
const lines = [charts, line('Repair the sails'), line('Wash the deck'), line('Greet the guests')];
/** Each text has a direction of its own; "maps" mean the charts. */
const meaning = (text: string) => {
  if (text === 'Our own question?') return undefined;
  const at = /maps/.test(text) ? 0 : lines.findIndex((item) => item.text === text);
  return Float32Array.from({ length: 5 }, (_, index) => Number(index === (at < 0 ? 4 : at)));
};

test('a question near the lines in meaning fits better than one with their words', () => {
  const fit = questionFit('Draw the charts of the bay. Repair the sails.', lines, meaning);
  expect(fit('How do you make maps?', [charts])).toBeGreaterThan(
    fit('Do you draw the charts of the bay?', [charts]),
  );
});

test('the lines of its competency count most', () => {
  const fit = questionFit('', lines, meaning);
  expect(fit('How do you make maps?', [charts])).toBeGreaterThan(
    fit('How do you make maps?', lines.slice(1)),
  );
});

test('an organization’s own question comes before ours', () => {
  const fit = questionFit('', lines, meaning);
  expect(fit('Our own question?', [charts])).toBeGreaterThan(
    fit('How do you make maps?', [charts]),
  );
});

test('without sentence meaning common words count', () => {
  const fit = questionFit('Draw the charts of the bay', lines, undefined);
  expect(fit('Which charts did you draw?', [])).toBeGreaterThan(fit('How do you make maps?', []));
});
