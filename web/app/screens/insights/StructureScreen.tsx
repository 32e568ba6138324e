import { useQuery } from '@apollo/client/react';
import { Button, Group, Select, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { parseAsString, useQueryStates } from 'nuqs';
import { plural } from '#shared/domain/plural.ts';
import { AgreementSection } from '../../features/structure/AgreementSection.tsx';
import { CoverageSection } from '../../features/structure/CoverageSection.tsx';
import { StructureScreenDocument } from '../../features/structure/structureDocuments.ts';
import {
  StructureMatrix,
  type StructureReport,
} from '../../features/structure/StructureMatrix.tsx';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { PositionSelect } from '../../ui/PositionSelect.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './StructureScreen.module.css';

/** Whether the candidates for a position were asked the same planned questions, and how far interviewers agree. */
export function StructureScreen() {
  usePageTitle('Structured interviews');
  const [chosen, setChosen] = useQueryStates({ position: parseAsString, guide: parseAsString });
  const query = useQuery(StructureScreenDocument, {
    variables: { positionId: chosen.position, guideId: chosen.guide },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.structureReport);
  const report = state.kind === 'ready' ? state.value : null;
  const canCompareGroups = query.data?.currentUser?.organization.canViewAdverseImpact === true;
  const positionId = chosen.position ?? report?.position.id ?? null;
  return (
    <>
      <PageHeader
        title="Structured interviews"
        action={
          <Group gap="xs">
            {canCompareGroups && (
              <LinkButton to="/insights/adverse-impact">Adverse impact</LinkButton>
            )}
            {report && report.rows.length > 0 && (
              <Button
                component="a"
                href={csvUrl(report)}
                download
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
              >
                Download CSV
              </Button>
            )}
          </Group>
        }
      >
        <Text c="dimmed">
          Whether every candidate for a position was asked the same planned questions.
        </Text>
        <div className={classes.filters}>
          <PositionSelect
            label="Position"
            isRequired
            value={positionId}
            onChange={(position) => void setChosen({ position, guide: null })}
          />
          {report && report.guides.length > 0 && (
            <Select
              label="Guide"
              allowDeselect={false}
              data={report.guides.map(({ id, name, interviewCount }) => ({
                value: id,
                label: `${name} (${interviewCount})`,
              }))}
              value={report.guideId}
              onChange={(guide) => void setChosen({ position: report.position.id, guide })}
            />
          )}
        </div>
      </PageHeader>
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={<NoInterviews />} />
      ) : state.value.rows.length === 0 ? (
        <NoInterviews position={state.value} />
      ) : (
        <div className={classes.body} aria-busy={query.loading}>
          <PageSection title="Questions by candidate">
            <p className={classes.basis}>{basisOf(state.value)}</p>
            <StructureMatrix report={state.value} />
          </PageSection>
          <CoverageSection rows={state.value.rows} />
          <AgreementSection agreement={state.value.agreement} />
        </div>
      )}
    </>
  );
}

function NoInterviews({ position }: { position?: StructureReport }) {
  const { interviewCount = 0 } = position ?? {};
  return (
    <EmptyState
      title={
        interviewCount > 0
          ? `None of the ${plural(interviewCount, 'interview')} for this position that you can see followed a guide you can read.`
          : 'No interview that you can see has been held yet.'
      }
      action={<LinkButton to="/guides">Open interview guides</LinkButton>}
    />
  );
}

/** What the figures rest on, in one line. */
function basisOf({ rows, interviewCount, withoutGuideCount, hiddenGuideCount }: StructureReport) {
  const unrecorded = rows.filter(({ callId }) => callId === null).length;
  const parts = [
    `Based on ${plural(rows.length, 'interview')} with this guide, of ${interviewCount} for the position that you can see`,
    unrecorded > 0 && `${unrecorded} not recorded`,
    withoutGuideCount > 0 && `${withoutGuideCount} had no guide`,
    hiddenGuideCount > 0 && `${hiddenGuideCount} had a guide that is not shared with you`,
  ];
  return `${parts.filter(Boolean).join(' · ')}. Outcomes come from AI notes and from what interviewers marked; open a moment to listen.`;
}

function csvUrl({ position, guideId }: StructureReport): string {
  const search = new URLSearchParams({ position: position.id, guide: guideId ?? '' });
  return `/insights/structure.csv?${search.toString()}`;
}
