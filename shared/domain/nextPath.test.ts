import { describe, expect, test } from 'vitest';
import { safeNextPath, signInPath } from './nextPath.ts';

describe('safeNextPath', () => {
  test.each(['/search?q=a%20b#hit', '/interview/c1?t=65'])('%s is ours', (path) =>
    expect(safeNextPath(path)).toBe(path),
  );

  test.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/x/..//evil.test',
    'javascript:alert(1)',
    'search',
    '/sign-in?next=/sign-in',
    '',
    null,
    undefined,
  ])('%j leads home', (path) => expect(safeNextPath(path)).toBe('/'));
});

test('signInPath carries the page the person came from, and nothing for home', () => {
  expect(signInPath('/interview/c1?t=65')).toBe('/sign-in?next=%2Finterview%2Fc1%3Ft%3D65');
  expect(signInPath('/')).toBe('/sign-in');
});
