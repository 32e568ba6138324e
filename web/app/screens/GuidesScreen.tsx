import { useQuery } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { parseAsString, useQueryState } from 'nuqs';
import { GuideList } from '../features/guides/GuideList.tsx';
import { GuideRowFragment, GuidesDocument } from '../features/guides/guideDocuments.ts';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { readFragment } from '../lib/__generated__/index.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** Every interview guide the person may read. */
export function GuidesScreen() {
  usePageTitle('Interview Guides');
  const zone = useCurrentUser().user?.timezoneName ?? 'UTC';
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const { data, error, refetch } = useQuery(GuidesDocument, { fetchPolicy: 'cache-and-network' });
  const guides = data?.guides.map((guide) => readFragment(GuideRowFragment, guide)) ?? null;
  const shown = guides?.filter(({ name, position }) =>
    `${name} ${position?.displayTitle ?? ''}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <>
      <PageHeader title="Interview Guides">
        {guides && guides.length > 0 && (
          <TextInput
            type="search"
            aria-label="Filter by name or position"
            placeholder="Filter by name or position"
            maxLength={512}
            maw={360}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={query}
            onChange={(event) => void setQuery(event.currentTarget.value || null)}
          />
        )}
      </PageHeader>
      {!guides && error && (
        <ErrorState message="Error loading guides" onRetry={() => void refetch()} />
      )}
      {!guides && !error && <RowsSkeleton />}
      {guides?.length === 0 && (
        <EmptyState title="No guides yet. They appear here when one is made from an interview plan." />
      )}
      {shown && shown.length > 0 && <GuideList guides={shown} zone={zone} />}
      {guides && guides.length > 0 && shown?.length === 0 && (
        <EmptyState
          title="No guides found."
          action={
            <Button variant="default" onClick={() => void setQuery(null)}>
              Clear filter
            </Button>
          }
        />
      )}
      {guides && error && <p role="alert">{errorMessage(error)}</p>}
    </>
  );
}
