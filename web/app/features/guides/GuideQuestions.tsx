import { questionTypeTexts } from '#shared/domain/questionTypes.ts';
import { RichText } from '../../ui/RichText.tsx';
import { guideGroups, type GuideQuestion } from './guideGroups.ts';
import classes from './GuideQuestions.module.css';

/** A guide's questions as an interviewer reads them. */
export function GuideQuestions({ questions }: { questions: readonly GuideQuestion[] }) {
  return (
    <div className={classes.groups}>
      {guideGroups(questions).map(({ competency, questions: ofIt }) => (
        <section key={competency ?? ''} className={classes.group}>
          <h2 className={classes.competency}>{competency ?? 'Questions'}</h2>
          <ol className={classes.list}>
            {ofIt.map((question) => (
              <li key={question.id} className={classes.question}>
                <p className={classes.cue}>{question.cue}</p>
                {question.descriptionHtml ? (
                  <RichText className={classes.description} html={question.descriptionHtml} />
                ) : (
                  question.description && (
                    <p className={classes.description}>{question.description}</p>
                  )
                )}
                <TypeBadge type={question.type} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function TypeBadge({ type }: { type: string }) {
  const texts: Partial<Record<string, { label: string; explanation: string }>> = questionTypeTexts;
  const text = texts[type];
  return (
    text && (
      <span className={classes.type} title={text.explanation}>
        {text.label}
      </span>
    )
  );
}
