import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

const StageFilterDocument = graphql(`
  query StageFilter {
    interviewStages {
      id
      title
    }
  }
`);

interface StageFilterProps {
  selected: string[];
  onChange: (ids: string[]) => void;
}

/** Interviews of some stages. Its choices are asked for when they are needed. */
export function StageFilter({ selected, onChange }: StageFilterProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  const { data, error } = useQuery(StageFilterDocument, {
    skip: !isNeeded && selected.length === 0,
  });
  return (
    <ChoiceFilter
      label="Stage"
      choices={(data?.interviewStages ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      selected={selected}
      onChange={onChange}
      onOpen={() => setIsNeeded(true)}
      emptyText={error ? 'Error loading stages' : 'No results found.'}
      isMultiple
    />
  );
}
