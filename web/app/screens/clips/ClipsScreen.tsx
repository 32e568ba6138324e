import { Button, Chip, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { parseAsBoolean, parseAsString, useQueryState } from 'nuqs';
import { ClipList } from '../../features/clips/ClipList.tsx';
import { ClipRowFragment, ClipsDocument } from '../../features/clips/clipDocuments.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { CountedTitle } from '../../ui/CountedTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** Every clip the person may see, newest first. */
export function ClipsScreen() {
  usePageTitle('My Clips');
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const [isOwn, setIsOwn] = useQueryState('mine', parseAsBoolean.withDefault(false));
  const [isSharedWithMe, setIsSharedWithMe] = useQueryState(
    'shared',
    parseAsBoolean.withDefault(false),
  );
  const [asked] = useDebouncedValue(query.trim(), 350);
  const {
    rows: clips,
    query: { error },
    more,
    reload,
  } = useListPages({
    document: ClipsDocument,
    filter: { query: asked, isOwn, isSharedWithMe },
    rowsOf: (data) => data.clips.map((clip) => readFragment(ClipRowFragment, clip)),
  });
  const isFiltered = asked !== '' || isOwn || isSharedWithMe;
  return (
    <>
      <PageHeader
        title={<CountedTitle name="Clips" count={clips?.length ?? null} isMore={more.hasMore} />}
      >
        {(clips?.length || isFiltered || query) && (
          <Group gap="sm">
            <TextInput
              type="search"
              aria-label="Filter by name or interview"
              placeholder="Filter by name or interview"
              maxLength={512}
              w={320}
              maw="100%"
              leftSection={<IconSearch size={16} aria-hidden />}
              value={query}
              onChange={(event) => void setQuery(event.currentTarget.value || null)}
            />
            <Chip
              checked={isOwn}
              onChange={(checked) => {
                void setIsOwn(checked || null);
                // Nobody shares a clip with themselves.
                void setIsSharedWithMe(null);
              }}
            >
              Cut by me
            </Chip>
            <Chip
              checked={isSharedWithMe}
              onChange={(checked) => {
                void setIsSharedWithMe(checked || null);
                void setIsOwn(null);
              }}
            >
              Shared with me
            </Chip>
          </Group>
        )}
      </PageHeader>
      {!clips && error && <ErrorState message={errorMessage(error)} onRetry={reload} />}
      {!clips && !error && <RowsSkeleton isPage />}
      {clips?.length === 0 && !isFiltered && (
        <EmptyState
          title="No clips yet. Open a recording, select words in its transcript and choose Clip."
          action={<LinkButton to="/search">Open recordings</LinkButton>}
        />
      )}
      {clips?.length === 0 && isFiltered && (
        <EmptyState
          title="No clips found."
          action={
            <Button
              variant="default"
              onClick={() => {
                void setQuery(null);
                void setIsOwn(null);
                void setIsSharedWithMe(null);
              }}
            >
              Clear filter
            </Button>
          }
        />
      )}
      {clips && clips.length > 0 && (
        <>
          <ClipList clips={clips} />
          <ListEnd shown={clips.length} {...more} />
        </>
      )}
    </>
  );
}
