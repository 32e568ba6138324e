import { expect, test } from 'vitest';
import { nearSpellings } from './nearSpellings.ts';

test('one letter swapped, left out, too many or wrong', () => {
  for (const typed of ['kuebrnetes', 'kubernets', 'kubernettes', 'kubernetas', 'jubernetes'])
    expect(nearSpellings(typed)[0]).toContain('kubernetes');
  expect(nearSpellings('ward')[0]).toContain('wards');
});

test('two usual slips in a long word', () => {
  expect(nearSpellings('acomodation')[1]).toContain('accommodation');
  expect(nearSpellings('adminitsrattion')[1]).toContain('administration');
  expect(nearSpellings('wadr')).toHaveLength(1);
});

test('short words and figures stand as they are typed', () => {
  expect(nearSpellings('cat')).toEqual([]);
  expect(nearSpellings('2018')).toEqual([]);
});

test('letters beyond the Latin alphabet', () => {
  expect(nearSpellings('москав')[0]).toContain('москва');
});

test('a word has a bounded number of neighbours', () => {
  expect(nearSpellings('administration').flat().length).toBeLessThan(2_000);
  expect(nearSpellings('x'.repeat(31))).toEqual([]);
});
