import type { Scorecards_InterviewFragment } from '../../lib/__generated__/graphql.ts';
import classes from './ScorecardForm.module.css';

/** How the scores of several interviewers lie to each other, as figures and without a judgement. */
export function ScoreAgreement({ scores }: { scores: Scorecards_InterviewFragment }) {
  const { agreement, averageScore } = scores;
  if (agreement.length === 0) return null;
  return (
    <section aria-label="Scores side by side" className={classes.form}>
      <h2 className={classes.heading}>Scores side by side</h2>
      {averageScore != null && (
        <p className={classes.hint}>Average overall score {averageScore.toFixed(1)} of 4</p>
      )}
      <table className={classes.agreement}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Scores</th>
            <th scope="col">Average</th>
            <th scope="col" title="Highest less lowest score">
              Spread
            </th>
          </tr>
        </thead>
        <tbody>
          {agreement.map(({ itemText, scores: given, averageScore: average, spread }) => (
            <tr key={itemText ?? ''}>
              <th scope="row">{itemText ?? 'Overall'}</th>
              <td>{given.join(', ')}</td>
              <td>{average.toFixed(1)}</td>
              <td>{spread}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
