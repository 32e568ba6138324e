import { measureTexts } from '#shared/domain/interviewQuality.ts';
import type { InsightInterval } from '#shared/domain/insightPeriod.ts';
import { formatDuration } from '#shared/domain/time.ts';
import type { OverviewFigures_OverviewFragment } from '../../lib/__generated__/graphql.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import { FigureTile } from './FigureTile.tsx';
import { goodOf } from './goodOf.ts';
import classes from './FigureTile.module.css';
import { countOf, valueOf } from './insightDocuments.ts';
import { periodLabel } from './periodLabel.ts';

interface OverviewFiguresProps {
  overview: OverviewFigures_OverviewFragment;
  interval: InsightInterval;
  /** Where the interviews behind the figures are listed; null for readers who may not open them. */
  link: string | null;
}

/** What was done in a period, four habits and their trend. */
export function OverviewFigures({ overview, interval, link }: OverviewFiguresProps) {
  return (
    <div className={classes.sections}>
      <dl className={classes.counts}>
        {[
          ['Interviews', overview.interviews.toLocaleString('en-US')],
          ['Recorded', formatDuration(overview.durationMs)],
          ['Candidates', overview.candidates.toLocaleString('en-US')],
          ['Positions', overview.positions.toLocaleString('en-US')],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageSection title="Habits">
        <div className={classes.tiles}>
          {overview.figures.map((figure) => (
            <FigureTile key={figure.measure} figure={figure} link={link} />
          ))}
        </div>
      </PageSection>
      <PageSection title="Trend">
        <div className={classes.charts}>
          <ChartFigure
            title="Interviews"
            kind="bar"
            labelTitle="Period"
            labels={overview.trend.map(({ period }) => periodLabel(period, interval))}
            series={[
              { label: 'Interviews', values: overview.trend.map((item) => item.interviews) },
            ]}
            format={String}
            empty="No interviews in this period."
          />
          {overview.figures.map(({ measure }) => {
            const { title, format } = measureTexts[measure];
            const values = overview.trend.map((item) => valueOf(item.figures, measure));
            return (
              <ChartFigure
                key={measure}
                title={title}
                kind="line"
                labelTitle="Period"
                labels={overview.trend.map(({ period }) => periodLabel(period, interval))}
                series={[{ label: title, values }]}
                interviews={overview.trend.map((item) => countOf(item.figures, measure))}
                good={goodOf(measure)}
                format={format}
                empty="An average needs at least five interviews, and no part of this period has that many. Choose a longer period."
              />
            );
          })}
        </div>
      </PageSection>
    </div>
  );
}
