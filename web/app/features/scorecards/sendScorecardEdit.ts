import type { ApolloClient } from '@apollo/client';
import { UpdateScorecardDocument, UpdateScorecardItemDocument } from './scorecardDocuments.ts';
import type { ScorecardEdit } from './scorecardContent.ts';

/** Writes an edit to the server; what is left out stays. @throws what the server says against it. */
export async function sendScorecardEdit(
  client: ApolloClient,
  scorecardId: string,
  edit: ScorecardEdit,
): Promise<void> {
  // The page keeps the scorecard itself.
  const fetchPolicy = 'no-cache';
  if (edit.kind === 'scoreOverall' || edit.kind === 'noteOverall') {
    const changes =
      edit.kind === 'scoreOverall'
        ? { score: edit.score }
        : { notes: edit.text, replaces: edit.replaces };
    await client.mutate({
      ...{ mutation: UpdateScorecardDocument, fetchPolicy },
      variables: { id: scorecardId, ...changes },
    });
    return;
  }
  const changes =
    edit.kind === 'scoreItem'
      ? { score: edit.score }
      : {
          ...{ notes: edit.text, replaces: edit.replaces },
          ...(edit.markedTimeMs !== undefined && { markedTimeMs: edit.markedTimeMs }),
        };
  await client.mutate({
    ...{ mutation: UpdateScorecardItemDocument, fetchPolicy },
    variables: { id: edit.itemId, ...changes },
  });
}
