import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertedAt, reordered, type Placed } from './planOrder.ts';

const siblings = fc.array(fc.boolean(), { maxLength: 12 }).map((shown) =>
  shown.map((isShown, index): Placed => ({
    id: `row${index}`,
    deletedAt: isShown ? null : new Date(0),
  })),
);
const shownIds = (rows: readonly Placed[]) =>
  rows.filter((row) => row.deletedAt === null).map((row) => row.id);

test('a row goes to the place that is meant among those that show, and nobody else moves', () => {
  fc.assert(
    fc.property(siblings, fc.integer({ min: -2, max: 14 }), (rows, index) => {
      const ids = insertedAt(rows, 'new', index);
      const shown = shownIds(rows);
      expect(ids.filter((id) => id !== 'new')).toEqual(rows.map((row) => row.id));
      const at = ids.filter((id) => id === 'new' || shown.includes(id)).indexOf('new');
      expect(at).toBe(Math.max(0, Math.min(shown.length, index)));
    }),
  );
});

test('an order of all that show is taken as it is, and what is deleted keeps its place', () => {
  fc.assert(
    fc.property(siblings, fc.infiniteStream(fc.double({ noNaN: true })), (rows, keys) => {
      const weight = new Map(shownIds(rows).map((id) => [id, keys.next().value ?? 0]));
      const order = shownIds(rows).sort((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0));
      const ids = reordered(rows, order);
      expect(ids?.filter((id) => order.includes(id))).toEqual(order);
      for (const [index, one] of rows.entries())
        if (one.deletedAt) expect(ids?.[index]).toBe(one.id);
    }),
  );
});

const three: Placed[] = ['a', 'b', 'c'].map((id) => ({
  id,
  deletedAt: id === 'c' ? new Date(0) : null,
}));
test.each([
  ['one is missing', ['a']],
  ['one is named twice', ['a', 'a']],
  ['a deleted one is named', ['a', 'b', 'c']],
  ['a stranger is named', ['a', 'x']],
])('an order is refused when %s', (_why, order) => {
  expect(reordered(three, order)).toBeNull();
});
