import { describe, expect, test } from 'vitest';
import { isActiveOn, navigationFor } from './navigation.ts';

const user = { organization: { interviewEnabled: true } };

test('recordings and guides stand in the interview group', () => {
  expect(navigationFor(user)).toEqual([
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
  expect(navigationFor({ organization: { interviewEnabled: false } })).toEqual([]);
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
