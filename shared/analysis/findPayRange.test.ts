import { expect, test } from 'vitest';
import { findPayRange } from './findPayRange.ts';

test.each([
  ['Salary: $32.62 - $48.65 HOUR', 32.62, 48.65, 'USD', 'hour'],
  ['| Salary | $32,176.00 - $50,377.00/year |', 32176, 50377, 'USD', 'year'],
  ['Pay is €45k–60k per year.', 45000, 60000, 'EUR', 'year'],
  ['Annual salary from £30,000 to £35,000', 30000, 35000, 'GBP', 'year'],
  ['Salary: $2,445.00 - $3,056.00 Monthly', 2445, 3056, 'USD', 'month'],
  ['$1,900 to $2,300 biweekly', 1900, 2300, 'USD', 'two weeks'],
  ['$20/hour to $25/hour', 20, 25, 'USD', 'hour'],
  ['60,000 - 70,000 CAD', 60000, 70000, 'CAD', null],
])('%s', (text, minimum, maximum, currency, period) => {
  expect(findPayRange(text)).toMatchObject({ minimum, maximum, currency, period });
});

test.each([
  '$500 bonus',
  '1-3 years',
  'Call 410-974-5126',
  'a fund of $5 and 3 trucks',
  '$90,000 - $20',
])('no range: %s', (text) => {
  expect(findPayRange(text)).toBeNull();
});

test('the range is told without the blanks around it', () => {
  expect(findPayRange('Pay $20 - $25  per hour')).toMatchObject({
    start: 4,
    end: 13,
    text: '$20 - $25',
  });
});
