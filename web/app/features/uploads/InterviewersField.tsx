import { useQuery } from '@apollo/client/react';
import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { UploadDraft } from './uploadDraft.ts';
import classes from './UploadForm.module.css';

const searchPauseMs = 200;

const InterviewersFieldDocument = graphql(`
  query InterviewersField($query: String) {
    organizationUsers(query: $query, limit: 50) {
      id
      fullName
    }
  }
`);

/** Who led the interview: any number of people of the organization. */
export function InterviewersField({ form }: { form: UseFormReturnType<UploadDraft> }) {
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search, searchPauseMs);
  const { data, previousData, error } = useQuery(InterviewersFieldDocument, {
    variables: { query },
  });
  const chosen = form.values.interviewers;
  const chosenIds = new Set(chosen.map(({ value }) => value));
  const found = ((data ?? previousData)?.organizationUsers ?? []).map(({ id, fullName }) => ({
    value: id,
    label: fullName,
  }));
  // Those chosen stay known when the search moves on, else their names would vanish.
  const known = [...chosen, ...found.filter(({ value }) => !chosenIds.has(value))];
  return (
    <MultiSelect
      label="Interviewers"
      placeholder={chosen.length === 0 ? 'Find by name' : ''}
      data={known}
      value={[...chosenIds]}
      onChange={(ids) =>
        form.setFieldValue(
          'interviewers',
          known.filter(({ value }) => ids.includes(value)),
        )
      }
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      hidePickedOptions
      classNames={{ pill: classes.pill }}
      maxDropdownHeight={260}
      nothingFoundMessage={error ? 'Error loading interviewers' : 'No users found'}
    />
  );
}
