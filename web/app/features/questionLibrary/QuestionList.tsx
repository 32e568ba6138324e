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
        {questions.map((one) => (
          <li key={one.id} className={classes.item}>
            <div className={classes.text}>
              <p className={classes.question}>{one.question}</p>
              <p className={classes.detail}>
                {[one.type, ...(one.cues === '' ? [] : [`shown by ${one.cues}`])].join(' · ')}
              </p>
              {one.good.length > 0 && (
                <p className={classes.detail}>A good answer: {one.good.join('; ')}</p>
              )}
            </div>
            {canEdit && (
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  aria-label={`Edit “${one.question}”`}
                  onClick={() => onEdit(one)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`Delete “${one.question}”`}
                  onClick={() => onDelete(one)}
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
