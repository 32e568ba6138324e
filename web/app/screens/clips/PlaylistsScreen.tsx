import { useMutation } from '@apollo/client/react';
import { Button, Chip, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { parseAsBoolean, parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  AddPlaylistDocument,
  PlaylistRowFragment,
  PlaylistsDocument,
} from '../../features/playlists/playlistDocuments.ts';
import { PlaylistForm } from '../../features/playlists/PlaylistForm.tsx';
import { PlaylistList } from '../../features/playlists/PlaylistList.tsx';
import { readFragment } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { CountedTitle } from '../../ui/CountedTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const searchPauseMs = 200;

/** Playlists the person may see, by title. */
export function PlaylistsScreen() {
  usePageTitle('My Playlists');
  const navigate = useNavigate();
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const [isSharedWithMe, setIsSharedWithMe] = useQueryState(
    'shared',
    parseAsBoolean.withDefault(false),
  );
  const [isAdding, setIsAdding] = useState(false);
  const [addPlaylist] = useMutation(AddPlaylistDocument);
  const [settledQuery] = useDebouncedValue(query.trim(), searchPauseMs);
  const {
    rows: playlists,
    query: { error },
    more,
    reload,
  } = useListPages({
    document: PlaylistsDocument,
    filter: { query: settledQuery, isSharedWithMe },
    rowsOf: (data) => data.playlists.map((playlist) => readFragment(PlaylistRowFragment, playlist)),
  });
  const isFiltered = query !== '' || settledQuery !== '' || isSharedWithMe;
  const hasAny = isFiltered || (playlists?.length ?? 0) > 0;
  const addButton = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
      onClick={() => setIsAdding(true)}
    >
      New playlist
    </Button>
  );
  return (
    <>
      <PageHeader
        title={
          <CountedTitle name="Playlists" count={playlists?.length ?? null} isMore={more.hasMore} />
        }
        action={hasAny && addButton}
      >
        {hasAny && (
          <Group gap="sm">
            <TextInput
              type="search"
              aria-label="Filter by title"
              placeholder="Filter by title"
              maxLength={512}
              w={320}
              maw="100%"
              leftSection={<IconSearch size={16} aria-hidden />}
              value={query}
              onChange={(event) => void setQuery(event.currentTarget.value || null)}
            />
            <Chip
              checked={isSharedWithMe}
              onChange={(checked) => void setIsSharedWithMe(checked || null)}
            >
              Shared with me
            </Chip>
          </Group>
        )}
      </PageHeader>
      {!playlists && error && <ErrorState message={errorMessage(error)} onRetry={reload} />}
      {!playlists && !error && <RowsSkeleton isPage />}
      {playlists?.length === 0 && !isFiltered && (
        <EmptyState
          title="No playlists yet. A playlist plays clips of several interviews one after another."
          action={addButton}
        />
      )}
      {playlists?.length === 0 && isFiltered && (
        <EmptyState
          title="No playlists found."
          action={
            <Button
              variant="default"
              onClick={() => {
                void setQuery(null);
                void setIsSharedWithMe(null);
              }}
            >
              Clear filter
            </Button>
          }
        />
      )}
      {playlists && playlists.length > 0 && (
        <>
          <PlaylistList playlists={playlists} />
          <ListEnd shown={playlists.length} {...more} />
        </>
      )}
      {isAdding && (
        <PlaylistForm
          playlistId={null}
          heading="New playlist"
          saveLabel="Create playlist"
          onSave={async (playlist) => {
            const { data: made } = await addPlaylist({ variables: playlist });
            if (made) void navigate(`/playlist/${made.addPlaylist.id}`);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
