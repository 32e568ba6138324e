/** A sentence's place in its block, without the white space around it. */
export interface Span {
  start: number;
  end: number;
}

const boundaryPattern = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)/g;
const abbreviationPattern =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|int|intl|incl|esp|univ|mr|mrs|ms|dr|sr|jr|st|no|nos|dept|inc|ltd|co|corp|approx|admin|temp|asst|mgmt|govt|min|max|lbs?|hrs?|yrs?|ext|attn|fig|sec|art|u\.s|d\.c|a\.m|p\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-z]|\d{1,2})$/i;

/**
 * Splits a block into sentences. A full stop after a known abbreviation, a single letter or a list
 * number does not end one, unless nothing but a capitalised word after "etc." says otherwise.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(boundaryPattern)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && !endsSentence(text, start, match.index, end)) continue;
    // A quoted "oh!" inside a sentence.
    if (/["”’]$/.test(match[0]) && /^\s+\p{Ll}/u.test(text.slice(end, end + 3))) continue;
    pushTrimmed(spans, text, start, end);
    start = end;
  }
  pushTrimmed(spans, text, start, text.length);
  return spans;
}

function endsSentence(text: string, start: number, dot: number, end: number): boolean {
  if (end >= text.length) return true;
  const next = /^\s+["'“‘([]?(\S)/.exec(text.slice(end, end + 12))?.[1];
  const before = text.slice(Math.max(start, dot - 8), dot);
  // Some postings start sentences in lower case; unknown abbreviations are shorter than five letters.
  if (next !== undefined && /\p{Ll}/u.test(next) && !/\p{Ll}{5}$/u.test(before)) return false;
  const abbreviation = abbreviationPattern.exec(before)?.[0].trim().toLowerCase();
  if (abbreviation === undefined) return true;
  return abbreviation === 'etc' && next !== undefined && /\p{Lu}/u.test(next);
}

function pushTrimmed(spans: Span[], text: string, start: number, end: number): void {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  if (to > from) spans.push({ start: from, end: to });
}
