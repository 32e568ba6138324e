import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { IconAlertTriangle, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { parseAsString, useQueryState } from 'nuqs';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { plural } from '#shared/domain/plural.ts';
import { formatDate } from '#shared/domain/time.ts';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import classes from '../../features/insights/FigureTile.module.css';
import { SkillReportDialog } from '../../features/skillReports/SkillReportDialog.tsx';
import {
  DeleteSkillReportDocument,
  RunSkillReportDocument,
  SkillFiguresFragment,
  SkillReportDocument,
  SkillReportFragment,
  SkillReportsDocument,
} from '../../features/skillReports/skillReportDocuments.ts';
import { isRunning } from '../../features/skillReports/skillReportState.ts';
import { SkillTable, type ComparedReport } from '../../features/skillReports/SkillTable.tsx';
import { SpokenExamples } from '../../features/topics/SpokenExamples.tsx';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { useAction } from '../../lib/useAction.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useNow } from '../../ui/useNow.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { When } from '../../ui/When.tsx';
import { useZone } from '../../ui/ZoneContext.ts';

const back = <BackLink to="/insights/skill-report/all">Skill reports</BackLink>;
/** How often a running report is looked at. */
const pollMs = 1500;

const useReport = (id: string | null) =>
  useQuery(SkillReportDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });

/** One skill report: its figures, the moments they rest on, and another report beside it. */
export function SkillReportScreen() {
  const { reportId = '' } = useParams();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [now, zone] = [useNow(), useZone()];
  const [isEditing, setIsEditing] = useState(false);
  const [otherId, setOtherId] = useQueryState('with', parseAsString);
  const query = useReport(reportId);
  const other = useReport(otherId);
  const all = useQuery(SkillReportsDocument);
  const [run] = useMutation(RunSkillReportDocument);
  const [remove] = useMutation(DeleteSkillReportDocument, {
    refetchQueries: [SkillReportsDocument],
  });
  const state = loadStateOf(query, (data) => data.skillReport);
  const report = state.kind === 'ready' ? readFragment(SkillReportFragment, state.value) : null;
  const isBusy = report !== null && isRunning(report);
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (isBusy) startPolling(pollMs);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  const title = report?.title ?? 'Skill report';
  usePageTitle(title);
  const running = useAction(() => run({ variables: { id: reportId } }));
  const removing = useAction(async () => {
    const isSure = await confirm({
      title: 'Delete this skill report',
      confirmLabel: 'Delete',
      isDangerous: true,
      body: 'The report and the moments it found are deleted. Interviews stay as they are.',
    });
    if (!isSure) return;
    await remove({ variables: { id: reportId } });
    await navigate('/insights/skill-report/all');
  });
  if (state.kind !== 'ready' || !report)
    return (
      <>
        <PageHeader title={title} back={back} />
        <NotLoaded
          state={state.kind === 'ready' ? { kind: 'loading' } : state}
          skeleton={<RowsSkeleton isPage />}
          absent={<EmptyState title="This skill report does not exist." />}
        />
      </>
    );
  const figures = readFragment(SkillFiguresFragment, state.value.figures);
  const compared = comparedOf(other.data);
  const reports: ComparedReport[] = [
    ...(figures ? [{ id: report.id, title, figures }] : []),
    ...(compared && compared.id !== report.id ? [compared] : []),
  ];
  const scope = [
    `${formatDate(new Date(report.dateRangeStart), now, zone)} to ${formatDate(new Date(Date.parse(report.dateRangeEnd) - 1), now, zone)}`,
    report.positions.map(({ displayTitle }) => displayTitle).join(', ') || 'All positions',
    report.stages.map((stage) => stage.title).join(', ') || 'All stages',
  ].join(' · ');
  const error = running.error ?? removing.error;
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        action={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
            <Button variant="default" onClick={() => setIsEditing(true)}>
              Edit
            </Button>
            <Button variant="default" onClick={removing.run}>
              Delete
            </Button>
            <Button
              leftSection={<IconRefresh size={16} aria-hidden />}
              loading={running.isBusy || isBusy}
              onClick={running.run}
            >
              Regenerate
            </Button>
          </Group>
        }
      >
        <Text c="dimmed">
          {scope}
          {report.completedAt && (
            <>
              {' '}
              · run <When at={report.completedAt} />
            </>
          )}
        </Text>
        {error && <Text role="alert">{error}</Text>}
        <div role="status">{isBusy && <Text>Finding moments…</Text>}</div>
        {report.processingStatus === 'FAILED' && (
          <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {report.failureReason ?? 'This report failed.'} Regenerate tries again.
          </Alert>
        )}
      </PageHeader>
      {figures && figures.skills.length === 0 ? (
        <EmptyState
          title={`This report needs at least ${plural(report.minimumInterviewCountFilter, 'interview')} with a transcript; you can see ${figures.interviews}.`}
        />
      ) : (
        figures && (
          <div className={classes.sections}>
            <PageSection title={`Skills in ${plural(figures.interviews, 'interview')}`}>
              <Select
                label="Compare with"
                placeholder="No other report"
                w={280}
                mb="sm"
                clearable
                clearButtonProps={{ 'aria-label': 'Clear comparison' }}
                data={(all.data?.skillReports ?? [])
                  .map((item) => readFragment(SkillReportFragment, item))
                  .filter(({ id }) => id !== report.id)
                  .map((item) => ({ value: item.id, label: item.title }))}
                value={otherId}
                onChange={(id) => void setOtherId(id)}
              />
              <SkillTable reports={reports} />
              {compared && compared.figures.skills.length === 0 && (
                <Text c="dimmed" size="sm">
                  “{compared.title}” has fewer interviews than it takes.
                </Text>
              )}
            </PageSection>
            <ChartFigure
              title="Interviews by skill"
              kind="bar"
              isHorizontal
              labelTitle="Skill"
              labels={figures.skills.map(({ skill }) => skill)}
              series={[
                { label: 'Answered', values: figures.skills.map((skill) => skill.interviewsAsked) },
                { label: 'Spoken of', values: figures.skills.map((skill) => skill.interviewsSaid) },
              ]}
              interviews={figures.skills.map(() => figures.interviews)}
              format={String}
              empty="No skill comes up in these interviews."
            />
            {figures.skills.map(({ skill, competencies, examples }) => (
              <PageSection key={skill} title={skill}>
                <Text c="dimmed" size="sm">
                  {competencies.length > 0
                    ? `Counted with the competencies ${competencies.join(', ')}.`
                    : 'No competency of a guide or scorecard belongs to it.'}
                </Text>
                {examples.length > 0 ? (
                  <SpokenExamples examples={examples} />
                ) : (
                  <Text size="sm">No evidence in these interviews.</Text>
                )}
              </PageSection>
            ))}
          </div>
        )
      )}
      {isEditing && (
        <SkillReportDialog
          report={report}
          onClose={() => setIsEditing(false)}
          onSaved={() => setIsEditing(false)}
        />
      )}
    </>
  );
}

function comparedOf(data: ReturnType<typeof useReport>['data']): ComparedReport | null {
  const found = data?.skillReport;
  const figures = readFragment(SkillFiguresFragment, found?.figures);
  if (!found || !figures) return null;
  return { ...readFragment(SkillReportFragment, found), figures };
}
