import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import type { OwnQuestion } from '#shared/planning/ownQuestions.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import {
  DeleteLibraryQuestionDocument,
  OrganizationLibraryDocument,
  OwnQuestionFragment,
} from './libraryDocuments.ts';
import { LibraryFiles } from './LibraryFiles.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { questionGroups } from './questionGroups.ts';
import { QuestionList } from './QuestionList.tsx';
import { notifyFailure } from '../../ui/notify.ts';

/** The questions that the organization adds to the library, to search, change, import and export. */
export function QuestionLibrary() {
  const [search, setSearch] = useQueryState('q', parseAsString.withDefault(''));
  const [edited, setEdited] = useState<OwnQuestion | 'new' | null>(null);
  const confirm = useConfirm();
  const query = useQuery(OrganizationLibraryDocument, { fetchPolicy: 'cache-and-network' });
  const state = loadStateOf(query, ({ organizationLibrary }) => organizationLibrary);
  const [remove] = useMutation(DeleteLibraryQuestionDocument, {
    refetchQueries: [OrganizationLibraryDocument],
    awaitRefetchQueries: true,
  });
  if (state.kind !== 'ready')
    return (
      <>
        <PageHeader title="Question library" />
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      </>
    );
  const { canEdit, competencies } = state.value;
  const questions = state.value.questions.map((question) =>
    readFragment(OwnQuestionFragment, question),
  );
  const groups = questionGroups(questions, search);
  const deleteQuestion = async (question: OwnQuestion) => {
    const isSure = await confirm({
      title: 'Delete question?',
      body: `“${question.question}” is taken from the library. Plans that ask it keep it.`,
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await remove({ variables: { id: question.id } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const addButton = canEdit && (
    <Button
      flex="none"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      Add question
    </Button>
  );
  return (
    <>
      <PageHeader title="Question library" action={addButton}>
        <p style={{ margin: 0 }}>
          Your organization’s own questions. They join the built-in library: plans choose among
          them, and the plan editor offers them.
        </p>
        <Group gap="xs">
          {questions.length > 0 && (
            <TextInput
              type="search"
              aria-label="Search your questions"
              placeholder="Search your questions"
              maxLength={200}
              w={300}
              maw="100%"
              leftSection={<IconSearch size={16} aria-hidden />}
              value={search}
              onChange={(event) => void setSearch(event.currentTarget.value || null)}
            />
          )}
          <LibraryFiles canEdit={canEdit} hasQuestions={questions.length > 0} />
        </Group>
      </PageHeader>
      {questions.length === 0 && (
        <EmptyState
          title={
            canEdit
              ? 'No questions of your own yet. Add one, or import a CSV file with the columns Competency, Words that show it, Type, Question, Good answer and Weak answer.'
              : 'No questions of your own yet. A plan admin of your organization can add some.'
          }
        />
      )}
      {questions.length > 0 && groups.length === 0 && (
        <EmptyState
          title="No question has these words."
          action={
            <Button variant="default" onClick={() => void setSearch(null)}>
              Clear search
            </Button>
          }
        />
      )}
      <QuestionList
        groups={groups}
        canEdit={canEdit}
        onEdit={setEdited}
        onDelete={(question) => void deleteQuestion(question)}
      />
      {edited !== null && (
        <QuestionDialog
          question={edited === 'new' ? undefined : edited}
          competencies={competencies}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
