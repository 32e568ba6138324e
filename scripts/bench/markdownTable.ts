// The table of results, as it stands in the README.
import type { BenchRow } from './bench.ts';

const verdict = { true: 'met', false: '**missed**', null: 'no target' };

/** Rows as a Markdown table. */
export function markdownTable(rows: readonly BenchRow[]): string {
  const cells = [
    ['measure', 'ours', 'peer', 'ratio', 'target', ''],
    ['---', '---', '---', '---', '---', '---'],
    ...rows.map((row) => [
      ...[row.measure, row.ours, row.peer, row.ratio, row.target],
      verdict[`${row.isMet}`],
    ]),
  ];
  return cells.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
