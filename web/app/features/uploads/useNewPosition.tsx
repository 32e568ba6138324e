import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { AddPositionModal } from '../../ui/AddPositionModal.tsx';
import type { UploadDraft } from './uploadDraft.ts';

/**
 * Adds a position that is not in the list and chooses it in the form. Draw `newPosition` beside the form and
 * not inside it: forms do not nest.
 */
export function useNewPosition(form: UseFormReturnType<UploadDraft>) {
  const [title, setTitle] = useState<string | null>(null);
  const newPosition = title !== null && (
    <AddPositionModal
      initialTitle={title}
      onClose={() => setTitle(null)}
      onAdded={(position) => {
        form.setFieldValue('position', position);
        setTitle(null);
      }}
    />
  );
  return { addPosition: setTitle, newPosition };
}
