import { Anchor } from '@mantine/core';
import { useExpanded } from '../../ui/useExpanded.ts';
import classes from './QuestionGroupCard.module.css';

interface ShownQuestionGroup {
  id: string;
  competency: string;
  referenceText?: string | null;
  questions: readonly { id: string; question: string }[];
}

/** A competency with the questions for it; the words of the posting unfold in place. */
export function QuestionGroupCard({ group }: { group: ShownQuestionGroup }) {
  const { isOpen, contentId, toggleProps } = useExpanded();
  const { competency, referenceText, questions } = group;
  return (
    <section className={classes.card} aria-label={competency}>
      <header className={classes.head}>
        <h2 className={classes.title}>{competency}</h2>
        <Anchor component="button" size="sm" className={classes.unfold} {...toggleProps}>
          {isOpen ? 'Hide reference' : 'Show reference'}
        </Anchor>
      </header>
      {isOpen && (
        <blockquote id={contentId} className={classes.reference}>
          {referenceText ? (
            <>
              <span className={classes.label}>Referenced from job description:</span>
              <mark>{referenceText}</mark>
            </>
          ) : (
            'Automatically included for this interview stage'
          )}
        </blockquote>
      )}
      <ol className={classes.questions}>
        {questions.map(({ id, question }) => (
          <li key={id}>{question}</li>
        ))}
      </ol>
    </section>
  );
}
