import { useMutation } from '@apollo/client/react';
import type { SharedNoun } from '#shared/domain/share.ts';
import type { Sharing_SharingFragment } from '../../lib/__generated__/graphql.ts';
import { ColleagueForm } from './ColleagueForm.tsx';
import { shareDocuments } from './sharingDocuments.ts';
import { useShareDraft } from './useShareDraft.ts';

interface ShareFormProps {
  noun: SharedNoun;
  id: string;
  sharing: Sharing_SharingFragment;
}

/** Shares a recording, a clip or a playlist with colleagues. */
export function ShareForm({ noun, id, sharing }: ShareFormProps) {
  const draft = useShareDraft(noun, id);
  const [share] = useMutation(shareDocuments[noun]);
  return (
    <ColleagueForm
      invitedIds={sharing.shares.map(({ sharedTo }) => sharedTo.id)}
      draft={draft}
      onShare={(choice) => share({ variables: { id, ...choice } })}
    />
  );
}
