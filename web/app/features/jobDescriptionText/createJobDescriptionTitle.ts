import type { ApolloClient } from '@apollo/client';
import { create } from 'zustand';
import { UpdateJobDescriptionDocument } from '../analyzer/analyzerDocuments.ts';
import { createAutosave } from '../../lib/createAutosave.ts';
import type { SaveState } from '../../lib/createAutosave.ts';
import { standingTitleOf } from '../../lib/saveConflict.ts';

const pauseMs = 1000;
const mostTries = 50;

interface JobDescriptionTitleState {
  title: string;
  state: SaveState;
  /** The title somebody else gave it meanwhile: nothing is sent until the person has chosen. */
  other: string | null;
}

/** The title of a job description, saved as it changes, and never over one that was not seen here. */
export function createJobDescriptionTitle(client: ApolloClient, id: string, initial: string) {
  const useTitle = create<JobDescriptionTitleState>(() => ({
    title: initial,
    state: 'saved',
    other: null,
  }));
  const { getState, setState } = useTitle;
  let known = initial;
  /** Titles whose answers were lost; each of them may stand. */
  let tries: string[] = [];
  const autosave = createAutosave({
    pauseMs,
    read: () => getState().title,
    save: async (title) => {
      if (getState().other !== null)
        throw new Error('The title was changed elsewhere. Choose which one to keep.');
      const replaces = [known, ...tries];
      tries = [...tries, title].slice(-mostTries);
      try {
        await client.mutate({
          mutation: UpdateJobDescriptionDocument,
          variables: { id, title, replaces },
        });
        known = title;
        tries = [];
      } catch (error) {
        const other = standingTitleOf(error);
        if (other !== null) setState({ other });
        throw error;
      }
    },
    onState: (state) => setState({ state }),
  });
  const settle = (title: string) => {
    known = getState().other ?? known;
    tries = [];
    setState({ other: null, title });
    autosave.changed();
    void autosave.flush().catch(() => undefined);
  };
  return {
    useTitle,
    change: (title: string) => {
      setState({ title });
      autosave.changed();
    },
    /** Shows the title that stands on the server, where none of this page's own is on its way. */
    bringUpToDate: (standing: string) => {
      if (autosave.state() !== 'saved' || getState().other !== null) return;
      known = standing;
      setState({ title: standing });
    },
    keepMine: () => settle(getState().title),
    takeOther: () => settle(getState().other ?? getState().title),
    flush: autosave.flush,
    close: autosave.close,
  };
}
