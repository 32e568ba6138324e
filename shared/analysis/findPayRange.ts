import type { PayRange } from './analysis.ts';

const codes = 'USD|CAD|AUD|NZD|SGD|EUR|GBP|CHF|INR|SEK|NOK|DKK|PLN|JPY|ZAR';
/** Thousands as each country writes them: 1,000 and 10,00,000; 1.000; 1'000; 1 000; or none. */
const digits = [
  String.raw`\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?`,
  String.raw`\d{1,2}(?:,\d{2}){1,3},\d{3}(?:\.\d{1,2})?`,
  String.raw`\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?(?!\d)`,
  String.raw`\d{1,3}(?:['’]\d{3}){1,3}`,
  String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,2}(?!\d)`,
  String.raw`\d{1,9}(?:\.\d{1,2})?(?!\d)`,
].join('|');
const money = String.raw`(?:(${codes}|US\$|C\$|A\$|[$€£₹])\s?)?(?<!\d)(${digits})(?:\s?([kK]\b))?(?:\s?(${codes}|€|£|₹))?`;
const perUnit = String.raw`(?:\s*(?:\/|per|an?)\s*(?:hour|hr|year|yr|annum|month|week|day)|\s+(?:hourly|annually|monthly|weekly|yearly))?`;
const rangePattern = new RegExp(
  String.raw`${money}${perUnit}\s*(?:-|–|—|to|and|through|bis)\s*${money}`,
  'g',
);

const currencyPattern = new RegExp(String.raw`[$€£₹]|${codes}`);

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
};

const periods: readonly (readonly [NonNullable<PayRange['period']>, RegExp])[] = [
  ['two weeks', /\b(?:bi-?weekly|every two weeks|per pay period)\b/i],
  ['hour', /(?:\/|\bper\s+|\ban?\s+)(?:hours?|hr)\b|\bhourly\b|\bhours?\b|(?:\bpro |\/)Stunde\b/i],
  [
    'year',
    /(?:\/|\bper\s+|\ba\s+)(?:year|yr|annum)\b|\bannual(?:ly)?\b|\byearly\b|\bp\.\s?a\b|\bpa\b|\byears?\b|(?:\b(?:pro|im) |\/)Jahr\b|\bjährlich|\bpar an\b/i,
  ],
  [
    'month',
    /(?:\/|\bper\s+|\ba\s+)month\b|\bmonth(?:ly)?\b|(?:\b(?:pro|im) |\/)Monat\b|\bmonatlich|\bpar mois\b/i,
  ],
  ['week', /(?:\/|\bper\s+|\ba\s+)week\b|\bweekly\b/i],
  ['day', /(?:\/|\bper\s+|\ba\s+)day\b|\bdaily\b/i],
];

const kinds =
  'budgets?|revenues?|turnover|funds?|funding|grants?|portfolios?|contracts?|sales|quotas?|donations?|gifts?|deals?|loans?|purchases?|invoices?|projects?|accounts|assets|investments?|spend(?:ing)?|costs?|fees?|fines?|coverage';
/** Money that somebody looks after, not money that somebody is paid: "budgets of", "raises". */
const otherBefore = new RegExp(
  String.raw`\b(?:${kinds})(?:\s+\w+){0,2}\s+(?:of|from|worth|between|total+ing|averaging)\s*(?:about|around)?\s*$|\b(?:manag(?:es?|ing|ed)|rais(?:es?|ing|ed)|handl(?:es?|ing)|oversee(?:s|ing)?|clos(?:es?|ing)|approv(?:es?|ing)|award(?:s|ing)?)\b[^.;:]{0,50}$`,
  'i',
);
const otherAfter = new RegExp(
  String.raw`^(?:\s+(?:an?|per)\s+\w+)?\s+(?:in|of)\s+(?:\w+\s+){0,2}(?:${kinds})\b`,
  'i',
);
const payWord =
  /\b(?:salar(?:y|ies)|pay|paid|wages?|compensation|remuneration|earn(?:s|ings?)?|stipend|hiring range|pay range|grade|rate|gehalt|jahresgehalt|brutto|OTE)\b/i;

/**
 * The first pay range in a stretch of text: two amounts, the second not smaller, with a currency on
 * either. The period is read from the words beside it, first after, then before.
 */
export function findPayRange(text: string): PayRange | null {
  if (!/\d/.test(text) || !currencyPattern.test(text)) return null;
  for (const match of text.matchAll(rangePattern)) {
    const [whole, sign1, amount1 = '', k1, code1, sign2, amount2 = '', k2, code2] = match;
    const sign = sign1 ?? code1 ?? sign2 ?? code2;
    if (sign === undefined) continue;
    const maximum = toAmount(amount2, k2);
    const minimum = toAmount(amount1, k1 ?? (toAmount(amount1, undefined) < 1000 ? k2 : undefined));
    if (!(maximum >= minimum) || minimum < 5) continue;
    const found = whole.trimEnd();
    const end = match.index + found.length;
    if (
      isOtherMoney(
        text.slice(Math.max(0, match.index - 80), match.index),
        text.slice(end, end + 50),
      )
    )
      continue;
    const period =
      findPeriod(text.slice(match.index, end + 40)) ??
      findPeriod(text.slice(Math.max(0, match.index - 60), match.index));
    const currency = currencies[sign] ?? sign;
    return { start: match.index, end, text: found, minimum, maximum, currency, period };
  }
  return null;
}

/** Whether the nearest word before, or the first after, is about money of another kind. */
function isOtherMoney(before: string, after: string): boolean {
  if (payWord.test(before)) return false;
  return otherBefore.test(before) || otherAfter.test(after);
}

function toAmount(digitsFound: string, thousands: string | undefined): number {
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digitsFound)
    ? digitsFound.replaceAll('.', '').replace(',', '.')
    : digitsFound.replace(/[,'’\s]/g, '');
  return Number(grouped) * (thousands === undefined ? 1 : 1000);
}

function findPeriod(text: string): PayRange['period'] {
  let best: { period: PayRange['period']; at: number } = { period: null, at: Infinity };
  for (const [period, pattern] of periods) {
    const at = text.search(pattern);
    if (at >= 0 && at < best.at) best = { period, at };
  }
  return best.period;
}
