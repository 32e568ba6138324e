import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { GuideList } from '../features/guides/GuideList.tsx';
import { useGuideCommands } from '../features/guides/useGuideCommands.ts';
import { useGuideList } from '../features/guides/useGuideList.ts';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { CountedTitle } from '../ui/CountedTitle.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ListEnd } from '../ui/ListEnd.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import classes from './GuidesScreen.module.css';

// The list stands first; what narrows it follows.
const GuideFilters = lazyPart(() => import('../features/guides/GuideFilters.tsx'), 'GuideFilters');
const EditGuidesDialog = lazyPart(
  () => import('../features/guides/EditGuidesDialog.tsx'),
  'EditGuidesDialog',
);
const ImportGuidesDialog = lazyPart(
  () => import('../features/guides/ImportGuidesDialog.tsx'),
  'ImportGuidesDialog',
);

/** Every interview guide the person may read, and what they may do with them. */
export function GuidesScreen() {
  usePageTitle('Interview Guides');
  const navigate = useNavigate();
  const client = useApolloClient();
  const { user } = useCurrentUser();
  const { guides, more, error, isFiltered, canCreate, filter, reload } = useGuideList();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'edit' | 'import' | null>(null);
  const commands = useGuideCommands({ onDuplicated: (id) => void navigate(`/guide/${id}`) });
  // What a filter hides is not changed unseen.
  const selected = (guides ?? []).filter(({ id }) => selectedIds.has(id));
  const canImport = canCreate && user?.organization.createGuidesFromInterviewPlansEnabled === true;
  const importButton = canImport && (
    <Button
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />}
      onClick={() => setDialog('import')}
    >
      Import from a plan
    </Button>
  );
  return (
    <>
      <PageHeader
        title={
          <CountedTitle
            name="Interview Guides"
            count={guides?.length ?? null}
            isMore={more.hasMore}
          />
        }
        action={
          <Group gap="xs" justify="flex-end">
            {importButton}
            {canCreate && (
              <Button
                component={Link}
                to="/guides/new"
                leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
              >
                New guide
              </Button>
            )}
          </Group>
        }
      >
        {guides && (guides.length > 0 || isFiltered) && (
          <Suspense fallback={<div className={classes.filters} />}>
            <GuideFilters filter={filter} />
          </Suspense>
        )}
      </PageHeader>
      {!guides && error && <ErrorState message="Error loading guides" onRetry={reload} />}
      {!guides && !error && <RowsSkeleton isPage />}
      {guides?.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title="No guides found."
            action={
              <Button variant="default" onClick={filter.clear}>
                Clear filters
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={canCreate ? 'No guides yet. Create your own.' : 'No guides yet.'}
            action={importButton}
          />
        ))}
      {selected.length > 0 && (
        <div className={classes.selection} role="status">
          <Text>{selected.length === 1 ? '1 selected' : `${selected.length} selected`}</Text>
          <Button size="compact-sm" onClick={() => setDialog('edit')}>
            Edit
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setSelectedIds(new Set())}>
            Clear selection
          </Button>
        </div>
      )}
      {guides && guides.length > 0 && (
        <>
          <GuideList
            guides={guides}
            selectedIds={selectedIds}
            onSelect={setSelectedIds}
            commands={commands}
          />
          <ListEnd shown={guides.length} {...more} />
        </>
      )}
      {guides && error && <p role="alert">{errorMessage(error)}</p>}
      <Suspense fallback={null}>
        {dialog === 'edit' && selected.length > 0 && (
          <EditGuidesDialog
            guideIds={selected.map(({ id }) => id)}
            canAssign={selected.every(({ canAssign }) => canAssign)}
            onClose={() => setDialog(null)}
            onSaved={() => {
              setDialog(null);
              setSelectedIds(new Set());
            }}
          />
        )}
        {dialog === 'import' && (
          <ImportGuidesDialog
            onClose={() => setDialog(null)}
            onImported={() => {
              setDialog(null);
              client.cache.evict({ fieldName: 'guides' });
              reload();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
