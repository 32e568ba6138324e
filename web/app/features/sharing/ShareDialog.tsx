import { useQuery, useMutation } from '@apollo/client/react';
import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { SharedNoun } from '#shared/domain/share.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { copyText } from '../../ui/copyText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CurrentShares } from './CurrentShares.tsx';
import { OutsideShares } from './OutsideShares.tsx';
import { ShareOutsideForm } from './ShareOutsideForm.tsx';
import {
  SharingDocument,
  SharingFragment,
  shareDocuments,
  LinkReadersDocument,
} from './sharingDocuments.ts';
import type { Sharing_SharingFragment } from '../../lib/__generated__/graphql.ts';
import { ColleagueForm } from './ColleagueForm.tsx';
import { useShareDraft } from './useShareDraft.ts';
import { VisibleToFragment, VisibleToList } from '../../ui/VisibleToList.tsx';

interface ShareDialogProps {
  noun: SharedNoun;
  id: string;
  /** Path of the page whose link is copied. */
  path: string;
  onClose: () => void;
}

/** Who was given a recording, a clip or a playlist, and how more people are. */
export function ShareDialog({ noun, id, path, onClose }: ShareDialogProps) {
  const [side, setSide] = useState<'inside' | 'outside'>('inside');
  const query = useQuery(SharingDocument, { variables: { noun, id }, fetchPolicy: 'network-only' });
  const state = loadStateOf(query, (data) => data.sharing);
  const sharing = state.kind === 'ready' ? readFragment(SharingFragment, state.value) : null;
  return (
    <Dialog onClose={onClose} title="Share" size={520} closeOnClickOutside={false}>
      <Stack gap="md">
        {state.kind !== 'ready' && (
          <NotLoaded
            state={state}
            skeleton={<RowsSkeleton rows={3} />}
            absent={<EmptyState title="This is no longer there, or no longer shared with you." />}
          />
        )}
        {sharing?.canShareExternal && (
          <SegmentedControl
            aria-label="Share with"
            data={[
              { value: 'inside', label: 'Colleagues' },
              { value: 'outside', label: 'People outside' },
            ]}
            value={side}
            onChange={(value) => setSide(value === 'outside' ? 'outside' : 'inside')}
          />
        )}
        {sharing?.canShare && side === 'inside' && (
          <ShareForm noun={noun} id={id} sharing={sharing} />
        )}
        {sharing?.canShareExternal && side === 'outside' && (
          <ShareOutsideForm noun={noun} id={id} sharing={sharing} />
        )}
        {sharing && !sharing.canShare && noun === 'call' ? (
          <LinkReaders callId={id} />
        ) : (
          sharing && <CurrentShares noun={noun} sharing={sharing} />
        )}
        {sharing && sharing.externalShares.length > 0 && (
          <OutsideShares noun={noun} sharing={sharing} />
        )}
        <div>
          <Button
            variant="default"
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => void copyText(window.location.origin + path)}
          >
            Copy link
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

interface ShareFormProps {
  noun: SharedNoun;
  id: string;
  sharing: Sharing_SharingFragment;
}

/** Shares a recording, a clip or a playlist with colleagues. */
function ShareForm({ noun, id, sharing }: ShareFormProps) {
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

/** For somebody who may not share a recording: who can open a link to it. */
function LinkReaders({ callId }: { callId: string }) {
  const query = useQuery(LinkReadersDocument, {
    variables: { id: callId },
    fetchPolicy: 'network-only',
  });
  const state = loadStateOf(query, (data) => data.call);
  return (
    <>
      <Text size="sm">
        You can share this recording link only with the users below. Contact a site admin to change
        your permission level.
      </Text>
      {state.kind === 'ready' ? (
        <VisibleToList call={readFragment(VisibleToFragment, state.value)} />
      ) : (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={3} />} absent={null} />
      )}
    </>
  );
}
