import { isStopWord } from '../language/stopWords.ts';
import { isLibraryWord } from './libraryWords.ts';
import { isPlainHeading, sectionKind } from './sectionHeadings.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};
/** "• READ WIRING DIAGRAMS": a list in capitals becomes one of sentences; short words unknown to us may be initials. */
function calmList(line: string, isAllShouted: boolean): string {
  const [mark = ''] = /^[^\p{L}\d]*/u.exec(line) ?? [];
  const text = line.slice(mark.length);
  const isShouted = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && text.split(' ').length > 2;
  const isLong = text.split(' ').length > 5;
  const isItem =
    /[•·●▪*–—-]/.test(mark) ||
    (/[.;]$/.test(text) && isLong) ||
    (isAllShouted && !/[:!]$/.test(text));
  if (!isShouted || !isItem || (!isLong && sectionKind(text) !== null)) return line;
  const words = text.replace(/[\p{L}\d&]+/gu, (word) =>
    /^(?:A|W|\p{L}{2,})$/u.test(word) &&
    (word.length > 3 || isStopWord(word.toLowerCase()) || isLibraryWord(word))
      ? word.toLowerCase()
      : word,
  );
  return mark + words.replace(/(?:^|[.!?] )\p{Ll}/gu, (begin) => begin.toUpperCase());
}

/** "20 hours a weekSummary: We …", "… of change. Responsibilities:Manage …". */
const lostBreak =
  /(\p{Ll}|[.!?] )((?:(?:Role|Job|Position|Key) )?(?:Summary|Overview|Responsibilities|Requirements|Qualifications|Benefits|Duties|Description):)(?=[ \p{Lu}])/gu;

/** "… when needed QUALIFICATIONS Must …", "… colleagues Qualifications and Skills.": a heading that lost its line. */
const lostHeading =
  /^((?:JOB )?(?:SUMMARY|DESCRIPTION|OVERVIEW|DUTIES|RESPONSIBILITIES|REQUIREMENTS|QUALIFICATIONS)) (?=\p{Lu}\p{Ll})|(?<=[\p{Ll})][.!]? )((?:\p{Lu}{4,},? (?:(?:AND|&|OR|OF) )?)*(?:QUALIFICATIONS?|REQUIREMENTS?|RESPONSIBILITIES|DUTIES|EDUCATION|EXPERIENCE|SKILLS|BENEFITS|SUMMARY|ABOUT US))(?::? (?=\p{Lu}\p{Ll})|:?$)|(?<=(?<!\p{L})(?!(?:and|of|the|for|in|or|to|with|our|your|a|an|as|by)\b)\p{Ll}+[.)]? )((?:Position |Key |Job |Minimum |Required )?(?:Qualifications|Requirements|Responsibilities|Duties|Knowledge|Education|Benefits)(?: (?:and|&) (?:Qualifications|Requirements|Responsibilities|Duties|Experience|Skills|Abilities))?)[.:]?$/gmu;

/** "… site qualityDevelops standards", "(or 3 years)Online portfolio": a capital in the middle of a word. */
const lostSpace = /(?<=(?<!\p{L})\p{Ll}{3,}|\p{Ll}{3}\))(?=\p{Lu}\p{Ll}{2,}(?:[ /-]|$))/gmu;

const gap =
  /(?<! |, \p{Lu}\p{Ll}+)(?: {3,}|(?<![.!?]) {2}|(?<=[.!?]) {2}(?=\p{Lu}[^.!?:]{2,40}:))(?=\p{Lu})/u;
/** "Duties:    Greet patients  Fit frames": items of a list with gaps in place of line breaks. */
function splitGaps(line: string): string {
  const [first = '', ...items] = line.split(gap);
  const lost = line.match(/(?:[\p{L}\d):] {2,}|\S {3,})(?=\p{Lu})/gu)?.length ?? 0;
  if (lost < 2) return line;
  return [
    first,
    ...items.map((item) =>
      (item.trim().split(' ').length <= 2 || isPlainHeading(item)) && sectionKind(item) !== null
        ? `${item.trim().replace(/:$/, '')}:`
        : `• ${item}`,
    ),
  ].join('\n');
}

const sign = /^ *(?![©®•])([\p{So}\p{Extended_Pictographic}])\uFE0F? */u;

/** A flower, a star or another picture that begins two lines in a row marks the items of a list. */
function markItems(text: string): string {
  const rows = text.split('\n').filter((line) => line.trim() !== '');
  const signs = rows.map((line) => sign.exec(line)?.[1]);
  const items = new Set(
    rows.filter(
      (_, at) =>
        signs[at] !== undefined && (signs[at] === signs[at - 1] || signs[at] === signs[at + 1]),
    ),
  );
  return items.size === 0
    ? text
    : text
        .split('\n')
        .map((line) => (items.has(line) ? line.replace(sign, '• ') : line))
        .join('\n');
}

const markup = /<(?:p|div|br|ul|ol|li|h[1-6]|span|strong|b|em|table|section|article)\b[^>]*>/i;

/**
 * The plain text of a posting, one block a line: HTML loses its tags and keeps its lists as "• "
 * lines, plain text stays as it is but for line ends, tabs and hard spaces. What is quoted of a
 * posting is quoted from this text.
 */
export function postingText(source: string): string {
  const text = markup.test(source) ? fromHtml(source) : source;
  const worded = text.split('\n').filter((line) => /\p{L}{3}/u.test(line));
  const isAllShouted = worded.filter((line) => !/\p{Ll}/u.test(line)).length > worded.length / 2;
  return (
    markItems(text.replace(/\r\n?/g, '\n'))
      // Markdown: "\-" stands for "-".
      .replace(/\\([-*_.,:;&#+()[\]!>~`'"$%/])/g, '$1')
      .replace(/&(amp|nbsp|quot|rsquo|lsquo|ldquo|rdquo|ndash|mdash|bull|#39);/g, entity)
      // Markdown: the words of a link, the words between stars.
      .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
      .replace(/\*\* ?(\S[^*\n]*?) ?\*\*/g, '$1')
      .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
      .replace(/[\u200b-\u200d\ufeff]/g, '')
      .replace(/(?<=\p{L}) (?=['’]s\b)/gu, '')
      // "… data analysis.Attention to detail": a lost line break.
      .replace(/(?<=\p{Ll}{4})([.?!])(?=\p{Lu}\p{Ll}{2,}[ :’'])/gu, '$1 ')
      .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
      .replace(/(?<=\p{Ll}{4})(?=(?:What|Who|How) you)|(?<=\p{Ll}{3}:)(?=\p{Lu}\p{Ll}{3})/gu, '\n')
      .replace(lostSpace, '\n')
      .replace(/^[^\n]*\S {2}[^\n]*$/gm, splitGaps)
      .replace(lostBreak, '$1\n$2 ')
      .replace(lostHeading, '\n$1$2$3:\n')
      // Signs of a list, also one that lost its encoding.
      .replace(/^ *(?:â€¢|â¢|â€“)\u0080?\u00a2? */gm, '• ')
      .replace(/^ *[>»➢➤✓✔→]+ */gm, '• ')
      .replace(/^[^\n]+$/gm, (line) => calmList(line, isAllShouted))
  );
}

/** Whether line breaks count: a text with a tag here and there is no page of HTML. */
function isBrokenByLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const blocks = text.match(/<(?:p|div|br|ul|ol|li|h[1-6]|tr|section|article)\b/gi)?.length ?? 0;
  return lines > 8 && blocks < lines / 2;
}

function fromHtml(html: string): string {
  return html
    .replace(/<(script|style|head|template)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(isBrokenByLines(html) ? /[^\S\n]+/g : /\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<h[1-6]\b[^>]*>/gi, '\n\n')
    .replace(/<\/h1\s*>/gi, '\n')
    .replace(/<\/h[2-6]\s*>/gi, ':\n')
    .replace(
      /<(?:br|hr)\b[^>]*>|<\/?(?:p|div|ul|ol|tr|table|section|article|blockquote)\b[^>]*>/gi,
      '\n',
    )
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, (whole, name: string) => entity(whole, name))
    .replace(/ *\n */g, '\n')
    .replace(/:{2}\n/g, ':\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isPrintable = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isPrintable ? String.fromCodePoint(code) : ' ';
}
