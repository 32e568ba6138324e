import { Button, Group, Select, Text } from '@mantine/core';
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
import { periodLabel } from './periodLabel.ts';
import { ReportTable } from './ReportTable.tsx';
import type { ReportOrder } from './useReportOrder.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TermList } from '../../ui/TermList.tsx';

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
            pageInfo={pageInfo}
            order={order}
            isChanging={isChanging}
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

interface MeasureHelpProps {
  measures: readonly InsightMeasure[];
  onClose: () => void;
}

/** What each measure counts, and what is good. */
function MeasureHelp({ measures, onClose }: MeasureHelpProps) {
  return (
    <Dialog onClose={onClose} title="What these mean" size="lg">
      <TermList
        terms={measures.map((measure) => {
          const { title, definition, good } = measureTexts[measure];
          return {
            key: measure,
            term: title,
            meaning: good ? `${definition} Good: ${good}.` : definition,
          };
        })}
      />
      <Text c="dimmed" size="sm" mt="md">
        They describe conversations, not people, and are as right as the transcript and the names of
        its speakers. Agendas and invitations are recognized in English.
      </Text>
    </Dialog>
  );
}
