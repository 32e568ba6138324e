import { agreementText, leastForAverage } from '#shared/domain/structure.ts';
import { plural } from '#shared/domain/plural.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import type { StructureReport } from './StructureMatrix.tsx';
import classes from './structure.module.css';

const scopeLabels = { OVERALL: 'Overall scores', ITEMS: 'Competencies and questions' } as const;

/** How far interviewers agree in their scores: one figure for all of them, with what it rests on. */
export function AgreementSection({ agreement }: Pick<StructureReport, 'agreement'>) {
  return (
    <PageSection title="Agreement between interviewers">
      <p className={classes.text}>
        Krippendorff’s alpha for ordered scores: 1 is perfect agreement, 0 that of chance. It rests
        on interviews that two people or more scored, as far as you may read their scores.
      </p>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">Scores</th>
            <th scope="col">Alpha</th>
            <th scope="col">95 % interval</th>
            <th scope="col">Rests on</th>
          </tr>
        </thead>
        <tbody>
          {agreement.map(({ scope, interviewCount, unitCount, scoreCount, estimate }) => (
            <tr key={scope}>
              <th scope="row">{scopeLabels[scope]}</th>
              <td>{estimate ? estimate.alpha.toFixed(2) : '–'}</td>
              <td>
                {estimate ? `${estimate.low.toFixed(2)} to ${estimate.high.toFixed(2)}` : '–'}
              </td>
              <td>
                {plural(interviewCount, 'interview')}
                {scope === 'ITEMS' && `, ${plural(unitCount, 'item')}`},{' '}
                {plural(scoreCount, 'score')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.text}>{readingOf(agreement)}</p>
    </PageSection>
  );
}

function readingOf(agreement: StructureReport['agreement']): string {
  const estimates = agreement.flatMap(({ estimate }) => estimate ?? []);
  const [overall] = estimates;
  if (overall) return agreementText(Math.min(...estimates.map(({ alpha }) => alpha)));
  const most = Math.max(0, ...agreement.map(({ interviewCount }) => interviewCount));
  return most < leastForAverage
    ? `Too few to tell: at least ${leastForAverage} interviews need scorecards of two people, and ${most} ${most === 1 ? 'has' : 'have'}.`
    : 'All scores are the same, so agreement cannot be told from chance.';
}
