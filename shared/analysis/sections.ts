import type { PlacedSentence } from './placedSentences.ts';
import type { BlockReading } from './readBlock.ts';

const requirementHeading =
  /\b(?:requirements?|required|qualifications?|must[- ]haves?|what you(?:['’]ll)? (?:need|bring)|what we(?:['’]re)? look)/i;
const optionalHeading =
  /\b(?:preferred|desired|desirable|nice[- ]to[- ]have|bonus|a plus|optional)\b/i;

/** The most list items between two headings. */
export function longestList(blocks: readonly BlockReading[]): number {
  let longest = 0;
  let items = 0;
  for (const { kind, sentences } of blocks) {
    if (kind === 'heading') items = 0;
    if (kind !== 'listItem' || sentences.length === 0) continue;
    items += 1;
    longest = Math.max(longest, items);
  }
  return longest;
}

/** List items below a heading of requirements, and blocks elsewhere that say "must" or "required". */
export function countMustHaves(
  blocks: readonly BlockReading[],
  sentences: readonly (readonly PlacedSentence[])[],
): number {
  let count = 0;
  let isRequirementSection = false;
  blocks.forEach(({ kind }, index) => {
    const own = sentences[index] ?? [];
    if (kind === 'heading') {
      const text = own[0]?.reading.text ?? '';
      isRequirementSection = requirementHeading.test(text) && !optionalHeading.test(text);
      return;
    }
    const isRequiredItem = kind === 'listItem' && isRequirementSection && own.length > 0;
    if (isRequiredItem || own.some((item) => item.reading.isMustHave && !item.isGuarded))
      count += 1;
  });
  return count;
}

/** Whether a sentence names the place of work, or something stands below a location heading. */
export function isLocationMentioned(blocks: readonly BlockReading[]): boolean {
  const filled = blocks.filter(({ sentences }) => sentences.length > 0);
  return filled.some(
    ({ sentences, canBePlace }, index) =>
      sentences.some(({ reading }) => reading.namesLocation) ||
      (canBePlace && filled[index - 1]?.isLocationHeading === true),
  );
}
