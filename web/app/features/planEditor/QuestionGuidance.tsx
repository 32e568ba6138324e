import type { QuestionNode } from './planTree.ts';
import classes from './QuestionLine.module.css';

/** For interviewers who do not know the trade: what to listen for, folded until opened. */
export function QuestionGuidance({ good = [], weak = '' }: Pick<QuestionNode, 'good' | 'weak'>) {
  if (good.length === 0) return null;
  return (
    <details className={classes.guidance}>
      <summary>What to listen for</summary>
      <ul>
        {good.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {weak !== '' && <p>A weak answer: {weak}</p>}
    </details>
  );
}
