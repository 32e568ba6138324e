import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, unguardCell, writeCell } from './csvCells.ts';

describe('writeCell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', "'already"])(
    'puts an apostrophe before %j',
    (text) => {
      expect(writeCell(text)).toBe(`"'${text}"`);
    },
  );

  it('leaves an ordinary text alone but for its quotes', () => {
    expect(writeCell('She said "yes" - twice')).toBe('"She said ""yes"" - twice"');
  });

  it('is undone by reading, whatever the text', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 10 }),
      fc
        .array(fc.constantFrom("'", '=', '"', ',', '\n', 'a'), { maxLength: 6 })
        .map((s) => s.join('')),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 4 }), (cells) => {
        const [row, ...rest] = csvRows(`${cells.map(writeCell).join(',')}\n`, ',');
        expect(row?.cells.map(unguardCell)).toEqual(cells);
        expect(rest).toEqual([]);
      }),
    );
  });
});

describe('csvRows', () => {
  it('counts lines inside quoted cells and passes blank rows', () => {
    expect([...csvRows('a,b\n\n"x\ny",2\nlast', ',')]).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x\ny', '2'] },
      { line: 5, cells: ['last'] },
    ]);
  });
});
