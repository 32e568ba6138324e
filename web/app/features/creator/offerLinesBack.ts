import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import type { CreatorSession } from './createCreatorSession.ts';

const sections = {
  responsibilitiesSectionListItems: 'Responsibilities',
  requirementsSectionListItems: 'Requirements and skills',
} as const;

/** Says that the lines of a section made way for new ones, and puts them back above those if asked to. */
export function offerLinesBack(
  session: CreatorSession,
  field: keyof typeof sections,
  before: readonly string[],
): void {
  const now = session.useFields.getState()[field];
  const gone = before.filter((line) => line.trim() !== '' && !now.includes(line));
  if (gone.length === 0) return;
  notifyUndoable(
    gone.length === 1
      ? `1 line of ${sections[field]} was replaced. Undo puts it back above the new ones.`
      : `${gone.length} lines of ${sections[field]} were replaced. Undo puts them back above the new ones.`,
    () => session.change({ [field]: [...gone, ...session.useFields.getState()[field]] }),
  );
}
