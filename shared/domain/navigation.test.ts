import { describe, expect, test } from 'vitest';
import { isActiveOn, navigationFor } from './navigation.ts';

const user = { organization: { interviewEnabled: true, planEnabled: true } };
const labelsOf = (organization: { interviewEnabled: boolean; planEnabled: boolean }) =>
  navigationFor({ organization }).map(({ label, items }) => [
    label,
    ...items.map((one) => one.route),
  ]);

test('recordings and guides stand in the interview group', () => {
  expect(navigationFor(user).slice(1)).toEqual([
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
          label: 'Interview Guides',
          route: '/guides',
          icon: 'guides',
          activeOn: ['/guides', '/guide/*'],
        },
      ],
    },
  ]);
});

test('without the interview product its group is gone, heading and all', () => {
  expect(labelsOf({ interviewEnabled: false, planEnabled: true })).toEqual([
    ['Plan', '/plan/job-descriptions'],
  ]);
});

test('without the plan product its item leads to the upgrade page and says so', () => {
  const [plan] = navigationFor({ organization: { interviewEnabled: false, planEnabled: false } });
  expect(plan?.items).toEqual([
    expect.objectContaining({ label: 'Plan', route: '/plan/upgrade', badge: 'Upgrade' }),
  ]);
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
