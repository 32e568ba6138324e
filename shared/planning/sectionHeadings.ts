import { headings, type SectionKind } from './library/headings.ts';

const patterns = headings.map(([kind, phrases]) => ({
  kind,
  pattern: new RegExp(
    `(?<![\\p{L}'])(?:${phrases
      .split(', ')
      .map((phrase) => phrase.replace('*', '[\\p{L}]*'))
      .join('|')})(?![\\p{L}'])`,
    'iu',
  ),
}));

const plain = (heading: string): string =>
  heading
    .replace(/[’‘]/g, "'")
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[=*_#|:•\-–—]+$/g, '')
    .replace(/^[=*_#|•\s]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The kind of section that a heading opens; null for one within a section. */
export function sectionKind(heading: string): SectionKind | null {
  const text = plain(heading);
  return patterns.find(({ pattern }) => pattern.test(text))?.kind ?? null;
}

/**
 * Whether a line without a colon or capitals is a heading all the same ("Your responsibilities"): the
 * phrase must be nearly all of it, since "Experience with Java" is a requirement.
 */
export function isPlainHeading(line: string): boolean {
  const text = plain(line);
  const words = text.split(/\s+/);
  if (words.length > 7 || /[.,;!]$/.test(text)) return false;
  return patterns.some(({ pattern }) => {
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return false;
    const rest = text
      .replace(found, ' ')
      .split(/[\s,/]+/)
      .filter(Boolean);
    return rest.every((word) => aroundHeadings.test(word));
  });
}

const aroundHeadings =
  /^(?:your|our|the|this|these|a|an|and|&|or|of|for|in|with|key|main|core|primary|principal|essential|general|specific|minimum|basic|required|additional|other|major|typical|job|role|position|work|technical|professional|personal|soft|illustrative|illustration|outline|range|examples?|list|sample|representative|skills?|knowledge|abilities|experience|education|qualifications?|requirements?|duties|responsibilities|include|includes|are|what|who|to|be|successful|you|you'll|need|at|summary|description|overview|hours|necessary|position's|training|certifications?|licenses?)$/i;

/** What follows belongs into the letter. */
export const asksForLetter =
  /^[^.]{0,40}\b(?:to apply\b.{0,120}(?:following|[:;]$)|(?:your )?(?:application|cover(?:ing)? letter|letter) (?:should|must|needs to) (?:contain|include|cover|address))/iu;
