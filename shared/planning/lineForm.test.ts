import { expect, test } from 'vitest';
import { lineForm } from './lineForm.ts';

test.each([
  ['Prepare the payroll for 200 people', null, true],
  ['You will prepare the payroll.', 'duty', true],
  ['Ability to work under pressure', 'requirement', false],
  ['Experience with Salesforce', 'requirement', false],
  ['Experience with sails is a plus', 'preferred', false],
  ['Zoom, Microsoft Word, Excel, and PowerPoint', 'requirement', false],
  ['The Harbor Clerk will be responsible for logging ships', 'duty', true],
  ['We have sailed for years', null, false],
])('what “%s” says, and whether it is work', (line, says, isWork) => {
  expect(lineForm(line)).toMatchObject({ says, isWork });
});

test('what names neither work nor something to bring is not clear', () => {
  expect(lineForm('Blue folders').isClear).toBe(false);
  expect(lineForm('Good with numbers').isClear).toBe(true);
});
