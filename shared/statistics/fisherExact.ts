import type { Selection } from './selection.ts';

/**
 * Fisher's exact test of two selection rates, two-sided: the probability, with all sums of the table given, of
 * a table that is no more likely than this one (the definition that R's `fisher.test` uses). R. A. Fisher, The
 * Design of Experiments, 1935, chapter 2.
 */
export function fisherExact(a: Selection, b: Selection): number {
  const selected = a.selected + b.selected;
  const all = a.total + b.total;
  const logOf = logFactorials(all);
  const logChoose = (n: number, k: number) => at(logOf, n) - at(logOf, k) - at(logOf, n - k);
  const whole = logChoose(all, selected);
  const probability = (inFirst: number) =>
    Math.exp(logChoose(a.total, inFirst) + logChoose(b.total, selected - inFirst) - whole);
  // Tables that are as likely on paper differ by rounding here.
  const limit = probability(a.selected) * (1 + 1e-7);
  let sum = 0;
  const most = Math.min(a.total, selected);
  for (let inFirst = Math.max(0, selected - b.total); inFirst <= most; inFirst++) {
    const found = probability(inFirst);
    if (found <= limit) sum += found;
  }
  return Math.min(1, sum);
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n++) logs[n] = at(logs, n - 1) + Math.log(n);
  return logs;
}

const at = (logs: Float64Array, n: number): number => logs[n] ?? 0;
