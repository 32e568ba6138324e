import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedClient, type Answer } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { EngineRecordsScreen } from '../settings/EngineRecordsScreen.tsx';
import { AdverseImpactScreen } from './AdverseImpactScreen.tsx';
import { SharedReportScreen } from './SharedReportScreen.tsx';
import { SharedReportsScreen } from './SharedReportsScreen.tsx';
import { SkillReportScreen } from './SkillReportScreen.tsx';
import { SkillReportsScreen } from './SkillReportsScreen.tsx';

// The DOM of tests has no canvas.
vi.mock('react-chartjs-2', () => ({
  Chart: ({ 'aria-label': label }: { 'aria-label': string }) => (
    <div role="img" aria-label={label} />
  ),
}));
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(route: string, path: string, element: ReactNode, script: Record<string, Answer>) {
  const server = scriptedClient(script);
  const [pathname = '', searchParams = ''] = path.split('?');
  const page = renderUi(
    <NuqsTestingAdapter searchParams={searchParams} hasMemory>
      <Routes>
        <Route path={route} element={element} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </NuqsTestingAdapter>,
    { client: server.client, path: pathname },
  );
  return { ...server, path: page.path };
}
const lost = () => {
  throw new TypeError('Failed to fetch');
};

const person = { __typename: 'User', id: 'u2', fullName: 'Elena Petrova', email: 'elena@x.test' };
const figure = (value: number | null, interviews = 6) => ({
  ...{ __typename: 'InsightFigure', measure: 'ON_TIME_STARTS', value, interviews },
});
const point = { __typename: 'InsightPoint', period: '2026-05-04T00:00', interviews: 6 };
const share = {
  ...{ __typename: 'AnalyticsReportShare', id: 's1', report: 'INTERVIEWER_QUALITY', title: 'May' },
  ...{ message: 'Look at this', start: '2026-05-01T00:00:00Z', end: '2026-06-01T00:00:00Z' },
  ...{ interval: 'WEEK', zone: 'UTC', createdAt: '2026-06-01T10:00:00Z' },
  ...{ sharedBy: person, sharedTo: person },
};
const sharedReport = {
  sharedAnalyticsReport: {
    ...{ __typename: 'SharedAnalyticsReport', share, filterNames: ['Position: Nurse'] },
    overview: null,
    interviewers: {
      ...{ __typename: 'InterviewerReport', measures: ['ON_TIME_STARTS'] },
      ...{ interviews: 6, durationMs: 1, team: [figure(50)] },
      interviewers: [
        {
          ...{ __typename: 'InterviewerFigures', user: person, interviews: 6, durationMs: 1 },
          figures: [figure(null, 3)],
        },
      ],
      trend: [{ ...point, figures: [figure(50)] }],
    },
  },
};
const openShared = (script: Record<string, Answer>) =>
  open('/insights/shared/:shareId', '/insights/shared/s1', <SharedReportScreen />, script);

test('a shared report names its filter and its sharer, and leads to no interview', async () => {
  openShared({ SharedAnalyticsReport: sharedReport });
  await screen.findByRole('heading', { name: 'May' });
  screen.getByText('Look at this');
  screen.getByText(/Position: Nurse.*Counted over the interviews that Elena Petrova may see/);
  expect(screen.getAllByText('Team Avg').length).toBeGreaterThan(0);
  const table = screen.getAllByRole('table')[0];
  expect(table && within(table).queryAllByRole('link')).toEqual([]);
  screen.getByRole('button', { name: 'Print' });
});

test('a shared report that was taken back is told from a lost connection', async () => {
  const notFound = () => {
    throw Object.assign(new Error('gone'), { name: 'CombinedGraphQLErrors' });
  };
  openShared({ SharedAnalyticsReport: lost });
  await screen.findByRole('button', { name: /try again|retry/i });
  expect(screen.queryByText(/not shared with you/)).toBeNull();
  cleanup();
  openShared({ SharedAnalyticsReport: notFound });
  await screen.findByRole('alert');
});

test('shared reports are listed by who shared them, or it is said that there are none', async () => {
  const list = (withMe: object[], byMe: object[]) =>
    open('/insights/shared', '/insights/shared', <SharedReportsScreen hasTabs={false} />, {
      ReportShares: { sharedWithMe: withMe, sharedByMe: byMe },
    });
  list([share], [share]);
  expect((await screen.findByRole('link', { name: 'May' })).getAttribute('href')).toBe(
    '/insights/shared/s1',
  );
  screen.getByRole('button', { name: 'Remove access of Elena Petrova' });
  cleanup();
  list([], []);
  await screen.findByText('Nobody has shared a report with you.');
});

const skillReport = (over: object = {}) => ({
  ...{ __typename: 'SkillReport', id: 'r1', title: 'Care', positions: [], stages: [] },
  ...{ dateRangeStart: '2026-05-01T00:00:00Z', dateRangeEnd: '2026-06-01T00:00:00Z' },
  ...{ skills: ['Triage'], minimumInterviewCountFilter: 5, processingStatus: 'COMPLETED' },
  ...{ failureReason: null, completedAt: '2026-06-01T10:00:00Z', creator: person },
  ...over,
});
const skillFigures = (interviews: number, hasSkills = true) => ({
  ...{ __typename: 'SkillReportFigures', interviews },
  skills: hasSkills
    ? [
        {
          ...{ __typename: 'SkillFigures', skill: 'Triage', competencies: ['Emergencies'] },
          ...{ interviewsAsked: 3, interviewsSaid: 6, rating: null, interviewsRated: 2 },
          examples: [
            {
              ...{ __typename: 'SpokenExample', callId: 'c1', name: 'Screen' },
              ...{ startTime: '2026-05-04T10:00:00Z', atMs: 125_000, speaker: 'Jane' },
              quote: 'At triage we see thirty people.',
            },
          ],
        },
      ]
    : [],
});
const openSkillReport = (script: Record<string, Answer>, search = '') =>
  open(
    '/insights/skill-report/:reportId',
    `/insights/skill-report/r1${search}`,
    <SkillReportScreen />,
    { SkillReports: { skillReports: [skillReport()] }, ...script },
  );

test('a skill report cites its moments, and stands beside another one', async () => {
  const other = skillReport({ id: 'r2', title: 'Last year' });
  openSkillReport(
    {
      SkillReports: { skillReports: [skillReport(), other] },
      SkillReport: ({ id }) => ({
        skillReport:
          id === 'r1'
            ? { ...skillReport(), figures: skillFigures(6) }
            : { ...other, figures: skillFigures(4) },
      }),
    },
    '?with=r2',
  );
  const link = await screen.findByRole('link', { name: /At triage we see thirty people/ });
  expect(link.getAttribute('href')).toBe('/interview/c1?t=125');
  await screen.findByRole('columnheader', { name: 'Last year (n=4)' });
  // Under five interviews there is no share.
  const cells = within(screen.getByRole('group', { name: 'Skills, table' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['', '3 (50 %)', '6 (100 %)', '– (n=2)', '3', '6', '– (n=2)'],
  ]);
});

test('a skill report that runs, failed or has too few interviews says so', async () => {
  openSkillReport({
    SkillReport: {
      skillReport: { ...skillReport({ processingStatus: 'IN_PROGRESS' }), figures: null },
    },
  });
  await screen.findByText('Finding moments…');
  cleanup();
  const failed = skillReport({ processingStatus: 'FAILED', failureReason: 'The disk is full.' });
  openSkillReport({ SkillReport: { skillReport: { ...failed, figures: null } } });
  await screen.findByText(/The disk is full. Regenerate tries again./);
  cleanup();
  openSkillReport({
    SkillReport: { skillReport: { ...skillReport(), figures: skillFigures(3, false) } },
  });
  await screen.findByText('This report takes 5 interviews with a transcript; you may see 3.');
});

test('the list of skill reports has each state, an empty one and a failed one', async () => {
  const list = (skillReports: Answer) =>
    open('/reports', '/reports', <SkillReportsScreen />, { SkillReports: skillReports });
  list({ skillReports: [skillReport(), skillReport({ id: 'r2', processingStatus: 'PENDING' })] });
  await screen.findByText('Ready');
  screen.getByText('Running');
  cleanup();
  list({ skillReports: [] });
  await screen.findByText('No skill reports yet.');
  cleanup();
  list(lost);
  await screen.findByRole('button', { name: /try again|retry/i });
});

const impactGroup = (group: string, over: object) => ({
  ...{ __typename: 'AdverseImpactGroup', group, total: 20, selected: 10, rate: 0.5 },
  ...{ impactRatio: 1, isReference: true, isBelowFourFifths: false, test: null, pValue: null },
  reading: 'Highest selection rate.',
  ...over,
});

test('selection rates are shown on demand, with the ratio, the test and how many groups are hidden', async () => {
  const { asked } = open('/impact', '/impact', <AdverseImpactScreen />, {
    AdverseImpactScreen: {
      selfIdentificationCategories: [
        { __typename: 'SelfIdentificationCategory', name: 'Gender', candidatesAbout: 40 },
      ],
    },
    PositionSelect: { positions: [] },
    ViewAdverseImpact: {
      viewAdverseImpact: {
        ...{ __typename: 'AdverseImpactReport', identifiedPercent: 80 },
        steps: [
          {
            ...{ __typename: 'AdverseImpactStep', title: 'Onsite', hiddenGroupCount: 1 },
            groups: [
              impactGroup('Women', {}),
              impactGroup('Men', {
                ...{ selected: 5, rate: 0.25, impactRatio: 0.5, isReference: false },
                ...{ isBelowFourFifths: true, test: 'FISHER', pValue: 0.19, reading: 'Lower.' },
              }),
            ],
          },
        ],
      },
    },
  });
  await screen.findByText('Choose a category and show the report.');
  expect(asked.map(({ name }) => name)).not.toContain('ViewAdverseImpact');
  expect(screen.queryByText('Download CSV')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show report' }));
  await screen.findByText('5 of 20');
  screen.getByText('below 0.80');
  screen.getByText('p = 0.190');
  screen.getByText(/1 group hidden: fewer than five people/);
  screen.getByRole('link', { name: 'Download CSV' });
});

test('without answers there is no report to show; a lost connection is no absence', async () => {
  const openImpact = (answer: Answer) =>
    open('/impact', '/impact', <AdverseImpactScreen />, { AdverseImpactScreen: answer });
  openImpact({ selfIdentificationCategories: [] });
  await screen.findByText('Nothing has been uploaded yet.', { exact: false });
  expect(screen.queryByRole('button', { name: 'Show report' })).toBeNull();
  cleanup();
  openImpact(lost);
  await screen.findByRole('button', { name: /try again|retry/i });
  expect(screen.queryByText(/Nothing has been uploaded/)).toBeNull();
});

const record = {
  ...{ __typename: 'EngineRecord', id: 'e1', createdAt: '2026-05-04T10:00:00Z', task: 'Summary' },
  ...{ engineName: 'rules', engineVersion: '3', inputHash: 'abcdef0123456789', callId: 'c1' },
  ...{ interviewName: 'Screen', candidateName: 'Jane Doe', editCount: 2, reportCount: 1 },
};
const openRecords = (results: object[], search = '') =>
  open('/settings/engine-records', `/settings/engine-records${search}`, <EngineRecordsScreen />, {
    EngineRecords: {
      engineRecords: { __typename: 'EngineRecordPage', nextCursor: null, results },
    },
  });

test('engine records name engine, version, input and what people changed, and are filtered', async () => {
  const { asked } = openRecords([
    record,
    { ...record, id: 'e2', callId: null, editCount: 0, reportCount: 0 },
  ]);
  await screen.findByText('2 changes, 1 report');
  expect(screen.getAllByText('Version 3')).toHaveLength(2);
  screen.getByText('Deleted interview');
  expect(screen.getByRole('link', { name: 'Screen' }).getAttribute('href')).toBe('/interview/c1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Changed by people' }));
  await waitFor(() =>
    expect(asked.at(-1)?.variables).toMatchObject({ filter: { isChanged: true } }),
  );
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  expect(file).toBe('/engine-records.csv?changed=true');
});

test('an empty log of engines says so, with a filter and without', async () => {
  openRecords([]);
  await screen.findByText('No engine has written about anybody yet.');
  cleanup();
  openRecords([], '?changed=true');
  await screen.findByText('No records match.');
  screen.getByRole('button', { name: 'Clear filters' });
});
