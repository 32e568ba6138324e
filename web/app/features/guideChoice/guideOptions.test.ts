import { expect, it } from 'vitest';
import { guideOptions } from './guideOptions.ts';

const screen = { id: 'a', name: 'Screen' };
const design = { id: 'b', name: 'Design' };
const none = { recent: [], own: [], assigned: [], shared: [] };

it('shows each guide once, where it is nearest to the person', () => {
  const found = { ...none, recent: [screen], own: [screen, design], shared: [screen, design] };
  expect(guideOptions(found, null)).toEqual([
    { group: 'Recently used', items: [{ value: 'a', label: 'Screen' }] },
    { group: 'Yours', items: [{ value: 'b', label: 'Design' }] },
  ]);
});

it('keeps the chosen one though the search does not find it', () => {
  expect(guideOptions({ ...none, shared: [design] }, screen)[0]).toEqual({
    group: 'Chosen',
    items: [{ value: 'a', label: 'Screen' }],
  });
  expect(guideOptions(none, null)).toEqual([]);
});
