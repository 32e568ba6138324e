import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { inShort } from '#shared/domain/inShort.ts';
import type { Scorecard_ScorecardFragment } from '../../lib/__generated__/graphql.ts';
import { createTextEdits } from '../../lib/createTextEdits.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { beginEditVisit, useUnsavedEdits } from '../../lib/unsavedEdits.ts';
import { copyText } from '../../ui/copyText.ts';
import { notifyError } from '../../ui/notify.ts';
import { notifyRetryable } from '../../ui/notifyRetryable.tsx';
import { useSaveGuard } from '../../ui/useSaveGuard.ts';
import {
  applyScorecardEdit,
  isNote,
  noteKeyOf,
  type ScorecardContent,
  type ScorecardEdit,
} from './scorecardContent.ts';
import type { ApolloClient } from '@apollo/client';
import { UpdateScorecardDocument, UpdateScorecardItemDocument } from './scorecardDocuments.ts';

/** One's own draft as the page shows it, and everything that changes it. */
export function useScorecardEdits(card: Scorecard_ScorecardFragment, reload: () => void) {
  const client = useApolloClient();
  const key = `scorecard/${card.id}`;
  const [edits] = useState(() => {
    const visit = beginEditVisit<ScorecardEdit>(key);
    return createTextEdits<ScorecardContent, ScorecardEdit>(contentOf(card), {
      apply: applyScorecardEdit,
      send: (edit) => sendScorecardEdit(client, card.id, edit),
      textKeyOf: (edit) => (isNote(edit) ? noteKeyOf(edit) : null),
      replacedBy: (edit) => (isNote(edit) ? edit.replaces : ''),
      inPlaceOf: (edit, replaces) => (isNote(edit) ? { ...edit, replaces } : edit),
      onRefused: notifyRefused,
      onUnsaved: visit.keep,
      onClosed: visit.end,
      reload,
    });
  });
  useEffect(() => edits.replace(contentOf(card)), [edits, card]);
  const { content, saveState } = useStore(edits.state);
  const conflicts = useStore(edits.conflicts);
  const hasConflict = conflicts.size > 0;
  useSaveGuard(edits, saveState !== 'saved' || hasConflict, 'changes to your scorecard');
  const unsaved = useUnsavedEdits<ScorecardEdit>(key, edits);
  return {
    content,
    conflicts,
    edits,
    unsaved,
    hasConflict,
    saveState: hasConflict && saveState === 'saved' ? ('unsaved' as const) : saveState,
  };
}

const contentOf = ({ overallScore, overallNotes, items }: Scorecard_ScorecardFragment) => ({
  overallScore,
  overallNotes,
  items: items.map(({ cueId, markedTimeMs, ...item }) => ({
    ...item,
    cueId: cueId ?? null,
    markedTimeMs: markedTimeMs ?? null,
  })),
});

/** As when the scorecard was submitted in another window: what was typed here can still be taken along. */
function notifyRefused(error: unknown, edit: ScorecardEdit): void {
  const message = errorMessage(error);
  if (!isNote(edit)) return notifyError(message);
  return notifyRetryable(
    `${message} You wrote “${inShort(edit.text)}”.`,
    () => void copyText(edit.text),
    'Copy what I wrote',
  );
}

/** Writes an edit to the server; what is left out stays. @throws what the server says against it. */
async function sendScorecardEdit(
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
      mutation: UpdateScorecardDocument,
      fetchPolicy,
      variables: { id: scorecardId, ...changes },
    });
    return;
  }
  const changes =
    edit.kind === 'scoreItem'
      ? { score: edit.score }
      : {
          notes: edit.text,
          replaces: edit.replaces,
          ...(edit.markedTimeMs !== undefined && { markedTimeMs: edit.markedTimeMs }),
        };
  await client.mutate({
    mutation: UpdateScorecardItemDocument,
    fetchPolicy,
    variables: { id: edit.itemId, ...changes },
  });
}
