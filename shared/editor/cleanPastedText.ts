/** Plain counterparts of signs whose loss would change what a sentence says. */
const counterparts: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '‹': "'",
  '›': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '−': '-',
  '\u2028': '\n',
  '\u2029': '\n',
  '€': 'EUR ',
  '₹': 'INR ',
  '≥': '>=',
  '≤': '<=',
  '→': '->',
  '•': '·',
  '‣': '·',
  '▪': '·',
  '◦': '·',
  '●': '·',
  '■': '·',
  '\uf0b7': '·',
  '\uf0a7': '·',
};

/**
 * Pasted text as the editor takes it: nothing from U+1000 to U+FFFF or beyond, and in Unicode's
 * composed form (NFC). Signs that have a plain counterpart ("’", "–", "€", "ﬁ") become it instead of
 * vanishing: "we’re" must not turn into "were".
 */
export function cleanPastedText(text: string): string {
  return text
    .replace(/ *[—―] */g, ' - ')
    .replace(/[\u1000-\u{10ffff}]/gu, (sign) => counterparts[sign] ?? compatible(sign))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\u00ad/gu, '')
    .normalize('NFC');
}

/** What the sign is short for ("…" is "..."), where that is below U+1000. */
function compatible(sign: string): string {
  return [...sign.normalize('NFKC')]
    .map((part) => (part < '\u1000' ? part : (counterparts[part] ?? '')))
    .join('');
}
