import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { errorMessage } from '../../lib/errorMessage.ts';
import { notifyError } from '../../ui/notify.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import { createPlanEdits, type PlanEdits } from './createPlanEdits.ts';
import {
  AddGroupDocument,
  AddInterviewDocument,
  AddQuestionDocument,
  RestoreGroupDocument,
  RestoreInterviewDocument,
  RestoreQuestionDocument,
} from './planEditDocuments.ts';
import type { PlanActions } from './planActions.ts';
import type { PlanTree } from './planTree.ts';
import { sendPlanEdit } from './sendPlanEdit.ts';
import { tellRefused } from './tellRefused.ts';

const fetchPolicy = 'no-cache';

/** The plan as the page shows it, and everything that changes it. `reload` reads it anew. */
export function usePlanActions(planId: string, reload: () => Promise<unknown>) {
  const client = useApolloClient();
  const [edits] = useState(() =>
    createPlanEdits([], {
      send: (edit) => sendPlanEdit(client, planId, edit),
      onRefused: (error, edit, make) => {
        tellRefused({ client, error, edit, make, reload });
        void reload();
      },
    }),
  );
  const { tree, isSaving } = useStore(edits.state);
  const actions = useMemo(
    () => planActions({ client, planId, edits, reload }),
    [client, planId, edits, reload],
  );
  return { tree, isSaving, edits, actions };
}

interface PlanActionsOptions {
  client: ApolloClient;
  planId: string;
  edits: PlanEdits;
  reload: () => Promise<unknown>;
}

function planActions({ client, planId, edits, reload }: PlanActionsOptions): PlanActions {
  const tree = () => edits.state.getState().tree;
  const groups = () => tree().flatMap((one) => one.groups);
  const orTell = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notifyError(errorMessage(error));
      return false;
    }
  };
  /** Tells of a deletion once it is on the server, where it can be taken back. */
  const deleted = (message: string, restore: () => Promise<unknown>) =>
    edits.whenSaved(() =>
      notifyUndoable(message, () => void orTell(() => restore().then(() => void reload()))),
    );
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
      orTell(async () => {
        const { data } = await client.mutate({
          mutation: AddInterviewDocument,
          variables: { planId, name, order: tree().length },
          fetchPolicy,
        });
        const added = data?.addPlanInterview;
        if (added) edits.confirm((known) => [...known, { ...added, groups: [] }]);
      }),
    addGroup: (interviewId, competency) =>
      orTell(async () => {
        const order = tree().find(({ id }) => id === interviewId)?.groups.length ?? 0;
        const { data } = await client.mutate({
          mutation: AddGroupDocument,
          variables: { planId, interviewId, competency, order },
          fetchPolicy,
        });
        const added = data?.addPlanQuestionGroup;
        if (!added) return;
        const group = { ...added, referenceText: null, questions: [] };
        edits.confirm((known) =>
          known.map((one) =>
            one.id === interviewId ? { ...one, groups: [...one.groups, group] } : one,
          ),
        );
      }),
    addQuestion: (groupId, text) =>
      orTell(async () => {
        const order = groups().find(({ id }) => id === groupId)?.questions.length ?? 0;
        const { data } = await client.mutate({
          mutation: AddQuestionDocument,
          variables: { planId, groupId, text, order },
          fetchPolicy,
        });
        const added = data?.addPlanQuestion;
        if (added) edits.confirm((known) => withQuestion(known, groupId, added));
      }),
  };
}

const withQuestion = (
  tree: PlanTree,
  groupId: string,
  question: PlanTree[number]['groups'][number]['questions'][number],
): PlanTree =>
  tree.map((one) => ({
    ...one,
    groups: one.groups.map((group) =>
      group.id === groupId ? { ...group, questions: [...group.questions, question] } : group,
    ),
  }));
