import { useQuery } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './LibraryDialog.module.css';
import type { QuestionNode } from './planTree.ts';
import { typeText } from './typeText.ts';
import { graphql } from '../../lib/__generated__/index.ts';

const LibraryQuestionsDocument = graphql(`
  query LibraryQuestions($competency: String!, $search: String!) {
    libraryQuestions(competency: $competency, search: $search) {
      id
      competency
      question
      type
      good
      weak
    }
  }
`);

export type LibraryChoice = Required<Pick<QuestionNode, 'question' | 'type' | 'good' | 'weak'>>;

interface LibraryDialogProps {
  title: string;
  /** Whose questions are offered first. */
  competency: string;
  /** Questions the plan asks already are not offered. */
  asked: readonly string[];
  onChoose: (choice: LibraryChoice) => void;
  onClose: () => void;
}

/** Reviewed questions to choose from, with a search over the whole library. */
export function LibraryDialog({ title, competency, asked, onChoose, onClose }: LibraryDialogProps) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, 200);
  const { data, previousData, error } = useQuery(LibraryQuestionsDocument, {
    variables: { competency, search: settled },
  });
  const found = (data ?? previousData)?.libraryQuestions.filter(
    ({ question }) => !asked.includes(question),
  );
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <TextInput
        label="Search the question library"
        placeholder="deadline, customer, safety…"
        value={search}
        maxLength={200}
        onChange={(event) => setSearch(event.currentTarget.value)}
        data-autofocus
      />
      {error && <p role="alert">{errorMessage(error)}</p>}
      {found?.length === 0 && (
        <p className={classes.empty}>
          {settled === ''
            ? 'The library has no questions under this name. Search for a word of it.'
            : 'No question has these words. Try fewer or other words.'}
        </p>
      )}
      <ul className={classes.list}>
        {found?.map(({ id, competency: from, question, type, good, weak }) => (
          <li key={id} className={classes.item}>
            <p className={classes.from}>
              {from} · {typeText(type).label}
            </p>
            <p className={classes.question}>{question}</p>
            <p className={classes.from}>A good answer: {good.join('; ')}.</p>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                onChoose({ question, type, good, weak });
                onClose();
              }}
            >
              Use this question
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
