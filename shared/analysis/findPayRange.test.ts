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
  ['£30k–£35k pa', 30000, 35000, 'GBP', 'year'],
  ['£30,000 - £35,000 p.a.', 30000, 35000, 'GBP', 'year'],
  ['€60.000 – 70.000 pro Jahr', 60000, 70000, 'EUR', 'year'],
  ['90.000 - 100.000 EUR', 90000, 100000, 'EUR', null],
  ['4.500,50 € bis 5.000 € im Monat', 4500.5, 5000, 'EUR', 'month'],
  ["CHF 90'000 – 110'000", 90000, 110000, 'CHF', null],
  ['₹10,00,000 - 12,00,000', 1000000, 1200000, 'INR', null],
  ['45 000 € - 60 000 €', 45000, 60000, 'EUR', null],
  ['You manage a budget. The pay is $50,000 to $60,000 a year', 50000, 60000, 'USD', 'year'],
  ['Contract role, £400 - £500 per day', 400, 500, 'GBP', 'day'],
  ['Sales representative $60,000-$80,000', 60000, 80000, 'USD', null],
  ['Project manager: $80,000 - $90,000', 80000, 90000, 'USD', null],
  ['For managing contracts we pay a salary of $50,000 to $60,000', 50000, 60000, 'USD', null],
])('%s', (text, minimum, maximum, currency, period) => {
  expect(findPayRange(text)).toMatchObject({ minimum, maximum, currency, period });
});

test.each([
  '$500 bonus',
  '1-3 years',
  'Call 410-974-5126',
  'a fund of $5 and 3 trucks',
  '$90,000 - $20',
  'Manages a budget of $200,000 to $500,000 a year',
  'Raises $200,000 to $500,000 a year in grants',
  'Contracts of $5,000 - $10,000',
  'You close deals worth $200,000 - $500,000',
  '$200,000 - $500,000 in annual sales',
  '1.5 - 2.5 EUR',
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
