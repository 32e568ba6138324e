import { measureTexts } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import type { Figure } from './insightDocuments.ts';
import classes from './ReportTable.module.css';
import { VerdictMark } from './VerdictMark.tsx';

interface ComparedFiguresProps {
  who: string;
  own: readonly Figure[];
  team: readonly Figure[];
  teamInterviews: number;
}

/** One person's figures, a line each, beside the team average and the good range. */
export function ComparedFigures({ who, own, team, teamInterviews }: ComparedFiguresProps) {
  return (
    <FigureTable label="Figures, table" className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">{who}</th>
          <th scope="col">Team Avg ({plural(teamInterviews, 'interview')})</th>
          <th scope="col">Good</th>
        </tr>
      </thead>
      <tbody>
        {own.map(({ measure, value, interviews }) => {
          const { title, format, good, definition } = measureTexts[measure];
          const other = team.find((item) => item.measure === measure);
          const average = other?.value ?? null;
          return (
            <tr key={measure}>
              <th scope="row">
                <span title={definition}>{title}</span>
              </th>
              <td>
                {value === null ? '–' : format(value)}
                <span className={classes.basis}>
                  {value !== null && <VerdictMark measure={measure} value={value} />} n=
                  {interviews}
                </span>
              </td>
              <td>
                {average === null ? '–' : format(average)}
                <span className={classes.basis}>n={other?.interviews ?? 0}</span>
              </td>
              <td>{good ?? '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </FigureTable>
  );
}
