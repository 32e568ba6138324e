import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { RemoteSelect, type Choice } from '#shared/ui/RemoteSelect.tsx';
import { errorMessage } from '../../lib/errorMessage.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import {
  AddClipToPlaylistDocument,
  AddPlaylistDocument,
  PlaylistChoicesDocument,
} from './playlistDocuments.ts';

interface AddToPlaylistDialogProps {
  clip: { id: string; name: string };
  onClose: () => void;
}

const newPlaylist = 'new';

/** Puts a clip last on a playlist, or on a new one. */
export function AddToPlaylistDialog({ clip, onClose }: AddToPlaylistDialogProps) {
  const [query, setQuery] = useState('');
  const { data, previousData, error } = useQuery(PlaylistChoicesDocument, {
    variables: { query },
    fetchPolicy: 'cache-and-network',
  });
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [addPlaylist, adding] = useMutation(AddPlaylistDocument);
  const [addClip, addingClip] = useMutation(AddClipToPlaylistDocument);
  const choose = (choice: Choice | null) => {
    setFault(null);
    setChosen(choice);
  };
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!chosen) return setFault('Choose a playlist, or type the title of a new one.');
    try {
      const made =
        chosen.value === newPlaylist
          ? await addPlaylist({ variables: { title: chosen.label, description: null } })
          : null;
      const playlistId = made?.data?.addPlaylist.id ?? chosen.value;
      // The playlist stands now: a second try must not make another.
      setChosen({ ...chosen, value: playlistId });
      await addClip({ variables: { playlistId, clipId: clip.id } });
      notifySuccess('The clip was added to the playlist.');
      onClose();
    } catch (refusal) {
      setFault(errorMessage(refusal));
    }
  };
  const choices = ((data ?? previousData)?.playlists ?? []).map(({ id, title }) => ({
    value: id,
    label: title,
  }));
  return (
    <Dialog onClose={onClose} title={`Add “${clip.name}” to a playlist`}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <RemoteSelect
            label="Playlist"
            placeholder="Find by title, or type a new one"
            choices={choices}
            selected={chosen}
            onChange={choose}
            onSearch={setQuery}
            onCreate={(title) => choose({ value: newPlaylist, label: title.slice(0, 100) })}
            createLabel={(title) => `New playlist “${title}”`}
            nothingFound={error ? errorMessage(error) : 'Type the title of a new playlist.'}
            error={fault}
            hasFocusFirst
          />
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
    </Dialog>
  );
}
