import type { ApolloClient } from '@apollo/client';
import { create } from 'zustand';
import { tooLongReason } from '../../../../shared/domain/jobDescriptionLength.ts';
import { analysisBlocks, documentText } from '../../../../shared/editor/analysisBlocks.ts';
import type { EditorBlock } from '../../../../shared/editor/editorNodes.ts';
import { toRawContent } from '../../../../shared/editor/rawContent.ts';
import {
  JobDescriptionAnalysisDocument,
  UpdateJobDescriptionDocument,
} from '../../features/analyzer/analyzerDocuments.ts';
import { hashText } from '../../features/analyzer/hashText.ts';
import { dropDraft, keepDraft } from '../../features/analyzer/unsavedDraft.ts';
import { replaceDocument } from '../../features/editor/editorCommands.ts';
import { blocksOf, createJobEditor } from '../../features/editor/jobEditor.ts';
import { createAutosave } from '../../lib/createAutosave.ts';
import type { SaveState } from '../../lib/createAutosave.ts';
import type { JobDocumentStart } from './jobDocumentStart.ts';

const textPauseMs = 1200;
const titlePauseMs = 1000;
const draftPauseMs = 400;

export interface JobDocumentState {
  title: string;
  whitelistedWords: readonly string[];
  textState: SaveState;
  titleState: SaveState;
  /** Why the text cannot be saved as it is, whatever the connection does. */
  refusal: string | null;
}

export type JobDocument = ReturnType<typeof createJobDocument>;

/**
 * A job description being written: the editor, title and ignored words, saved as they change. What the
 * server does not have yet is also kept in this browser.
 */
export function createJobDocument(client: ApolloClient, userId: string, start: JobDocumentStart) {
  const { id } = start;
  const editor = createJobEditor();
  const useDocument = create<JobDocumentState>(() => ({
    title: start.title,
    whitelistedWords: start.whitelistedWords,
    textState: 'saved',
    titleState: 'saved',
    refusal: null,
  }));
  const { getState, setState } = useDocument;
  let { serverHash } = start;
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
      const refusal = tooLongReason(sent.text.length);
      setState({ refusal });
      if (refusal) throw new Error(refusal);
      await client.mutate({
        mutation: JobDescriptionAnalysisDocument,
        variables: { id, ...sent },
      });
      serverHash = hashText(sent.text);
    },
    onState: (textState) => {
      setState({ textState });
      if (textState !== 'saved') return;
      clearTimeout(draftTimer);
      draftTimer = undefined;
      dropDraft(userId, id);
    },
  });
  const title = createAutosave({
    pauseMs: titlePauseMs,
    read: () => getState().title,
    save: async (newTitle) => {
      await client.mutate({
        mutation: UpdateJobDescriptionDocument,
        variables: { id, title: newTitle },
      });
    },
    onState: (titleState) => setState({ titleState }),
  });
  const keep = () => {
    draftTimer = undefined;
    const { editorContent, whitelistedWords } = content();
    keepDraft(userId, id, { editorContent, whitelistedWords, basedOn: serverHash });
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
  return {
    id,
    editor,
    useDocument,
    readBlocks: () => blocksOf(editor),
    textChanged,
    setTitle: (newTitle: string) => {
      setState({ title: newTitle });
      title.changed();
    },
    ignore: (word: string) => {
      const { whitelistedWords } = getState();
      const isKnown = whitelistedWords.some((one) => one.toLowerCase() === word.toLowerCase());
      if (!isKnown) setWords([...whitelistedWords, word]);
    },
    stopIgnoring: (word: string) =>
      setWords(getState().whitelistedWords.filter((one) => one !== word)),
    /** Puts another text in place of this one; undo brings it back. */
    replaceAll: (blocks: readonly EditorBlock[], words: readonly string[]) => {
      replaceDocument(editor, blocks);
      setWords(words);
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
export function worseOf(one: SaveState, other: SaveState): SaveState {
  const order: readonly SaveState[] = ['saved', 'waiting', 'saving', 'failed'];
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}
