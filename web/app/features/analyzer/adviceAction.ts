import type { Annotation, BestPractice } from '#shared/analysis/analysis.ts';
import { exclusiveCategories } from '#shared/analysis/annotationConfigs.ts';
import { equalOpportunityStatement } from '#shared/domain/equalOpportunityStatement.ts';
import type { BlockType } from '#shared/editor/editorNodes.ts';

/** The one thing a line of advice offers to do. */
export type AdviceAction =
  /** Which findings it leads to, the best first. */
  | { kind: 'show'; label: string; wanted: readonly ((finding: Annotation) => boolean)[] }
  | { kind: 'add'; label: string; blocks: readonly { type: BlockType; text: string }[] }
  | { kind: 'list'; label: string }
  | { kind: 'title'; label: string };

const show = (...wanted: ((finding: Annotation) => boolean)[]): AdviceAction => ({
  kind: 'show',
  label: 'Show',
  wanted,
});

/** What can be done about a piece of advice, or null where only writing helps. */
export function adviceAction({ key, category, isOk }: BestPractice): AdviceAction | null {
  if (category !== undefined) return show((finding) => finding.category === category);
  if (isOk) return null;
  switch (key) {
    case 'exclusiveLanguageCount':
      return show((finding) => exclusiveCategories.has(finding.category));
    case 'gender_bias_balance':
    case 'gender_bias_count':
      return show(({ category: found }) => found === 'bias-m' || found === 'bias-f');
    case 'readingLevel':
      return show(
        ({ category: found }) => found === 'readability',
        ({ category: found }) => found === 'filler' || found === 'passive-voice',
      );
    case 'is_list_length_ok':
    case 'must_have_count':
      return { kind: 'list', label: 'Show list' };
    case 'is_location_mentioned':
      return {
        kind: 'add',
        label: 'Add a line',
        blocks: [{ type: 'paragraph', text: 'Location: ' }],
      };
    case 'pay_range':
      return {
        kind: 'add',
        label: 'Add a line',
        blocks: [{ type: 'paragraph', text: 'Pay range per year: ' }],
      };
    case 'is_equal_opportunity_employer_mentioned':
      return {
        kind: 'add',
        label: 'Add one',
        blocks: [
          { type: 'header-two', text: 'Equal opportunity' },
          { type: 'paragraph', text: equalOpportunityStatement },
        ],
      };
    case 'title_clarity':
      return { kind: 'title', label: 'Edit title' };
    default:
      return null;
  }
}
