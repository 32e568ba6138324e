import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What a save was refused for: somebody else's change since the state it began from. */
export interface SaveConflict {
  /** The state that stands. */
  contentRevision: string;
  changedByName: string | null;
  changedAt: string | null;
  /** It was this very person, elsewhere. */
  isOwn: boolean;
}

const conflictDetail = (error: unknown): Record<string, unknown> | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const found = error.errors.find(({ extensions }) => extensions?.['code'] === 'CONFLICT');
  return found?.extensions ?? null;
};
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The conflict that an error tells of, or null when it failed for another reason. */
export function saveConflictOf(error: unknown): SaveConflict | null {
  const detail = conflictDetail(error);
  const contentRevision = textOrNull(detail?.['contentRevision']);
  if (!detail || contentRevision === null) return null;
  return {
    contentRevision,
    changedByName: textOrNull(detail['changedByName']),
    changedAt: textOrNull(detail['changedAt']),
    isOwn: detail['isOwn'] === true,
  };
}

/** The title that stands where another was to be replaced, or null when it failed for another reason. */
export const standingTitleOf = (error: unknown): string | null =>
  textOrNull(conflictDetail(error)?.['title']);

/** For people: who changed what, as the beginning of a sentence. */
export const changedByText = ({ isOwn, changedByName }: SaveConflict, what: string): string =>
  isOwn
    ? `You changed ${what} in another tab or on another device`
    : `${changedByName ?? 'Somebody else'} changed ${what}`;
