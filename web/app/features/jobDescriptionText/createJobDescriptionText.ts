import type { ApolloClient } from '@apollo/client';
import { create } from 'zustand';
import { tooLongReason } from '#shared/domain/jobDescriptionLength.ts';
import { analysisBlocks, documentText } from '#shared/editor/analysisBlocks.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { toRawContent } from '#shared/editor/rawContent.ts';
import {
  JobDescriptionAnalysisDocument,
  JobDescriptionTextDocument,
} from '../analyzer/analyzerDocuments.ts';
import { dropDraft, keepDraft } from '../analyzer/unsavedDraft.ts';
import { replaceDocument } from '../editor/editorCommands.ts';
import { blocksOf, createTextEditor } from '../editor/createTextEditor.ts';
import { isConnectionError } from '../../lib/connectionError.ts';
import { createAutosave } from '../../lib/createAutosave.ts';
import type { SaveState } from '../../lib/createAutosave.ts';
import { createSaveBasis } from '../../lib/createSaveBasis.ts';
import { saveConflictOf } from '../../lib/saveConflict.ts';
import type { SaveConflict } from '../../lib/saveConflict.ts';
import { createJobDescriptionTitle } from './createJobDescriptionTitle.ts';
import { keptBlocks } from './jobDescriptionStart.ts';
import type { JobDescriptionStart, KeptJobDescription } from './jobDescriptionStart.ts';

const textPauseMs = 1200;
const draftPauseMs = 400;

interface JobDescriptionTextState {
  whitelistedWords: readonly string[];
  textState: SaveState;
  /** Saving failed for want of a connection alone. */
  isCutOff: boolean;
  /** Why the text cannot be saved as it is, whatever the connection does. */
  refusal: string | null;
  /** Another text stands on the server: nothing is sent until the person has chosen. */
  conflict: SaveConflict | null;
}

export type JobDescriptionText = ReturnType<typeof createJobDescriptionText>;

/**
 * A job description being written: the editor, title and ignored words, saved as they change. What the
 * server does not have yet is also kept in this browser.
 */
export function createJobDescriptionText(client: ApolloClient, start: JobDescriptionStart) {
  const { id, draftKey } = start;
  const editor = createTextEditor();
  const title = createJobDescriptionTitle(client, id, start.title);
  const basis = createSaveBasis(start.contentRevision);
  const useDocument = create<JobDescriptionTextState>(() => ({
    whitelistedWords: start.whitelistedWords,
    textState: 'saved',
    isCutOff: false,
    refusal: null,
    conflict: null,
  }));
  const { getState, setState } = useDocument;
  let isOverOther = false;
  let draftTimer: ReturnType<typeof setTimeout> | undefined;

  const content = () => {
    const blocks = blocksOf(editor);
    return {
      text: documentText(blocks),
      blocks: analysisBlocks(blocks),
      editorContent: JSON.stringify(toRawContent(blocks)),
      whitelistedWords: [...getState().whitelistedWords],
    };
  };
  const text = createAutosave({
    pauseMs: textPauseMs,
    read: content,
    save: async (sent) => {
      if (getState().conflict)
        throw new Error('This job description was changed elsewhere. Choose which text to keep.');
      const refusal = tooLongReason(sent.text.length);
      setState({ refusal });
      if (refusal) throw new Error(refusal);
      const attempt = basis.begin();
      try {
        const { data } = await client.mutate({
          mutation: JobDescriptionAnalysisDocument,
          variables: { id, ...sent, basis: { ...attempt, isOverOther } },
        });
        basis.settle(data?.jobDescriptionAnalysis.contentRevision ?? attempt.revision);
        isOverOther = false;
      } catch (error) {
        const conflict = saveConflictOf(error);
        if (conflict) {
          basis.forget(attempt);
          setState({ conflict });
        }
        throw error;
      }
    },
    onState: (textState, error) => {
      setState({ textState, isCutOff: isConnectionError(error) });
      if (textState !== 'saved') return;
      clearTimeout(draftTimer);
      draftTimer = undefined;
      dropDraft(draftKey);
    },
  });
  const keep = () => {
    draftTimer = undefined;
    const { editorContent, whitelistedWords } = content();
    keepDraft(draftKey, { editorContent, whitelistedWords, basedOn: basis.states() });
  };
  const textChanged = () => {
    text.changed();
    draftTimer ??= setTimeout(keep, draftPauseMs);
  };
  const setWords = (whitelistedWords: readonly string[]) => {
    setState({ whitelistedWords });
    textChanged();
    void text.flush().catch(() => undefined);
  };
  /** Puts another text in place of this one; undo brings it back. */
  const replaceAll = (blocks: readonly EditorBlock[], words: readonly string[]) => {
    replaceDocument(editor, blocks);
    setWords(words);
  };
  /** Goes on with the text that stands on the server. */
  const take = (kept: Omit<KeptJobDescription, 'title'>) => {
    basis.settle(kept.contentRevision);
    setState({ conflict: null });
    replaceAll(keptBlocks(kept), kept.whitelistedWords);
  };
  /** The text that stands now; who keeps their own after seeing it keeps it over this one. */
  const readOther = async () => {
    const { data } = await client.query({
      query: JobDescriptionTextDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const other = data?.jobDescription;
    if (!other) throw new Error('This job description does not exist any more.');
    const { conflict } = getState();
    if (conflict) setState({ conflict: { ...conflict, contentRevision: other.contentRevision } });
    return other;
  };
  return {
    id,
    editor,
    useDocument,
    title,
    readBlocks: () => blocksOf(editor),
    textChanged,
    ignore: (word: string) => {
      const { whitelistedWords } = getState();
      const isKnown = whitelistedWords.some((item) => item.toLowerCase() === word.toLowerCase());
      if (!isKnown) setWords([...whitelistedWords, word]);
    },
    stopIgnoring: (word: string) =>
      setWords(getState().whitelistedWords.filter((item) => item !== word)),
    take,
    /** Puts what was left unsaved over the text that stands, which stays a version of its own. */
    putOver: (blocks: readonly EditorBlock[], words: readonly string[]) => {
      isOverOther = true;
      replaceAll(blocks, words);
    },
    /** Saves over the other text, which stays a version of its own. */
    keepMine: () => {
      const { conflict } = getState();
      if (!conflict) return;
      basis.settle(conflict.contentRevision);
      isOverOther = true;
      setState({ conflict: null });
      textChanged();
      void text.flush().catch(() => undefined);
    },
    readOther,
    /** Takes the newest text where nothing of this page's own waits; whether there was a newer one. */
    bringUpToDate: async (): Promise<boolean> => {
      const isIdle = () => text.state() === 'saved' && getState().conflict === null;
      if (!isIdle()) return false;
      const other = await readOther();
      title.bringUpToDate(other.title);
      if (!isIdle() || basis.states().includes(other.contentRevision)) return false;
      take(other);
      return true;
    },
    flush: async () => {
      await Promise.all([text.flush(), title.flush()]);
    },
    close: () => {
      if (draftTimer !== undefined) {
        clearTimeout(draftTimer);
        keep();
      }
      text.close();
      title.close();
    },
  };
}

/** The worse of two states is the one to tell. */
export function worseOf(state: SaveState, other: SaveState): SaveState {
  const order: readonly SaveState[] = ['saved', 'waiting', 'saving', 'failed'];
  return order.indexOf(state) > order.indexOf(other) ? state : other;
}
