import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { parseAsString, useQueryState } from 'nuqs';
import { Link, useNavigate } from 'react-router';
import { TemplateList } from '../../features/templates/TemplateList.tsx';
import {
  TemplateRowFragment,
  TemplatesDocument,
} from '../../features/templates/templateDocuments.ts';
import { useTemplateCommands } from '../../features/templates/useTemplateCommands.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { CountedTitle } from '../../ui/CountedTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const searchPauseMs = 200;

/** Templates for AI notes that the person may use, by name. */
export function TemplatesScreen() {
  usePageTitle('AI Notes Templates');
  const navigate = useNavigate();
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const [settledQuery] = useDebouncedValue(query.trim(), searchPauseMs);
  const {
    query: request,
    known,
    rows,
    more,
  } = useListPages({
    document: TemplatesDocument,
    filter: { query: settledQuery },
    rowsOf: (data) =>
      data.aiSummaryTemplates.map((template) => readFragment(TemplateRowFragment, template)),
  });
  const commands = useTemplateCommands({
    onDuplicated: (id) => void navigate(`/templates/${id}`),
  });
  const state = loadStateOf({ ...request, data: known }, (data) => data);
  if (state.kind !== 'ready')
    return (
      <>
        <PageHeader title="AI Notes Templates" />
        <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />
      </>
    );
  const canCreate = state.value.canCreateAiSummaryTemplate;
  const templates = rows ?? [];
  const isFiltered = query !== '' || settledQuery !== '';
  const hasAny = isFiltered || templates.length > 0;
  const addButton = canCreate && (
    <Button
      component={Link}
      to="/templates/new"
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
    >
      New template
    </Button>
  );
  return (
    <>
      <PageHeader
        title={
          <CountedTitle name="AI Notes Templates" count={templates.length} isMore={more.hasMore} />
        }
        action={hasAny && addButton}
      >
        <Text c="dimmed">
          A template says what AI notes contain. Choose one on the AI notes of an interview, or make
          it the default.
        </Text>
        {hasAny && (
          <TextInput
            type="search"
            aria-label="Filter by name"
            placeholder="Filter by name"
            maxLength={512}
            maw={360}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={query}
            onChange={(event) => void setQuery(event.currentTarget.value || null)}
          />
        )}
      </PageHeader>
      {!hasAny && (
        <EmptyState
          title={
            canCreate
              ? 'No templates yet. Without one, AI notes have the standard summary.'
              : 'No templates yet. People with the right to write templates add them.'
          }
          action={addButton}
        />
      )}
      {isFiltered && templates.length === 0 && (
        <EmptyState
          title="No templates found."
          action={
            <Button variant="default" onClick={() => void setQuery(null)}>
              Clear filter
            </Button>
          }
        />
      )}
      {templates.length > 0 && (
        <>
          <TemplateList templates={templates} commands={commands} />
          <ListEnd shown={templates.length} {...more} />
        </>
      )}
    </>
  );
}
