import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createStore } from 'zustand/vanilla';
import { createEditQueue } from './createEditQueue.ts';

/** A text that changed on the server while this person typed it: nothing is saved until they choose. */
export interface TextConflict<Edit> {
  edit: Edit;
  /** The text that stands on the server. */
  standing: string;
}

interface TextEditsOptions<Content, Edit> {
  apply: (content: Content, edit: Edit) => Content;
  send: (edit: Edit) => Promise<void>;
  /** Names the text that an edit types; null for edits of another kind. */
  textKeyOf: (edit: Edit) => string | null;
  /** The text that an edit takes the place of. */
  replacedBy: (edit: Edit) => string;
  /** The same edit in the place of another text. */
  inPlaceOf: (edit: Edit, replaces: string) => Edit;
  /** An edit was refused for another reason than a conflict, and is taken back. */
  onRefused: (error: unknown, edit: Edit, make: (edit: Edit) => void) => void;
  /** Everything that the server does not have, whenever it changes. */
  onUnsaved: (edits: readonly Edit[]) => void;
  /** After `close`: nothing more is sent. */
  onClosed?: () => void;
  /** The server has other content than the page. */
  reload: () => void;
}

const typingPauseMs = 700;

/**
 * Edits of a document with texts: a queue that sends typing after a pause, and beside it the texts that
 * stand against others. A refused text is neither lost nor forced on the server.
 */
export function createTextEdits<Content, Edit>(
  initial: Content,
  options: TextEditsOptions<Content, Edit>,
) {
  const { textKeyOf, replacedBy, inPlaceOf } = options;
  const conflicts = createStore<ReadonlyMap<string, TextConflict<Edit>>>(() => new Map());
  let unsent: readonly Edit[] = [];
  const keep = () =>
    options.onUnsaved([...unsent, ...[...conflicts.getState().values()].map(({ edit }) => edit)]);
  const setConflict = (key: string, conflict: TextConflict<Edit> | null) => {
    const next = new Map(conflicts.getState());
    if (conflict) next.set(key, conflict);
    else next.delete(key);
    conflicts.setState(next, true);
    keep();
  };
  const queue = createEditQueue<Content, Edit>(initial, {
    apply: options.apply,
    send: options.send,
    ...(options.onClosed && { onClosed: options.onClosed }),
    pauseMs: typingPauseMs,
    // Typing that goes on is one edit, from the text that stood when it began.
    join: (earlier, later) => {
      const key = textKeyOf(later);
      const isSameText = key !== null && textKeyOf(earlier) === key;
      return isSameText ? inPlaceOf(later, replacedBy(earlier)) : null;
    },
    onUnsaved: (edits) => {
      unsent = edits;
      keep();
    },
    onRefused: (error, edit, make) => {
      const key = textKeyOf(edit);
      const standing = standingOf(error);
      if (key !== null && standing !== null) setConflict(key, { edit, standing });
      else options.onRefused(error, edit, make);
      options.reload();
    },
  });
  return {
    state: queue.state,
    conflicts,
    flush: queue.flush,
    close: queue.close,
    replace: queue.replace,
    edit: (edit: Edit): void => {
      const key = textKeyOf(edit);
      const conflict = key === null ? undefined : conflicts.getState().get(key);
      if (key !== null && conflict) setConflict(key, { ...conflict, edit });
      else queue.edit(edit);
    },
    keepMine: (key: string): void => {
      const conflict = conflicts.getState().get(key);
      if (!conflict) return;
      setConflict(key, null);
      queue.edit(inPlaceOf(conflict.edit, conflict.standing));
    },
    takeTheirs: (key: string): void => {
      setConflict(key, null);
      options.reload();
    },
  };
}

function standingOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const standing = error.errors[0]?.extensions?.['standing'];
  return typeof standing === 'string' ? standing : null;
}
