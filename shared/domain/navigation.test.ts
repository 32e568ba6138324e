import { describe, expect, test } from 'vitest';
import { isActiveOn, navigationFor } from './navigation.ts';

const user = {
  organization: { interviewEnabled: true, planEnabled: true, allowAiCustomTemplates: true },
  planUserRole: {},
  ...{ id: 'u1', canViewInsights: true, canViewQualityReport: true },
  canViewAdvancedInsights: false,
};
const labelsOf = (products: { interviewEnabled: boolean; planEnabled: boolean }) =>
  navigationFor({ ...user, organization: { ...user.organization, ...products } }).map(
    ({ label, items }) => [label, ...items.map(({ route }) => route)],
  );

test('recordings, candidates, positions, guides, clips and playlists stand in the interview group', () => {
  expect(navigationFor(user).slice(1, 2)).toEqual([
    {
      label: 'Interview',
      items: [
        {
          label: 'Recordings',
          route: '/search',
          icon: 'recordings',
          activeOn: ['/search', '/interview/*'],
        },
        {
          label: 'Candidates',
          route: '/candidates',
          icon: 'candidates',
          activeOn: ['/candidates', '/candidate/*'],
        },
        {
          label: 'Positions',
          route: '/positions',
          icon: 'positions',
          activeOn: ['/positions', '/position/*'],
        },
        {
          label: 'Scheduled Interviews',
          route: '/interviews',
          icon: 'scheduled',
          activeOn: ['/interviews'],
        },
        {
          label: 'Interview Guides',
          route: '/guides',
          icon: 'guides',
          activeOn: ['/guides', '/guide/*'],
        },
        { label: 'Clips', route: '/clips', icon: 'clips', activeOn: ['/clips', '/clip/*'] },
        {
          label: 'Playlists',
          route: '/playlists',
          icon: 'playlists',
          activeOn: ['/playlists', '/playlist/*'],
        },
        {
          label: 'AI Notes Templates',
          route: '/templates',
          icon: 'templates',
          activeOn: ['/templates', '/templates/*'],
        },
        { label: 'Activity', route: '/activity', icon: 'activity', activeOn: ['/activity'] },
      ],
    },
  ]);
});

test('without the interview product its group is gone, heading and all', () => {
  expect(labelsOf({ interviewEnabled: false, planEnabled: true })).toEqual([
    ['Plan', '/plan/job-descriptions', '/settings/library'],
    ['Configure', '/settings/user'],
  ]);
});

test('templates for AI notes are gone where the organization does not allow them', () => {
  const organization = { ...user.organization, allowAiCustomTemplates: false };
  const items = navigationFor({ ...user, organization }).flatMap((group) => group.items);
  expect(items.map(({ route }) => route)).not.toContain('/templates');
});

test('without the plan product its item leads to the upgrade page and says so', () => {
  const [plan] = navigationFor({
    ...user,
    organization: { interviewEnabled: false, planEnabled: false, allowAiCustomTemplates: false },
    planUserRole: null,
  });
  expect(plan?.items).toEqual([
    expect.objectContaining({ label: 'Plan', route: '/plan/upgrade', badge: 'Upgrade' }),
  ]);
});

test('who has no role in the plan product is not led to a page that refuses them', () => {
  const groups = navigationFor({ ...user, planUserRole: null });
  expect(groups.map(({ label }) => label)).toEqual(['Interview', 'Insights', 'Configure']);
});

describe('insights', () => {
  const routesOf = (rights: {
    canViewInsights: boolean;
    canViewQualityReport: boolean;
    canViewAdvancedInsights?: boolean;
  }) =>
    navigationFor({ ...user, ...rights })
      .find(({ label }) => label === 'Insights')
      ?.items.map(({ route }) => route);
  const own = '/insights/interviewer/u1';
  test.each([
    [true, true, ['/insights', '/insights/report', own, '/insights/structure']],
    [true, false, ['/insights', '/insights/total_interviews', own, '/insights/structure']],
    [false, true, ['/insights/report', own]],
    [false, false, [own]],
  ])(
    'with insight rights %s and report rights %s',
    (canViewInsights, canViewQualityReport, routes) =>
      expect(routesOf({ canViewInsights, canViewQualityReport })).toEqual(routes),
  );
  test('with the right to advanced insights', () =>
    expect(
      routesOf({
        canViewInsights: true,
        canViewQualityReport: true,
        canViewAdvancedInsights: true,
      }),
    ).toEqual([
      ...['/insights', '/insights/report', own, '/insights/topic-trends', '/insights/structure'],
    ]));
});

describe('the current item', () => {
  const recordings = { activeOn: ['/search', '/interview/*'] };
  test.each([
    ['/search', true],
    ['/search/', true],
    ['/interview/c1', true],
    ['/interview/c1/clip/x', true],
    ['/interviews', false],
    ['/searching', false],
    ['/', false],
  ])('%s: %s', (path, isActive) => expect(isActiveOn(recordings, path)).toBe(isActive));
});
