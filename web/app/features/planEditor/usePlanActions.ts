import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { newUuid } from '#shared/domain/newUuid.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import { useSaveGuard } from '../../ui/useSaveGuard.ts';
import { createPlanEdits, type PlanEdits } from './createPlanEdits.ts';
import {
  RestoreGroupDocument,
  RestoreInterviewDocument,
  RestoreQuestionDocument,
} from './planEditDocuments.ts';
import type { GroupNode, InterviewNode, LibraryPart, PlanEdit, QuestionNode } from './planTree.ts';
import { sendPlanEdit } from './sendPlanEdit.ts';
import { beginEditVisit, useUnsavedEdits } from '../../lib/unsavedEdits.ts';
import { tellRefused } from './tellRefused.ts';
import { notifyFailure } from '../../ui/notify.ts';

interface QuestionOrigin {
  /** What the library says of a question that comes from there. */
  library?: LibraryPart;
  /** The line of the job description that it asks about. */
  lineId?: string;
}

/** What somebody who may change a plan can do with it. */
export interface PlanActions {
  /** Shows at once; taken back with a word if the server refuses. */
  edit: (edit: PlanEdit) => void;
  /** Deleting can be undone from the notice that tells of it. */
  deleteInterview: (interview: InterviewNode) => void;
  deleteGroup: (group: GroupNode) => void;
  deleteQuestion: (question: QuestionNode) => void;
  addInterview: (name: string) => void;
  addGroup: (interviewId: string, competency: string) => void;
  addQuestion: (groupId: string, text: string, from?: QuestionOrigin) => void;
}

const fetchPolicy = 'no-cache';

/** The plan as the page shows it, and everything that changes it. `reload` reads it anew. */
export function usePlanActions(planId: string, reload: () => Promise<unknown>) {
  const client = useApolloClient();
  const key = `plan/${planId}`;
  const [edits] = useState(() => {
    const visit = beginEditVisit<PlanEdit>(key);
    return createPlanEdits([], {
      send: (edit) => sendPlanEdit(client, planId, edit),
      onRefused: (error, edit, make) => {
        tellRefused({ client, error, edit, make, reload });
        void reload();
      },
      onUnsaved: visit.keep,
      onClosed: visit.end,
    });
  });
  const { content: tree, saveState } = useStore(edits.state);
  useSaveGuard(edits, saveState !== 'saved', 'changes to the plan');
  const unsaved = useUnsavedEdits<PlanEdit>(key, edits);
  const actions = useMemo(() => planActions({ client, edits, reload }), [client, edits, reload]);
  return { tree, saveState, edits, actions, unsaved };
}

interface PlanActionsOptions {
  client: ApolloClient;
  edits: PlanEdits;
  reload: () => Promise<unknown>;
}

function planActions({ client, edits, reload }: PlanActionsOptions): PlanActions {
  const tree = () => edits.state.getState().content;
  const groups = () => tree().flatMap((item) => item.groups);
  const undoDeletion = async (restore: () => Promise<unknown>) => {
    try {
      await restore();
      await reload();
    } catch (error) {
      notifyFailure(error);
    }
  };
  /** Tells of a deletion once it is on the server, where it can be taken back. */
  const deleted = (message: string, restore: () => Promise<unknown>) =>
    edits.whenSaved(() => notifyUndoable(message, () => void undoDeletion(restore)));
  return {
    edit: edits.edit,
    deleteInterview: ({ id, name }) => {
      edits.edit({ kind: 'deleteInterview', interviewId: id });
      deleted(`Deleted interview “${name}”`, () =>
        client.mutate({ mutation: RestoreInterviewDocument, variables: { id }, fetchPolicy }),
      );
    },
    deleteGroup: ({ id, competency }) => {
      edits.edit({ kind: 'deleteGroup', groupId: id });
      deleted(`Deleted competency “${competency}”`, () =>
        client.mutate({ mutation: RestoreGroupDocument, variables: { id }, fetchPolicy }),
      );
    },
    deleteQuestion: ({ id, question }) => {
      edits.edit({ kind: 'deleteQuestion', questionId: id });
      deleted(`Deleted question “${question}”`, () =>
        client.mutate({ mutation: RestoreQuestionDocument, variables: { id }, fetchPolicy }),
      );
    },
    addInterview: (name) =>
      edits.edit({ kind: 'addInterview', interviewId: newUuid(), name, order: tree().length }),
    addGroup: (interviewId, competency) => {
      const order = tree().find(({ id }) => id === interviewId)?.groups.length ?? 0;
      edits.edit({ kind: 'addGroup', interviewId, groupId: newUuid(), competency, order });
    },
    addQuestion: (groupId, text, from = {}) => {
      const order = groups().find(({ id }) => id === groupId)?.questions.length ?? 0;
      const questionId = newUuid();
      edits.edit({ kind: 'addQuestion', groupId, questionId, text, order, ...from });
      // Counts while the page shows the question, so a refused edit needs no undoing here.
      const line =
        from.lineId && client.cache.identify({ __typename: 'PlanLine', id: from.lineId });
      if (line)
        client.cache.modify({
          id: line,
          fields: { questionIds: (ids: unknown) => [...(ids as string[]), questionId] },
        });
    },
  };
}
