import { describe, expect, test } from 'vitest';
import { isActiveOn, navigationFor } from './navigation.ts';
import type { NavigationUser } from './navigationGroups.ts';

const user = {
  organization: {
    interviewEnabled: true,
    planEnabled: true,
    allowAiCustomTemplates: true,
    featureAccess: [] as NavigationUser['organization']['featureAccess'],
  },
  planUserRole: {},
  userRole: { type: 'BASIC' as const },
  ...{ id: 'u1', canViewInsights: true, canViewQualityReport: true },
  canViewAdvancedInsights: false,
};

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
        {
          label: 'Candidate Alerts',
          route: '/candidate-alerts',
          icon: 'alerts',
          activeOn: ['/candidate-alerts'],
        },
        { label: 'Activity', route: '/activity', icon: 'activity', activeOn: ['/activity'] },
      ],
    },
  ]);
});

test('without the interview product its items lead to the upgrade page and say so', () => {
  const organization = { ...user.organization, interviewEnabled: false };
  const groups = navigationFor({ ...user, organization });
  expect(groups.map(({ label }) => label)).toEqual(['Plan', 'Interview', 'Configure']);
  const interview = groups[1]?.items ?? [];
  expect(interview.map(({ label }) => label)).toEqual([
    ...['Recordings', 'Candidates', 'Positions', 'Scheduled Interviews', 'Interview Guides'],
    ...['Clips', 'Playlists', 'AI Notes Templates', 'Candidate Alerts', 'Activity'],
  ]);
  for (const item of interview) expect(item).toMatchObject({ route: '/upgrade', badge: 'Upgrade' });
});

test('templates for AI notes are gone where the organization does not allow them', () => {
  const organization = { ...user.organization, allowAiCustomTemplates: false };
  const items = navigationFor({ ...user, organization }).flatMap((group) => group.items);
  expect(items.map(({ route }) => route)).not.toContain('/templates');
});

test('without the plan product its item leads to the upgrade page and says so', () => {
  const [plan] = navigationFor({
    ...user,
    organization: { ...user.organization, interviewEnabled: false, planEnabled: false },
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

describe('insights that are off', () => {
  const offered = { isVisible: true, marketingRedirect: true };
  const hidden = { isVisible: false, marketingRedirect: false };
  const itemsOf = (
    featureAccess: (typeof user)['organization']['featureAccess'],
    type: 'BASIC' | 'SITE_ADMIN' = 'SITE_ADMIN',
  ) =>
    navigationFor({
      ...user,
      userRole: { type },
      organization: { ...user.organization, featureAccess },
    })
      .find(({ label }) => label === 'Insights')
      ?.items.map(({ label, route, badge }) => [label, route, badge]) ?? [];

  test('are offered to everybody, the advanced ones to site admins', () => {
    const labels = ['Overview', 'Reports', 'My Insights'];
    const rows = (all: string[]) => all.map((label) => [label, '/insights/upgrade', 'Upgrade']);
    const access = [
      { name: 'INSIGHTS' as const, ...offered },
      { name: 'ADVANCED_INSIGHTS' as const, ...offered },
    ];
    expect(itemsOf(access)).toEqual(
      rows([...labels, 'Advanced Insights', 'Structured interviews']),
    );
    expect(itemsOf(access, 'BASIC')).toEqual(rows([...labels, 'Structured interviews']));
  });

  test('alone: the advanced ones', () => {
    const access = [{ name: 'ADVANCED_INSIGHTS' as const, ...offered }];
    expect(itemsOf(access).filter(([, , badge]) => badge)).toEqual([
      ['Advanced Insights', '/insights/upgrade', 'Upgrade'],
    ]);
  });

  test('are not mentioned where they are hidden', () => {
    expect(itemsOf([{ name: 'INSIGHTS', ...hidden }])).toEqual([]);
  });
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
