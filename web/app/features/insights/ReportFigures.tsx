import { Button, Group, Select } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { parseAsString, useQueryStates } from 'nuqs';
import { useState } from 'react';
import type { InsightInterval } from '#shared/domain/insightPeriod.ts';
import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import type { ReportFigures_ReportFragment } from '../../lib/__generated__/graphql.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import classes from './FigureTile.module.css';
import { goodOf } from './goodOf.ts';
import { countOf, valueOf } from './insightDocuments.ts';
import { MeasureHelp } from './MeasureHelp.tsx';
import { periodLabel } from './periodLabel.ts';
import { ReportTable } from './ReportTable.tsx';
import type { ReportOrder } from './useReportOrder.ts';

const empty =
  'An average needs at least five interviews, and nothing here has that many. Choose a longer period.';
const markOf = (value: number | null) => (value === null ? null : { label: 'Team Avg', value });

interface ReportFiguresProps {
  report: ReportFigures_ReportFragment;
  /** Leaves the measures out. */
  isTotalOnly?: boolean;
  interval: InsightInterval;
  order: ReportOrder;
  /** Another page or order is on its way. */
  isChanging: boolean;
  /** Where the interviews of a person are listed; null for readers who may not open them. */
  linkTo: ((interviewer: string) => string) | null;
}

/** Interviewers with their figures as a table and as charts. */
export function ReportFigures(props: ReportFiguresProps) {
  const { report, isTotalOnly, interval, linkTo, order, isChanging } = props;
  const { results, pageInfo } = report.interviewers;
  const [{ measure: chosen }, setChosen] = useQueryStates({ measure: parseAsString });
  const [isHelping, setIsHelping] = useState(false);
  const measures: readonly InsightMeasure[] = isTotalOnly ? [] : report.measures;
  const measure = measures.find((item) => item === chosen) ?? measures[0] ?? null;
  return (
    <>
      <div className={classes.sections}>
        <PageSection
          title={`${plural(pageInfo.totalRows, 'interviewer')}, ${plural(report.interviews, 'interview')}`}
          action={
            measures.length > 0 && (
              <Button
                variant="subtle"
                color="gray"
                flex="none"
                leftSection={<IconHelp size={16} aria-hidden />}
                onClick={() => setIsHelping(true)}
              >
                What these mean
              </Button>
            )
          }
        >
          <ReportTable
            measures={measures}
            rows={results}
            {...{ pageInfo, order, isChanging }}
            team={report.team}
            interviews={report.interviews}
            linkTo={linkTo}
          />
        </PageSection>
        <PageSection title="Charts">
          {measure && (
            <Group mb="sm">
              <Select
                label="Measure"
                allowDeselect={false}
                data={measures.map((value) => ({ value, label: measureTexts[value].title }))}
                value={measure}
                onChange={(value) => void setChosen({ measure: value })}
              />
            </Group>
          )}
          <div className={classes.charts}>
            <ChartFigure
              title={
                measure
                  ? `${measureTexts[measure].title} by interviewer`
                  : 'Interviews by interviewer'
              }
              kind="bar"
              isHorizontal
              labelTitle="Interviewer"
              labels={results.map(({ user }) => user.fullName)}
              series={[
                {
                  label: measure ? measureTexts[measure].title : 'Interviews',
                  values: results.map((interviewer) =>
                    measure ? valueOf(interviewer.figures, measure) : interviewer.interviews,
                  ),
                },
              ]}
              {...(measure && {
                interviews: results.map((item) => countOf(item.figures, measure)),
              })}
              mark={markOf(measure ? valueOf(report.team, measure) : null)}
              good={measure && goodOf(measure)}
              format={measure ? measureTexts[measure].format : String}
              empty={empty}
            />
            <ChartFigure
              title={measure ? `${measureTexts[measure].title} over time` : 'Interviews over time'}
              kind={measure ? 'line' : 'bar'}
              labelTitle="Period"
              labels={report.trend.map(({ period }) => periodLabel(period, interval))}
              series={[
                {
                  label: measure ? measureTexts[measure].title : 'Interviews',
                  values: report.trend.map((item) =>
                    measure ? valueOf(item.figures, measure) : item.interviews,
                  ),
                },
              ]}
              {...(measure && {
                interviews: report.trend.map((item) => countOf(item.figures, measure)),
              })}
              good={measure && goodOf(measure)}
              format={measure ? measureTexts[measure].format : String}
              empty={empty}
            />
          </div>
        </PageSection>
      </div>
      {isHelping && <MeasureHelp measures={measures} onClose={() => setIsHelping(false)} />}
    </>
  );
}
