import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { inShort } from '#shared/domain/inShort.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { copyText } from '../../ui/copyText.ts';
import { notifyRetryable } from '../../ui/notifyRetryable.tsx';
import {
  RestoreGroupDocument,
  RestoreInterviewDocument,
  RestoreQuestionDocument,
} from './planEditDocuments.ts';
import type { PlanEdit } from './planTree.ts';
import { notifyFailure } from '../../ui/notify.ts';

interface Refused {
  client: ApolloClient;
  error: unknown;
  edit: PlanEdit;
  make: (edit: PlanEdit) => void;
  reload: () => Promise<unknown>;
}

type TextEdit = Extract<PlanEdit, { replaces?: string }>;
const isTextEdit = (edit: PlanEdit): edit is TextEdit =>
  edit.kind === 'renameInterview' || edit.kind === 'renameGroup' || edit.kind === 'updateQuestion';
const textOf = (edit: TextEdit): string => {
  if (edit.kind === 'renameInterview') return edit.name;
  return edit.kind === 'renameGroup' ? edit.competency : edit.text;
};

const addedText = (edit: PlanEdit): string | null => {
  if (edit.kind === 'addInterview') return edit.name;
  if (edit.kind === 'addGroup') return edit.competency;
  return edit.kind === 'addQuestion' ? edit.text : null;
};

/**
 * Says why an edit was refused, and how what was typed can have its way: over another text that it names,
 * in what was deleted once that is back, or by being sent again.
 */
export function tellRefused({ client, error, edit, make, reload }: Refused): void {
  const message = errorMessage(error);
  const detail = detailOf(error);
  const standing = detail['standing'];
  if (!isTextEdit(edit)) {
    const typed = addedText(edit);
    const words = typed === null ? message : `${message} You wrote “${inShort(typed)}”.`;
    return notifyRetryable(words, () => make(edit));
  }
  const mine = textOf(edit);
  if (typeof standing === 'string')
    return notifyRetryable(
      `${message} Yours is “${inShort(mine)}”.`,
      () => make({ ...edit, replaces: standing }),
      'Use mine',
    );
  if (detail['isDeleted'] !== true) return notifyRetryable(message, () => make(edit));
  if (detail['canRestore'] !== true)
    return notifyRetryable(
      `${message} You wrote “${inShort(mine)}”.`,
      () => void copyText(mine),
      'Copy what I wrote',
    );
  const bringBack = async () => {
    try {
      await restore(client, edit);
      await reload();
      make(edit);
    } catch (reason) {
      notifyFailure(reason);
    }
  };
  return notifyRetryable(
    `${message} You wrote “${inShort(mine)}”.`,
    () => void bringBack(),
    'Bring it back with that',
  );
}

const detailOf = (error: unknown): Record<string, unknown> =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};

async function restore(client: ApolloClient, edit: TextEdit): Promise<void> {
  const fetchPolicy = 'no-cache';
  if (edit.kind === 'updateQuestion')
    await client.mutate({
      mutation: RestoreQuestionDocument,
      fetchPolicy,
      variables: { id: edit.questionId },
    });
  else if (edit.kind === 'renameGroup')
    await client.mutate({
      mutation: RestoreGroupDocument,
      fetchPolicy,
      variables: { id: edit.groupId },
    });
  else
    await client.mutate({
      mutation: RestoreInterviewDocument,
      fetchPolicy,
      variables: { id: edit.interviewId },
    });
}
