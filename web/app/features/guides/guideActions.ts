import { toRawContent } from '#shared/editor/rawContent.ts';
import { blocksFromPage } from '../../lib/blocksFromPage.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import type { GuideEdits } from './createGuideEdits.ts';
import { keptDescription, type GuideCue, type GuideEdit } from './guideTree.ts';

/** What somebody who may edit a guide can do with it. */
export interface GuideActions {
  /** Shows at once; taken back with a word if the server refuses. */
  edit: (edit: GuideEdit) => void;
  name: (text: string) => void;
  wordCue: (cueId: string, text: string) => void;
  describeCue: (cueId: string, text: { content: string; html: string }) => void;
  addCue: (text: string) => void;
  addCompetency: (name: string) => void;
  /** Deleting can be undone from the notice that follows. */
  deleteCue: (cueId: string) => void;
  deleteCompetency: (competencyId: string) => void;
  keepMine: (textKey: string) => void;
  takeTheirs: (textKey: string) => void;
}

export function guideActions(edits: GuideEdits): GuideActions {
  const guide = () => edits.state.getState().content;
  const cueOf = (id: string) => guide().cues.find((cue) => cue.id === id);
  return {
    edit: edits.edit,
    keepMine: edits.keepMine,
    takeTheirs: edits.takeTheirs,
    name: (name) => edits.edit({ kind: 'nameGuide', name, replaces: guide().name }),
    wordCue: (cueId, text) => {
      const replaces = cueOf(cueId)?.cue;
      if (replaces !== undefined) edits.edit({ kind: 'wordCue', cueId, text, replaces });
    },
    describeCue: (cueId, text) => {
      const cue = cueOf(cueId);
      if (cue) edits.edit({ kind: 'describeCue', cueId, ...text, replaces: keptDescription(cue) });
    },
    addCue: (text) => {
      const last = guide().cues.at(-1);
      const cue: GuideCue = {
        id: newUuid(),
        cue: text,
        description: '',
        descriptionHtml: null,
        type: 'CUSTOM',
        // Questions are written down competency by competency.
        competency: last?.competency ?? null,
        scoringEnabled: false,
      };
      edits.edit({ kind: 'addCue', cue, afterCueId: last?.id ?? null });
    },
    addCompetency: (name) =>
      edits.edit({ kind: 'addCompetency', competencyId: newUuid(), name: name.trim() }),
    deleteCue: (cueId) => {
      const cue = cueOf(cueId);
      if (!cue) return;
      const before = idBeforeOf(guide().cues, cueId);
      edits.edit({ kind: 'deleteCue', cueId });
      notifyUndoable(`Deleted question “${cue.cue}”`, () => {
        const { descriptionHtml: html } = cue;
        const formatted = html === null ? {} : { content: contentOf(html) };
        edits.edit({ kind: 'addCue', cue, ...formatted, afterCueId: before });
        if (before === null) edits.edit({ kind: 'moveCue', cueId, afterCueId: null });
      });
    },
    deleteCompetency: (competencyId) => {
      const { competencies, cues } = guide();
      const competency = competencies.find(({ id }) => id === competencyId);
      if (!competency) return;
      const { name } = competency;
      const before = idBeforeOf(competencies, competencyId);
      edits.edit({ kind: 'deleteCompetency', competencyId });
      notifyUndoable(`Deleted competency “${name}”`, () => {
        edits.edit({ kind: 'addCompetency', competencyId, name });
        edits.edit({ kind: 'moveCompetency', competencyId, afterCompetencyId: before });
        for (const cue of cues.filter((item) => item.competency === name))
          edits.edit({ kind: 'setCue', cueId: cue.id, settings: { competency: name } });
      });
    },
  };
}

const contentOf = (html: string) => JSON.stringify(toRawContent(blocksFromPage(html)));

function idBeforeOf(rows: readonly { id: string }[], id: string): string | null {
  const place = rows.findIndex((row) => row.id === id);
  return rows[place - 1]?.id ?? null;
}
