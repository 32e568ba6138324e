import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import {
  AddClipToPlaylistDocument,
  AddPlaylistDocument,
  PlaylistRowFragment,
  PlaylistsDocument,
} from './playlistDocuments.ts';

interface AddToPlaylistDialogProps {
  clip: { id: string; name: string };
  onClose: () => void;
}

const newPlaylist = 'new';

/** Puts a clip last on a playlist, or on a new one. */
export function AddToPlaylistDialog({ clip, onClose }: AddToPlaylistDialogProps) {
  const { data, error, refetch } = useQuery(PlaylistsDocument, {
    variables: { query: '' },
    fetchPolicy: 'network-only',
  });
  const playlists = data?.playlists
    .map((playlist) => readFragment(PlaylistRowFragment, playlist))
    .filter(({ canEdit }) => canEdit);
  return (
    <Dialog onClose={onClose} title={`Add “${clip.name}” to a playlist`}>
      {playlists ? (
        <AddForm clip={clip} playlists={playlists} onClose={onClose} />
      ) : error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => ignoreRejection(refetch())} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </Dialog>
  );
}

interface AddFormProps extends AddToPlaylistDialogProps {
  playlists: readonly { id: string; title: string }[];
}

function AddForm({ clip, playlists, onClose }: AddFormProps) {
  const [chosen, setChosen] = useState(playlists[0]?.id ?? newPlaylist);
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [addPlaylist, adding] = useMutation(AddPlaylistDocument);
  const [addClip, addingClip] = useMutation(AddClipToPlaylistDocument);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (chosen === newPlaylist && title.trim() === '')
      return setFault('Give the playlist a title.');
    try {
      const made =
        chosen === newPlaylist
          ? await addPlaylist({ variables: { title, description: null } })
          : null;
      const playlistId = made?.data?.addPlaylist.id ?? chosen;
      // The playlist stands now: a second try must not make another.
      setChosen(playlistId);
      await addClip({ variables: { playlistId, clipId: clip.id } });
      notifySuccess('The clip was added to the playlist.');
      onClose();
    } catch (refusal) {
      setFault(errorMessage(refusal));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {playlists.length > 0 && (
          <Select
            data-autofocus
            label="Playlist"
            allowDeselect={false}
            data={[
              ...playlists.map(({ id, title: label }) => ({ value: id, label })),
              { value: newPlaylist, label: 'New playlist…' },
            ]}
            value={chosen}
            error={chosen === newPlaylist ? null : fault}
            onChange={(value) => setChosen(value ?? newPlaylist)}
          />
        )}
        {chosen === newPlaylist && (
          <TextInput
            data-autofocus={playlists.length === 0 || undefined}
            label="Title of the new playlist"
            maxLength={100}
            value={title}
            error={fault}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={adding.loading || addingClip.loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
