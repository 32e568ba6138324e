import { plural } from '#shared/domain/plural.ts';
import type { ViewAdverseImpactMutation } from '../../lib/__generated__/graphql.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import classes from './adverseImpact.module.css';

export type ImpactReport = ViewAdverseImpactMutation['viewAdverseImpact'];

const testLabels = { FISHER: 'Fisher’s exact', TWO_PROPORTIONS: 'Two proportions' } as const;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const probability = (value: number): string =>
  value < 0.001 ? 'p < 0.001' : `p = ${value.toFixed(3)}`;

/** Selection rates of each stage by group, beside the highest, with what they mean in words. */
export function ImpactSteps({ report: { steps, identifiedPercent } }: { report: ImpactReport }) {
  return (
    <>
      <p className={classes.text}>
        About {identifiedPercent} % of the applications have a candidate who named a group. Groups
        of fewer than five people are hidden. A stage counts as passed once an application stands in
        a later one.
      </p>
      {steps.map(({ title, groups, hiddenGroupCount }) => (
        <PageSection key={title} title={title}>
          {groups.length > 0 && (
            <div
              className={classes.scroll}
              role="region"
              aria-label={`Rates: ${title}`}
              tabIndex={0}
            >
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">Group</th>
                    <th scope="col">Selected</th>
                    <th scope="col">Rate</th>
                    <th scope="col">Ratio</th>
                    <th scope="col">Test</th>
                    <th scope="col">What it means</th>
                  </tr>
                </thead>
                <tbody>
                  {groups.map((row) => (
                    <tr key={row.group}>
                      <th scope="row">{row.group}</th>
                      <td>
                        {row.selected} of {row.total}
                      </td>
                      <td>{percent(row.rate)}</td>
                      <td data-below={row.isBelowFourFifths || undefined}>
                        {row.impactRatio === null ? '–' : row.impactRatio.toFixed(2)}
                        {row.isBelowFourFifths && <span className={classes.below}>below 0.80</span>}
                      </td>
                      <td>
                        {row.test && row.pValue !== null ? (
                          <>
                            {probability(row.pValue)}
                            <span className={classes.soft}>{testLabels[row.test]}</span>
                          </>
                        ) : (
                          '–'
                        )}
                      </td>
                      <td>{row.reading}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {hiddenGroupCount > 0 && (
            <p className={classes.text}>
              {plural(hiddenGroupCount, 'group')} hidden: fewer than five people were decided on
              here.
            </p>
          )}
          {groups.length === 0 && hiddenGroupCount === 0 && (
            <p className={classes.text}>
              No candidate who named a group has been decided on here yet.
            </p>
          )}
        </PageSection>
      ))}
    </>
  );
}
