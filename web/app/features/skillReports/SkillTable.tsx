import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import { topicPercent } from '#shared/domain/topicSearch.ts';
import type { SkillFigures_FiguresFragment } from '../../lib/__generated__/graphql.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';

export interface ComparedReport {
  id: string;
  title: string;
  figures: SkillFigures_FiguresFragment;
}

/** The skills of one report, or of two beside each other. */
export function SkillTable({ reports }: { reports: readonly ComparedReport[] }) {
  const skills = [
    ...new Set(reports.flatMap(({ figures }) => figures.skills.map(({ skill }) => skill))),
  ];
  const isCompared = reports.length > 1;
  const columns = ['Answered', 'Spoken of', 'Rating'];
  return (
    <FigureTable label="Skills, table">
      <thead>
        {isCompared && (
          <tr>
            <td />
            {reports.map(({ id, title, figures }) => (
              <th key={id} scope="colgroup" colSpan={columns.length}>
                {title} (n={figures.interviews})
              </th>
            ))}
          </tr>
        )}
        <tr>
          <th scope="col">Skill</th>
          {reports.flatMap(({ id }) =>
            columns.map((column) => (
              <th key={`${id} ${column}`} scope="col">
                {column}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {skills.map((skill) => (
          <tr key={skill}>
            <th scope="row">{skill}</th>
            {reports.flatMap(({ id, figures }) => {
              const found = figures.skills.find((item) => item.skill === skill);
              const share = (count: number) =>
                figures.interviews < fewestForAverage
                  ? String(count)
                  : `${count} (${topicPercent(count, figures.interviews)} %)`;
              const cells = found
                ? [
                    share(found.interviewsAsked),
                    share(found.interviewsSaid),
                    `${found.rating ?? '–'} (n=${found.interviewsRated})`,
                  ]
                : ['–', '–', '–'];
              return cells.map((cell, at) => <td key={`${id} ${at}`}>{cell}</td>);
            })}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
