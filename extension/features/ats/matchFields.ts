import type { FieldPurpose } from '#shared/domain/siteData.ts';
import type { TabField } from './fieldPort.ts';

type LabelledField = Pick<TabField, 'fieldId' | 'label' | 'text' | 'score' | 'order'>;

/** Labels that share fewer of their words than this are about different things. */
const leastAlike = 0.6;

/**
 * The field for each part: the one whose label says the same. Questions of an interview go into the page's
 * empty fields in their order where no label fits. A scorecard's answers never do: an answer under the wrong
 * competency is worse than an empty field. Null where a part has no field.
 */
export function matchFields(
  purpose: FieldPurpose,
  parts: readonly { title: string }[],
  fields: readonly LabelledField[],
): (string | null)[] {
  const pairs = parts
    .flatMap(({ title }, part) =>
      fields.map(({ fieldId, label }) => ({ part, fieldId, alike: likeness(title, label) })),
    )
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((item, other) => other.alike - item.alike);
  const chosen: (string | null)[] = parts.map(() => null);
  for (const { part, fieldId } of pairs)
    if (chosen[part] === null && !chosen.includes(fieldId)) chosen[part] = fieldId;
  if (purpose !== 'QUESTIONS' || pairs.length > 0) return chosen;
  const inOrder = fields
    .filter(({ text, score }) => text === '' && score > 0)
    .toSorted((field, other) => field.order - other.order);
  return parts.map((_part, at) => inOrder[at]?.fieldId ?? null);
}

/** Which share of their words two labels have in common, from 0 to 1. */
function likeness(text: string, other: string): number {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  if (words.size === 0 || others.size === 0) return 0;
  const common = [...words].filter((word) => others.has(word)).length;
  return (2 * common) / (words.size + others.size);
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
