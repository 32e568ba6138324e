import { useQuery } from '@apollo/client/react';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { AddPositionModal } from './AddPositionModal.tsx';
import { RemoteSelect } from './RemoteSelect.tsx';
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
  canCreate: boolean;
}

/** The position the interview was for; a new one only for those who may create it. */
export function PositionField({ form, canCreate }: PositionFieldProps) {
  const [search, setSearch] = useState('');
  const [newTitle, setNewTitle] = useState<string | null>(null);
  const { data, previousData, error } = useQuery(PositionFieldDocument, {
    variables: { query: search },
  });
  const choices = ((data ?? previousData)?.positions ?? []).map(({ id, displayTitle }) => ({
    value: id,
    label: displayTitle,
  }));
  return (
    <>
      <RemoteSelect
        label="Position"
        placeholder={canCreate ? 'Find or add by title' : 'Find by title'}
        choices={choices}
        selected={form.values.position}
        onChange={(position) => form.setFieldValue('position', position)}
        onSearch={setSearch}
        {...(canCreate && { onCreate: setNewTitle })}
        createLabel={(text) => `Add position “${text}”`}
        nothingFound={error ? 'Error loading positions' : 'No results found.'}
      />
      {newTitle !== null && (
        <AddPositionModal
          initialTitle={newTitle}
          onClose={() => setNewTitle(null)}
          onAdded={(position) => {
            form.setFieldValue('position', position);
            setNewTitle(null);
          }}
        />
      )}
    </>
  );
}
