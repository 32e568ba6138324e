import { expect, it } from 'vitest';
import { byCompetency } from './GuideNotes.tsx';

it('keeps the order of the guide and puts neighbours of one competency together', () => {
  const notes = ['Craft', 'Craft', null, 'Teamwork'].map((competency, id) => ({ id, competency }));
  const groups = byCompetency(notes).map((item) => [
    item.competency,
    item.notes.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Craft', [0, 1]],
    [null, [2]],
    ['Teamwork', [3]],
  ]);
});
