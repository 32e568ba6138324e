import { expect, test } from 'vitest';
import { csvRows } from '#shared/domain/transcripts/csvCells.ts';
import { chartColumns, chartCsv } from './chartTable.ts';

const chart = {
  labelTitle: 'Period',
  labels: ['May 4', '=May 11'],
  series: [{ label: 'On-time starts', values: [83.33, null] }],
  interviews: [6, 4],
};

test('the table beside a chart says on how many interviews each figure rests', () => {
  expect(chartColumns(chart, (value) => `${Math.round(value)} %`)).toEqual([
    { title: 'On-time starts', cells: ['83 %', '–'] },
    { title: 'Based on interviews', cells: ['6', '4'] },
  ]);
  const { interviews: _, ...counted } = chart;
  expect(chartColumns(counted, String)).toHaveLength(1);
});

test('its file has the same figures and no live formula', () => {
  const rows = [...csvRows(chartCsv(chart).replace('\uFEFF', ''), ',')];
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Period', 'On-time starts', 'Based on interviews'],
    ['May 4', '83.33', '6'],
    ["'=May 11", '', '4'],
  ]);
});

test('figures of one row that rest on different interviews have a count each', () => {
  const pay = {
    ...chart,
    series: [
      { label: 'Offered', from: [60_000, null], values: [70_000, null] },
      { label: 'Asked to', values: [80_000, 90_000] },
    ],
    interviews: { 'Offered in interviews': [6, 0], 'Asked for in interviews': [4, 5] },
  };
  expect(chartColumns(pay, String).map(({ title }) => title)).toEqual([
    ...['Offered from', 'Offered to', 'Asked to'],
    ...['Offered in interviews', 'Asked for in interviews'],
  ]);
  const [, first] = [...csvRows(chartCsv(pay).replace('\uFEFF', ''), ',')];
  expect(first?.cells).toEqual(['May 4', '60000', '70000', '80000', '6', '4']);
});
