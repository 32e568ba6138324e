import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { OwnQuestion } from '#shared/planning/ownQuestions.ts';
import classes from './QuestionList.module.css';
import type { questionGroups } from './questionGroups.ts';

interface QuestionListProps {
  groups: ReturnType<typeof questionGroups>;
  canEdit: boolean;
  onEdit: (question: OwnQuestion) => void;
  onDelete: (question: OwnQuestion) => void;
}

/** The organization's questions under their competencies. */
export function QuestionList({ groups, canEdit, onEdit, onDelete }: QuestionListProps) {
  return groups.map(({ competency, questions }) => (
    <section key={competency} aria-label={competency} className={classes.group}>
      <h2 className={classes.name}>{competency}</h2>
      <ul className={classes.list}>
        {questions.map((question) => (
          <li key={question.id} className={classes.item}>
            <div className={classes.text}>
              <p className={classes.question}>{question.question}</p>
              <p className={classes.detail}>
                {[
                  question.type,
                  ...(question.cues === '' ? [] : [`shown by ${question.cues}`]),
                ].join(' · ')}
              </p>
              {question.good.length > 0 && (
                <p className={classes.detail}>A good answer: {question.good.join('; ')}</p>
              )}
            </div>
            {canEdit && (
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  aria-label={`Edit “${question.question}”`}
                  onClick={() => onEdit(question)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`Delete “${question.question}”`}
                  onClick={() => onDelete(question)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Group>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
