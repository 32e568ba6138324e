/**
 * The probability that a standard normal value lies at least this far from 0, on either side: erfc(|z| / √2).
 * By the series of Abramowitz & Stegun 7.1.5 near 0 and the continued fraction 7.1.14 further out; exact to
 * about twelve digits. https://dlmf.nist.gov/7 (public domain formulas, written for this project).
 */
export function twoSidedNormalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  if (x < 2.5) return 1 - erfSeries(x);
  return (Math.exp(-x * x) / Math.sqrt(Math.PI)) * continuedFraction(x);
}

function erfSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

function continuedFraction(x: number): number {
  let tail = 0;
  for (let k = 80; k >= 1; k--) tail = k / 2 / (x + tail);
  return 1 / (x + tail);
}
