import { useQuery } from '@apollo/client/react';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';
import { ComparedChoiceDocument } from './comparisonDocuments.ts';

const searchPauseMs = 200;
export const mostCompared = 4;

interface ComparedChoiceProps {
  positionId: string;
  ids: readonly string[];
  /** Names of those whose answers are shown. */
  known: readonly Choice[];
  onChange: (ids: string[]) => void;
}

/** Chooses candidates for a position, found on the server by name or e-mail. */
export function ComparedChoice({ positionId, ids, known, onChange }: ComparedChoiceProps) {
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search, searchPauseMs);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const { data, previousData, error } = useQuery(ComparedChoiceDocument, {
    variables: { query, filter: { positionId } },
  });
  const found = ((data ?? previousData)?.candidates ?? []).map(({ id, fullName }) => ({
    value: id,
    label: fullName,
  }));
  // Those chosen stay known when the search moves on, else their names would vanish.
  const byId = new Map([...chosen, ...known, ...found].map((item) => [item.value, item]));
  const foundIds = new Set(found.map(({ value }) => value));
  const kept = ids
    .filter((id) => !foundIds.has(id))
    .map((id) => byId.get(id) ?? { value: id, label: 'Candidate' });
  return (
    <MultiSelect
      label="Candidates"
      description={`Up to ${mostCompared}`}
      placeholder={ids.length === 0 ? 'Find by name or e-mail' : ''}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      maxValues={mostCompared}
      maw={720}
      data={[...kept, ...found]}
      filter={({ options }) => options}
      value={[...ids]}
      onChange={(values) => {
        setChosen(values.flatMap((value) => byId.get(value) ?? []));
        onChange(values);
      }}
      nothingFoundMessage={error ? 'Error loading candidates' : 'No results found.'}
    />
  );
}
