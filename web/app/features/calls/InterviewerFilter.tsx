import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

const InterviewerFilterDocument = graphql(`
  query InterviewerFilter($query: String) {
    organizationUsers(query: $query, limit: 200) {
      id
      fullName
    }
  }
`);

interface InterviewerFilterProps {
  selected: string[];
  onChange: (ids: string[]) => void;
}

/** Interviews some people led. Its choices are asked for when they are needed. */
export function InterviewerFilter({ selected, onChange }: InterviewerFilterProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useQuery(InterviewerFilterDocument, {
    variables: { query: search },
    skip: !isNeeded && selected.length === 0,
  });
  return (
    <ChoiceFilter
      label="Interviewer"
      choices={((data ?? previousData)?.organizationUsers ?? []).map(({ id, fullName }) => ({
        value: id,
        label: fullName,
      }))}
      selected={selected}
      onChange={onChange}
      onSearch={setSearch}
      onOpen={() => setIsNeeded(true)}
      emptyText={error ? 'Error loading interviewers' : 'No users found'}
      isMultiple
      isSearchable
    />
  );
}
