// The package has no types of its own; this is the part the benchmarks use.
declare module 'write-good' {
  /** What it finds wrong with a text. */
  export default function writeGood(text: string): { index: number; reason: string }[];
}
