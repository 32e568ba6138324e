import { expect, test } from 'vitest';
import { goBack, goTo } from './places.ts';

test('the way back leads through the places one came by, and never in circles', () => {
  const trail = goTo(goTo(['interview'], 'today'), 'keys');
  expect(trail).toEqual(['interview', 'today', 'keys']);
  expect(goBack(trail)).toEqual(['interview', 'today']);
  expect(goTo(trail, 'today')).toEqual(['interview', 'today']);
  expect(goBack(['interview'])).toEqual(['interview']);
});
