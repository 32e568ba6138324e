import { useQuery } from '@apollo/client/react';
import { Loader, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { GuideSearchDocument } from './guideChoiceDocuments.ts';
import { guideOptions } from './guideOptions.ts';
import type { GuideOption } from './guideOptions.ts';

interface GuideSelectProps {
  selected: GuideOption | null;
  isSaving: boolean;
  error: string | null;
  onChoose: (guideId: string | null) => void;
}

const searchPauseMs = 200;
const none = { recent: [], own: [], assigned: [], shared: [] };

/** Finds a guide by name among those one may use. */
export function GuideSelect({ selected, isSaving, error, onChoose }: GuideSelectProps) {
  const [query, setQuery] = useState('');
  const found = useQuery(GuideSearchDocument, { variables: { query } });
  const search = useDebouncedCallback(setQuery, searchPauseMs);
  const guides = (found.data ?? found.previousData)?.guideSearch ?? none;
  return (
    <Select
      label="Interview guide"
      placeholder="Choose a guide by its name"
      data={guideOptions(guides, query === '' ? selected : null)}
      filter={({ options }) => options}
      value={selected?.id ?? null}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Remove the interview guide' }}
      allowDeselect={false}
      disabled={isSaving}
      {...(isSaving && { rightSection: <Loader size={16} aria-label="Saving" /> })}
      maxDropdownHeight={300}
      nothingFoundMessage={found.error ? 'Error loading guides' : 'No guides found.'}
      error={error}
      onSearchChange={(text) => search(text === selected?.name ? '' : text)}
      onChange={onChoose}
    />
  );
}
