import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { inShort } from '#shared/domain/inShort.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { GuideQuery } from '../../lib/__generated__/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { beginEditVisit, useUnsavedEdits } from '../../lib/unsavedEdits.ts';
import { notifyError } from '../../ui/notify.ts';
import { notifyRetryable } from '../../ui/notifyRetryable.tsx';
import { useSaveGuard } from '../../ui/useSaveGuard.ts';
import { createGuideEdits } from './createGuideEdits.ts';
import { guideActions } from './guideActions.ts';
import { GuideDocument, GuideRowFragment } from './guideDocuments.ts';
import { isTyped, type GuideEdit, type GuideTree } from './guideTree.ts';
import { sendGuideEdit } from './sendGuideEdit.ts';

type LoadedGuide = NonNullable<GuideQuery['guide']>;

const nothing: GuideTree = {
  name: '',
  visibility: 'PRIVATE',
  position: null,
  stage: null,
  assigned: [],
  overallScoringEnabled: true,
  competencies: [],
  cues: [],
};

/** A guide as the page shows it, and everything that changes it. */
export function useGuide(guideId: string) {
  const client = useApolloClient();
  const query = useQuery(GuideDocument, {
    variables: { id: guideId },
    // The page shows edits before the server has them; only a fresh answer may stand below them.
    fetchPolicy: 'no-cache',
  });
  const { refetch } = query;
  const [readings, setReadings] = useState(0);
  const reload = useCallback(
    () =>
      void refetch().then(
        () => setReadings((count) => count + 1),
        () => undefined,
      ),
    [refetch],
  );
  const key = `guide/${guideId}`;
  const [edits] = useState(() => {
    const visit = beginEditVisit<GuideEdit>(key);
    return createGuideEdits(nothing, {
      send: (edit) => sendGuideEdit(client, guideId, edit),
      onRefused: notifyRefused,
      onUnsaved: visit.keep,
      onClosed: visit.end,
      reload,
    });
  });
  const loaded = query.data?.guide ?? null;
  useEffect(() => {
    if (loaded) edits.replace(treeOf(loaded));
    // A guide that reads as it did before is the same object, though the page shows edits of it since.
  }, [loaded, edits, readings]);
  const { content, saveState } = useStore(edits.state);
  const conflicts = useStore(edits.conflicts);
  const hasConflict = conflicts.size > 0;
  useSaveGuard(edits, saveState !== 'saved' || hasConflict, 'changes to the guide');
  const unsaved = useUnsavedEdits<GuideEdit>(key, edits);
  const actions = useMemo(() => guideActions(edits), [edits]);
  return {
    loadState: loadStateOf(query, (data) => data.guide),
    guide: loaded && readFragment(GuideRowFragment, loaded),
    // Until the edits have taken over what was loaded, they hold an empty guide.
    tree: content === nothing && loaded ? treeOf(loaded) : content,
    saveState: hasConflict && saveState === 'saved' ? ('unsaved' as const) : saveState,
    conflicts,
    actions,
    unsaved,
    retrySaving: () => void edits.flush(),
  };
}

function treeOf(guide: LoadedGuide): GuideTree {
  const { name, visibility, position, interviewStage } = readFragment(GuideRowFragment, guide);
  const { assignedUsers, overallScoringEnabled, competencies, cues } = guide;
  return {
    name,
    visibility,
    overallScoringEnabled,
    competencies,
    position: position && { value: position.id, label: position.displayTitle },
    stage: interviewStage && { value: interviewStage.id, label: interviewStage.title },
    assigned: assignedUsers.map(({ id, fullName }) => ({ value: id, label: fullName })),
    cues: cues.map(({ descriptionHtml, competency, ...cue }) => ({
      ...cue,
      descriptionHtml: descriptionHtml ?? null,
      competency: competency ?? null,
    })),
  };
}

/** What somebody typed into a question that was deleted meanwhile can become a question again. */
function notifyRefused(error: unknown, edit: GuideEdit, make: (edit: GuideEdit) => void): void {
  const message = errorMessage(error);
  if (edit.kind === 'addCue') {
    const words = `${message} You wrote “${inShort(edit.cue.cue)}”.`;
    return notifyRetryable(words, () => make({ ...edit, afterCueId: null }));
  }
  if (edit.kind === 'wordCue') {
    const cue = {
      id: newUuid(),
      cue: edit.text,
      description: '',
      descriptionHtml: null,
      type: 'CUSTOM',
      competency: null,
      scoringEnabled: false,
    };
    return notifyRetryable(
      `${message} You wrote “${inShort(edit.text)}”.`,
      () => make({ kind: 'addCue', cue, afterCueId: null }),
      'Add it as a question',
    );
  }
  if (isTyped(edit) || edit.kind === 'addCompetency' || edit.kind === 'renameCompetency')
    return notifyRetryable(message, () => make(edit));
  return notifyError(message);
}
