import { numbersIn } from './numbersIn.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import type { TalkTurn } from './talkTurns.ts';

export const paySides = ['OFFERED', 'EXPECTED'] as const;
export type PaySide = (typeof paySides)[number];
export const payPeriods = ['YEAR', 'MONTH', 'HOUR'] as const;
export type PayPeriod = (typeof payPeriods)[number];
export const payCurrencies = ['USD', 'EUR', 'GBP'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** Pay that was spoken of: a range, or one amount as its two ends. */
export interface SpokenPay {
  /** What interviewers offer, or what the candidate asks for; never what anybody earns or earned. */
  side: PaySide;
  minimum: number;
  maximum: number;
  period: PayPeriod;
  /** Null where it is not said. */
  currency: PayCurrency | null;
  sentence: SpokenSentence;
}

const payTalk =
  /\b(?:salary|pay|compensation|pay range|posted|published|money|numbers|base|(?:the|a) range|package|expectations?)\b/i;
/** Bare numbers ("118 to 142") are pay only in a sentence that names it. */
const namesPay = /\b(?:salary|pay|compensation|range|posted|published|base|package)\b/i;
const hasUnit = /\bthousand\b|\dk\b|[$€£]|\d[,.]?\d{3}\b|\b(?:dollars|euros|pounds)\b/i;
const otherMoney =
  /\b(?:revenue|budget|customers?|funding|deals?|quota|renewals? of|invoices?|contract|ad spend|payroll|patients?|claims?)\b/i;
/** A question for the candidate's wish that names no amount itself. */
const asksPay =
  /\b(?:salary|pay|compensation|earn|rate)\b[^.]*\?|\b(?:your number|salary expectations?|pay expectations?)\b/i;
/** What the person earns or earned is not kept, even where it is volunteered. */
const history =
  /\b(?:i(?:'m| am| was)? (?:now |currently )?(?:make|making|made|earn|earning|earned|get|getting|got|on|at|paid)\b|currently|right now|at the moment|my (?:current|last|previous|old|present)\b|used to\b|where i am now)/i;
const notAmounts =
  /(?:[\w.-]+ )?[\w.-]+ ?(?:percent|per cent|%)|\b[\w-]+ (?:to [\w-]+ )?(?:minutes?|hours?|days?|weeks?|months?|years?|people|accounts?|clinics?|engineers?)\b(?! (?:rate|pay))/gi;
const teens =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';
/** "one twelve" is 112. */
const shortHundreds = new RegExp(`\\b(one|two)[ -](?=${teens}\\b)`, 'gi');

const limits: Record<PayPeriod, readonly [number, number]> = {
  YEAR: [15_000, 1_000_000],
  MONTH: [1_000, 80_000],
  HOUR: [7, 400],
};

/** The pay that is offered and the pay that is asked for, each as it was first said. */
export function spokenPay(turns: readonly TalkTurn[]): SpokenPay[] {
  const found: Partial<Record<PaySide, SpokenPay>> = {};
  let isReply = false;
  for (const { side, text, sentences } of turns) {
    if (side === 'INTERVIEWER') {
      const isAbout = payTalk.test(text) && !otherMoney.test(text);
      const offered = isAbout ? firstPay(sentences, 'OFFERED') : null;
      if (offered) found.OFFERED ??= offered;
      isReply = offered !== null || (isAbout && asksPay.test(text));
    } else if (isReply) {
      const expected = firstPay(sentences, 'EXPECTED');
      if (expected) found.EXPECTED ??= expected;
    }
  }
  // Who answers an offer in dollars means dollars.
  const currency = found.OFFERED?.currency ?? found.EXPECTED?.currency ?? null;
  return paySides.flatMap((side) => {
    const pay = found[side];
    return pay ? [{ ...pay, currency: pay.currency ?? currency }] : [];
  });
}

function firstPay(sentences: readonly SpokenSentence[], side: PaySide): SpokenPay | null {
  for (const sentence of sentences) {
    const text = sentence.text.replaceAll('’', "'");
    if (otherMoney.test(text) || (side === 'EXPECTED' && history.test(text))) continue;
    const period: PayPeriod = /\b(?:an|per|a) hour\b|\bhourly\b/i.test(text)
      ? 'HOUR'
      : /\b(?:a|per) month\b|\bmonthly\b/i.test(text)
        ? 'MONTH'
        : 'YEAR';
    const amounts = amountsIn(text, period);
    if (side === 'OFFERED' && !hasUnit.test(text) && !namesPay.test(text)) continue;
    // One number of an interviewer may count anything; a range beside talk of pay is one of pay.
    if (amounts.length < (side === 'OFFERED' ? 2 : 1)) continue;
    const used = side === 'OFFERED' ? amounts.slice(0, 2) : expectedOf(amounts, text);
    const [minimum, maximum] = [Math.min(...used), Math.max(...used)];
    return { side, minimum, maximum, period, currency: currencyOf(text), sentence };
  }
  return null;
}

/** Two amounts of a candidate are a range only where they are said as one. */
const expectedOf = (amounts: readonly number[], text: string): number[] =>
  /\bbetween\b|\w (?:to|or) (?:\w|\$)|-\d/i.test(text) ? amounts.slice(0, 2) : amounts.slice(0, 1);

function amountsIn(text: string, period: PayPeriod): number[] {
  const [least, most] = limits[period];
  const plain = text
    .replace(/[-\s]+(?:an|per|a) (?:hour|month|year)\b/gi, ' ')
    .replace(notAmounts, ' ; ')
    .replace(shortHundreds, '$1 hundred and ')
    .replace(/\bdollars?|euros?|pounds?|[$€£]/gi, ' ');
  return numbersIn(plain)
    .map(({ value }) => (period === 'YEAR' && value >= 20 && value < 1000 ? value * 1000 : value))
    .filter((value) => value >= least && value <= most);
}

function currencyOf(text: string): PayCurrency | null {
  if (/\$|\bdollars?\b|\busd\b/i.test(text)) return 'USD';
  if (/€|\beuros?\b|\beur\b/i.test(text)) return 'EUR';
  return /£|\bpounds?\b|\bgbp\b/i.test(text) ? 'GBP' : null;
}
