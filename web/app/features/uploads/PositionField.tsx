import { useQuery } from '@apollo/client/react';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import type { UploadDraft } from './uploadDraft.ts';

const PositionFieldDocument = graphql(`
  query PositionField($query: String) {
    positions(query: $query, limit: 50) {
      id
      displayTitle
    }
  }
`);

interface PositionFieldProps {
  form: UseFormReturnType<UploadDraft>;
  /** Told the title of a new one; left out for those who may not create it. */
  onCreate?: ((title: string) => void) | undefined;
}

/** The position the interview was for. */
export function PositionField({ form, onCreate }: PositionFieldProps) {
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useQuery(PositionFieldDocument, {
    variables: { query: search },
  });
  const choices = ((data ?? previousData)?.positions ?? []).map(({ id, displayTitle }) => ({
    value: id,
    label: displayTitle,
  }));
  return (
    <RemoteSelect
      label="Position"
      placeholder={onCreate ? 'Find or add by title' : 'Find by title'}
      choices={choices}
      selected={form.values.position}
      onChange={(position) => form.setFieldValue('position', position)}
      onSearch={setSearch}
      {...(onCreate && { onCreate })}
      createLabel={(text) => `Add position “${text}”`}
      nothingFound={error ? 'Error loading positions' : 'No results found.'}
    />
  );
}
