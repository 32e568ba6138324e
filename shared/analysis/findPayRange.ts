import type { PayRange } from './analysis.ts';

const money = String.raw`(?:(USD|CAD|AUD|EUR|GBP|CHF|US\$|C\$|A\$|[$€£])\s?)?(?<!\d)(\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?)\s?([kK]\b)?(?:\s?(USD|CAD|AUD|EUR|GBP|CHF|€|£))?`;
const perUnit = String.raw`(?:\s*(?:\/|per|an?)\s*(?:hour|hr|year|yr|month|week|day)|\s+(?:hourly|annually|monthly|weekly|yearly))?`;
const rangePattern = new RegExp(
  String.raw`${money}${perUnit}\s*(?:-|–|—|to|and|through)\s*${money}`,
  'g',
);

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  '€': 'EUR',
  '£': 'GBP',
};

const periods: readonly (readonly [NonNullable<PayRange['period']>, RegExp])[] = [
  ['two weeks', /\b(?:bi-?weekly|every two weeks|per pay period)\b/i],
  ['hour', /(?:\/|\bper\s+|\ban?\s+)(?:hours?|hr)\b|\bhourly\b|\bhours?\b/i],
  [
    'year',
    /(?:\/|\bper\s+|\ba\s+)(?:year|yr|annum)\b|\bannual(?:ly)?\b|\byearly\b|\bp\.a\b|\byears?\b/i,
  ],
  ['month', /(?:\/|\bper\s+|\ba\s+)month\b|\bmonth(?:ly)?\b/i],
  ['week', /(?:\/|\bper\s+|\ba\s+)week\b|\bweekly\b/i],
  ['day', /(?:\/|\bper\s+|\ba\s+)day\b|\bdaily\b/i],
];

/**
 * The first pay range in a stretch of text: two amounts, the second not smaller, with a currency on
 * either. The period is read from the words beside it, first after, then before.
 */
export function findPayRange(text: string): PayRange | null {
  if (!/\d/.test(text) || !/[$€£]|USD|CAD|AUD|EUR|GBP|CHF/.test(text)) return null;
  for (const match of text.matchAll(rangePattern)) {
    const [whole, sign1, amount1 = '', k1, code1, sign2, amount2 = '', k2, code2] = match;
    const sign = sign1 ?? code1 ?? sign2 ?? code2;
    if (sign === undefined) continue;
    const maximum = toAmount(amount2, k2);
    const minimum = toAmount(amount1, k1 ?? (toAmount(amount1, undefined) < 1000 ? k2 : undefined));
    if (!(maximum >= minimum) || minimum < 5) continue;
    const found = whole.trimEnd();
    const end = match.index + found.length;
    const period =
      findPeriod(text.slice(match.index, end + 40)) ??
      findPeriod(text.slice(Math.max(0, match.index - 60), match.index));
    const currency = currencies[sign] ?? sign;
    return { start: match.index, end, text: found, minimum, maximum, currency, period };
  }
  return null;
}

function toAmount(digits: string, thousands: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
}

function findPeriod(text: string): PayRange['period'] {
  let best: { period: PayRange['period']; at: number } = { period: null, at: Infinity };
  for (const [period, pattern] of periods) {
    const at = text.search(pattern);
    if (at >= 0 && at < best.at) best = { period, at };
  }
  return best.period;
}
