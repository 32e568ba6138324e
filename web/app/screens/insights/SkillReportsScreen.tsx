import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDate } from '#shared/domain/time.ts';
import classes from '../../features/insights/FigureTile.module.css';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { SkillReportDialog } from '../../features/skillReports/SkillReportDialog.tsx';
import {
  SkillReportFragment,
  SkillReportsDocument,
} from '../../features/skillReports/skillReportDocuments.ts';
import { skillReportStatus } from '../../features/skillReports/skillReportState.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FigureTable, rowLink } from '../../ui/FigureTable.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useZone } from '../../ui/ZoneContext.ts';

/** The skill reports of the organization. */
export function SkillReportsScreen() {
  usePageTitle('Skill reports');
  const navigate = useNavigate();
  const [now, zone] = [useNow(), useZone()];
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery(SkillReportsDocument, { fetchPolicy: 'cache-and-network' });
  const state = loadStateOf(query, (data) =>
    data.skillReports.map((report) => ({
      ...report,
      ...readFragment(SkillReportFragment, report),
    })),
  );
  const add = (
    <Button
      flex="none"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setIsAdding(true)}
    >
      New report
    </Button>
  );
  return (
    <>
      <PageHeader title="Skill reports" action={add}>
        <Text c="dimmed">
          What interviews show of skills: answers on their guide questions, candidates’ own words
          and submitted ratings, each with its moments. Found by rules.
        </Text>
        <InsightTabs area="advanced" />
      </PageHeader>
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />
      ) : state.value.length === 0 ? (
        <EmptyState title="No skill reports yet." action={add} />
      ) : (
        <div className={classes.sections}>
          <FigureTable label="Skill reports, table">
            <thead>
              <tr>
                {['Report', 'Period', 'Skills', 'By', 'State'].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {state.value.map((report) => (
                <tr key={report.id}>
                  <th scope="row">
                    <Link to={`/insights/skill-report/${report.id}`} className={rowLink}>
                      {report.title}
                    </Link>
                  </th>
                  <td>
                    {formatDate(new Date(report.dateRangeStart), now, zone)} to{' '}
                    {formatDate(new Date(Date.parse(report.dateRangeEnd) - 1), now, zone)}
                  </td>
                  <td>{report.skills.length}</td>
                  <td>{report.creator.fullName}</td>
                  <td>{skillReportStatus(report)}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </div>
      )}
      {isAdding && (
        <SkillReportDialog
          onClose={() => setIsAdding(false)}
          onSaved={(id) => void navigate(`/insights/skill-report/${id}`)}
        />
      )}
    </>
  );
}
