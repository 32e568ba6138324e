import { useQuery } from '@apollo/client/react';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import type { UploadDraft } from './uploadDraft.ts';

const GuideFieldDocument = graphql(`
  query GuideField($query: String) {
    guides(query: $query, limit: 50) {
      id
      name
    }
  }
`);

/** The interview guide the interview followed, if any. */
export function GuideField({ form }: { form: UseFormReturnType<UploadDraft> }) {
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useQuery(GuideFieldDocument, {
    variables: { query: search },
  });
  const guides = (data ?? previousData)?.guides ?? [];
  return (
    <RemoteSelect
      label="Interview guide"
      placeholder="Find by name"
      choices={guides
        .filter(({ name }) => name.trim() !== '')
        .map(({ id, name }) => ({ value: id, label: name }))}
      selected={form.values.guide}
      onChange={(guide) => form.setFieldValue('guide', guide)}
      onSearch={setSearch}
      nothingFound={error ? 'Error loading guides' : 'No guides found.'}
    />
  );
}
