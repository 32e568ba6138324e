import type { ApolloClient } from '@apollo/client';
import {
  AddGroupDocument,
  AddInterviewDocument,
  AddQuestionDocument,
  DeleteGroupDocument,
  DeleteInterviewDocument,
  DeleteQuestionDocument,
  MoveGroupDocument,
  RenameGroupDocument,
  RenameInterviewDocument,
  ReorderGroupsDocument,
  ReorderInterviewsDocument,
  ReorderQuestionsDocument,
  UpdateQuestionDocument,
} from './planEditDocuments.ts';
import type { PlanEdit } from './planTree.ts';

/** Writes an edit to the server. @throws what the server says against it. */
export async function sendPlanEdit(
  client: ApolloClient,
  planId: string,
  edit: PlanEdit,
): Promise<void> {
  // The page keeps the plan itself; the cache would only hold a second opinion.
  const fetchPolicy = 'no-cache';
  switch (edit.kind) {
    case 'addInterview': {
      const { interviewId: id, name, order } = edit;
      await client.mutate({
        mutation: AddInterviewDocument,
        variables: { planId, id, name, order },
        fetchPolicy,
      });
      return;
    }
    case 'addGroup': {
      const { groupId: id, interviewId, competency, order } = edit;
      await client.mutate({
        mutation: AddGroupDocument,
        variables: { planId, id, interviewId, competency, order },
        fetchPolicy,
      });
      return;
    }
    case 'addQuestion': {
      const { questionId: id, groupId, text, order, lineId = null } = edit;
      await client.mutate({
        mutation: AddQuestionDocument,
        variables: { planId, id, groupId, text, order, lineId },
        fetchPolicy,
      });
      return;
    }
    case 'renameInterview':
      await client.mutate({
        mutation: RenameInterviewDocument,
        variables: { id: edit.interviewId, name: edit.name, replaces: edit.replaces ?? null },
        fetchPolicy,
      });
      return;
    case 'deleteInterview':
      await client.mutate({
        mutation: DeleteInterviewDocument,
        variables: { id: edit.interviewId },
        fetchPolicy,
      });
      return;
    case 'reorderInterviews':
      await client.mutate({
        mutation: ReorderInterviewsDocument,
        variables: { planId, interviewIds: edit.interviewIds },
        fetchPolicy,
      });
      return;
    case 'renameGroup':
      await client.mutate({
        mutation: RenameGroupDocument,
        variables: {
          id: edit.groupId,
          competency: edit.competency,
          replaces: edit.replaces ?? null,
        },
        fetchPolicy,
      });
      return;
    case 'deleteGroup':
      await client.mutate({
        mutation: DeleteGroupDocument,
        variables: { id: edit.groupId },
        fetchPolicy,
      });
      return;
    case 'reorderGroups':
      await client.mutate({
        mutation: ReorderGroupsDocument,
        variables: { planId, interviewId: edit.interviewId, questionGroupIds: edit.groupIds },
        fetchPolicy,
      });
      return;
    case 'moveGroup':
      await client.mutate({
        mutation: MoveGroupDocument,
        variables: {
          planId,
          questionGroupId: edit.groupId,
          sourceInterviewId: edit.fromInterviewId,
          destinationInterviewId: edit.toInterviewId,
          destinationQuestionGroupIds: edit.groupIds,
        },
        fetchPolicy,
      });
      return;
    case 'updateQuestion':
      await client.mutate({
        mutation: UpdateQuestionDocument,
        variables: {
          id: edit.questionId,
          questionText: edit.text,
          replaces: edit.replaces ?? null,
        },
        fetchPolicy,
      });
      return;
    case 'deleteQuestion':
      await client.mutate({
        mutation: DeleteQuestionDocument,
        variables: { id: edit.questionId },
        fetchPolicy,
      });
      return;
    case 'reorderQuestions':
      await client.mutate({
        mutation: ReorderQuestionsDocument,
        variables: { planId, groupId: edit.groupId, questionIds: edit.questionIds },
        fetchPolicy,
      });
  }
}
