import { useMutation, useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ChooseTemplateDocument, TemplateChoicesDocument } from './aiNotesDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

interface TemplateChoiceProps {
  callId: string;
  /** What the notes were written by; null for the standard summary. */
  template: { id: string; name: string } | null;
}

const standard = { value: 'standard', label: 'Standard summary' };
const searchPauseMs = 200;

/** Chooses the template of an interview's notes. The choices are loaded when somebody looks at them. */
export function TemplateChoice({ callId, template }: TemplateChoiceProps) {
  // Null until somebody looks at the choices.
  const [query, setQuery] = useState<string | null>(null);
  const search = useDebouncedCallback(setQuery, searchPauseMs);
  const { data, previousData, error } = useQuery(TemplateChoicesDocument, {
    variables: { query: query ?? '' },
    skip: query === null,
    fetchPolicy: 'cache-and-network',
  });
  const [choose, { loading }] = useMutation(ChooseTemplateDocument);
  const loaded = ((data ?? previousData)?.aiSummaryTemplates ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const selected = template ? { value: template.id, label: template.name } : standard;
  const isSearched = query !== null && query !== '';
  const isListed = loaded.some(({ value }) => value === selected.value);
  const change = async (value: string | null) => {
    const customTemplateId = value === standard.value ? null : value;
    try {
      await choose({ variables: { callId, customTemplateId } });
    } catch (refusal) {
      notifyFailure(refusal);
    }
  };
  return (
    <Select
      size="xs"
      aria-label="Template of the AI notes"
      allowDeselect={false}
      disabled={loading}
      error={error ? errorMessage(error) : undefined}
      searchable
      filter={({ options }) => options}
      nothingFoundMessage="No templates found."
      data={[
        ...(isSearched ? [] : [standard]),
        ...(isSearched || isListed || selected === standard ? [] : [selected]),
        ...loaded,
      ]}
      value={selected.value}
      onDropdownOpen={() => setQuery('')}
      onSearchChange={(text) => {
        if (query !== null) search(text === selected.label ? '' : text);
      }}
      onChange={(value) => void change(value)}
    />
  );
}
