import type { AiNoteGap } from '../../lib/__generated__/graphql.ts';

/** That nothing is known is an answer too, and each way of it another. */
export const gapVerdicts: Record<AiNoteGap, string> = {
  NOT_ASKED: 'Not asked.',
  NOT_ANSWERED: 'Not answered.',
  NO_EVIDENCE: 'No evidence.',
  DELETED: 'Deleted.',
  OUTDATED: 'Out of date.',
};
