const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '\u200e',
  rlm: '\u200f',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Turns "&lt;", "&#60;" and "&#x3c;" into letters, once: "&amp;lt;" becomes "&lt;". */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[];
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal !== undefined ? Number(decimal) : parseInt(hex ?? '', 16);
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** For WebVTT and XML: no letter left that could begin or end a tag, an entity or an arrow. */
export function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const tags =
  /<\/?(?:b|i|u|s|c|v|lang|ruby|rt|font|span|br)(?:[.\s][^<>]{0,300})?\/?>|<\d[\d:.]{3,15}>|\{\\[^{}]{1,100}\}/gi;

/** Takes out the tags and stamps that subtitles use, and leaves "a < b" alone. */
export const stripTags = (text: string): string =>
  text.includes('<') || text.includes('{') ? text.replace(tags, '') : text;
