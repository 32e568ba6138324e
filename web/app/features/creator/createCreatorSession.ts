import type { ApolloClient } from '@apollo/client';
import { create } from 'zustand';
import type { JobDescriptionTone } from '#shared/domain/plan.ts';
import { createAutosave } from '../../lib/createAutosave.ts';
import type { SaveState } from '../../lib/createAutosave.ts';
import { createSaveBasis } from '../../lib/createSaveBasis.ts';
import type { EditVisit } from '../../lib/unsavedEdits.ts';
import { saveConflictOf } from '../../lib/saveConflict.ts';
import type { SaveConflict } from '../../lib/saveConflict.ts';
import { CreatorNowDocument, SaveCreatorSessionDocument } from './creatorDocuments.ts';
import { creatorFields } from './creatorFields.ts';
import { creatorMerge } from './creatorMerge.ts';
import type { CreatorFields } from './creatorStage.ts';

const pauseMs = 500;
/** Others may save between reading theirs and saving mine; after so many times the pause decides. */
const mostMerges = 3;

interface CreatorConflict extends SaveConflict {
  /** Their side of what both changed. */
  theirs: Partial<CreatorFields>;
  /** It has gone on to the analyzer: nothing that is written here arrives there. */
  hasMovedOn: boolean;
}

interface Saving {
  state: SaveState;
  /** Nothing is sent until the person has chosen. */
  conflict: CreatorConflict | null;
}

/** What was written in the creator and not saved. */
export interface CreatorDraft {
  fields: Partial<CreatorFields>;
  /** How these fields read on the server when they were written. */
  known: Partial<CreatorFields>;
}

export type CreatorSession = ReturnType<typeof createCreatorSession>;

/**
 * What is written in the creator, saved as it changes: only the fields that did. What somebody else saves
 * meanwhile in other fields is taken in; of a field that both changed one side is chosen. What the server
 * does not have is kept in `visit` too.
 */
export function createCreatorSession(
  client: ApolloClient,
  id: string,
  initial: CreatorFields,
  contentRevision: string,
  visit: EditVisit<CreatorDraft>,
) {
  const useFields = create<CreatorFields>(() => initial);
  const useSaving = create<Saving>(() => ({ state: 'saved', conflict: null }));
  const basis = createSaveBasis(contentRevision);
  let known = initial;
  let changed = new Set<keyof CreatorFields>();
  let sending = new Set<keyof CreatorFields>();
  /** What the unsaved fields were written on; `known` is ahead of it until a conflict is settled. */
  let writtenOn = initial;
  const keepDraft = () => {
    const keys = [...new Set([...sending, ...changed])];
    const pick = (from: CreatorFields): Partial<CreatorFields> =>
      Object.fromEntries(keys.map((key) => [key, from[key]]));
    visit.keep(
      keys.length > 0 ? [{ fields: pick(useFields.getState()), known: pick(writtenOn) }] : [],
    );
  };

  /** Saves what changed. @throws what the server says, and then it is sent again with the next try. */
  const send = async () => {
    const sent = changed;
    if (sent.size === 0) return;
    changed = new Set();
    sending = sent;
    const fields = useFields.getState();
    const input = Object.fromEntries([...sent].map((key) => [key, fields[key]]));
    const attempt = basis.begin();
    try {
      await client.mutate({
        mutation: SaveCreatorSessionDocument,
        variables: { jobDescriptionId: id, input, basis: attempt },
      });
      known = { ...known, ...input };
      writtenOn = known;
      basis.settle(attempt.revision);
      sending = new Set();
      keepDraft();
    } catch (error) {
      sending = new Set();
      for (const key of sent) changed.add(key);
      if (saveConflictOf(error)) basis.forget(attempt);
      throw error;
    }
  };
  /** Takes in what others saved; false where somebody has to choose. */
  const merge = async (conflict: SaveConflict): Promise<boolean> => {
    const { data } = await client.query({
      query: CreatorNowDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const { jobDescription, jobDescriptionCreatorSession: session } = data ?? {};
    if (!jobDescription || !session)
      throw new Error('This job description does not exist any more.');
    const theirs = creatorFields(session);
    const mine = useFields.getState();
    const { toShow, clashes } = creatorMerge({ known, mine, changed, theirs });
    known = theirs;
    basis.settle(jobDescription.contentRevision);
    useFields.setState(toShow);
    const hasMovedOn = jobDescription.jobDescriptionState !== 'Creator';
    if (!hasMovedOn && Object.keys(clashes).length === 0) return true;
    useSaving.setState({ conflict: { ...conflict, theirs: clashes, hasMovedOn } });
    return false;
  };
  const save = async () => {
    if (useSaving.getState().conflict)
      throw new Error('This job description was changed elsewhere. Choose first what to keep.');
    for (let merges = 0; ; merges += 1)
      try {
        await send();
        return;
      } catch (error) {
        const conflict = saveConflictOf(error);
        if (!conflict || merges === mostMerges || !(await merge(conflict))) throw error;
      }
  };
  const autosave = createAutosave({
    pauseMs,
    read: () => undefined,
    save,
    onState: (state) => useSaving.setState({ state }),
  });
  const change = (fields: Partial<CreatorFields>) => {
    for (const key of Object.keys(fields)) changed.add(key as keyof CreatorFields);
    useFields.setState(fields);
    keepDraft();
    autosave.changed();
  };
  const goOn = () => {
    writtenOn = known;
    keepDraft();
    useSaving.setState({ conflict: null });
    autosave.changed();
    void autosave.flush().catch(() => undefined);
  };
  return {
    id,
    useFields,
    useSaving,
    change,
    /** Goes on with what an earlier page could not save; a field that somebody else changed since is chosen. */
    restore: (draft: CreatorDraft): void => {
      const theirs = useFields.getState();
      const { clashes } = creatorMerge({
        known: { ...theirs, ...draft.known },
        mine: { ...theirs, ...draft.fields },
        theirs,
        changed: new Set(Object.keys(draft.fields) as (keyof CreatorFields)[]),
      });
      if (Object.keys(clashes).length > 0)
        useSaving.setState({
          conflict: { ...unknownChange, contentRevision, theirs: clashes, hasMovedOn: false },
        });
      writtenOn = { ...writtenOn, ...draft.known };
      change(draft.fields);
    },
    keepMine: goOn,
    /** Shows their side of what both changed; returns mine, for undoing it. */
    takeOther: (): Partial<CreatorFields> => {
      const theirs = useSaving.getState().conflict?.theirs ?? {};
      const keys = Object.keys(theirs) as (keyof CreatorFields)[];
      const fields = useFields.getState();
      const mine = Object.fromEntries(keys.map((key) => [key, fields[key]]));
      for (const key of keys) changed.delete(key);
      useFields.setState(theirs);
      goOn();
      return mine;
    },
    flush: autosave.flush,
    close: (): void => {
      autosave.close();
      void autosave.flush().then(visit.end, visit.end);
    },
  };
}

const unknownChange = { changedByName: null, changedAt: null, isOwn: false };

export interface ToneSettings {
  /** Null when people may not choose. */
  choices: readonly JobDescriptionTone[] | null;
  standard: JobDescriptionTone;
}
