import type { ApolloClient } from '@apollo/client';
import { create } from 'zustand';
import type { JobDescriptionTone } from '../../../../shared/domain/plan.ts';
import { createAutosave } from '../../lib/createAutosave.ts';
import type { SaveState } from '../../lib/createAutosave.ts';
import { SaveCreatorSessionDocument } from './creatorDocuments.ts';
import type { CreatorFields } from './creatorStage.ts';

const pauseMs = 500;

export type CreatorSession = ReturnType<typeof createCreatorSession>;

/** What is written in the creator, saved as it changes: only the fields that did. */
export function createCreatorSession(client: ApolloClient, id: string, initial: CreatorFields) {
  const useFields = create<CreatorFields>(() => initial);
  const useSaving = create<{ state: SaveState }>(() => ({ state: 'saved' }));
  let changed = new Set<keyof CreatorFields>();

  const autosave = createAutosave({
    pauseMs,
    read: () => {
      const fields = useFields.getState();
      const sent = changed;
      changed = new Set();
      return { sent, input: Object.fromEntries([...sent].map((key) => [key, fields[key]])) };
    },
    save: async ({ sent, input }) => {
      try {
        await client.mutate({
          mutation: SaveCreatorSessionDocument,
          variables: { jobDescriptionId: id, input },
        });
      } catch (error) {
        // Sent again with the next try, together with what changes until then.
        for (const key of sent) changed.add(key);
        throw error;
      }
    },
    onState: (state) => useSaving.setState({ state }),
  });
  return {
    id,
    useFields,
    useSaving,
    change: (fields: Partial<CreatorFields>) => {
      for (const key of Object.keys(fields)) changed.add(key as keyof CreatorFields);
      useFields.setState(fields);
      autosave.changed();
    },
    flush: autosave.flush,
    close: autosave.close,
  };
}

export interface ToneSettings {
  /** Null when people may not choose. */
  choices: readonly JobDescriptionTone[] | null;
  standard: JobDescriptionTone;
}
