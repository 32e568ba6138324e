import { createTextEdits, type TextConflict } from '../../lib/createTextEdits.ts';
import { applyGuideEdit, isTyped, textKeyOf, type GuideEdit, type GuideTree } from './guideTree.ts';

export type GuideConflict = TextConflict<GuideEdit>;

interface GuideEditsOptions {
  send: (edit: GuideEdit) => Promise<void>;
  onRefused: (error: unknown, edit: GuideEdit, make: (edit: GuideEdit) => void) => void;
  onUnsaved: (edits: readonly GuideEdit[]) => void;
  onClosed?: () => void;
  reload: () => void;
}

/** Edits of a guide, and the texts of it that stand against another person's. */
export const createGuideEdits = (initial: GuideTree, options: GuideEditsOptions) =>
  createTextEdits<GuideTree, GuideEdit>(initial, {
    ...options,
    apply: applyGuideEdit,
    textKeyOf: (edit) => (isTyped(edit) ? textKeyOf(edit) : null),
    replacedBy: (edit) => (isTyped(edit) ? edit.replaces : ''),
    inPlaceOf: (edit, replaces) => (isTyped(edit) ? { ...edit, replaces } : edit),
  });
export type GuideEdits = ReturnType<typeof createGuideEdits>;
