import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, Stack } from '@mantine/core';
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
import { LinkReaders } from './LinkReaders.tsx';
import { OutsideShares } from './OutsideShares.tsx';
import { ShareForm } from './ShareForm.tsx';
import { ShareOutsideForm } from './ShareOutsideForm.tsx';
import { SharingDocument, SharingFragment } from './sharingDocuments.ts';

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
