// What every benchmark of `npm run bench` takes and gives.

export interface BenchOptions {
  /** Fewer and shorter rounds, so that all of them end within two minutes. */
  isQuick: boolean;
  /** Larger amounts, for as long as it takes; only some benchmarks know more than one size. */
  isFull: boolean;
  rounds: number;
  /** A folder of its own, removed afterwards. */
  workDir: string;
}

/** One line of the table; figures with their units. */
export interface BenchRow {
  measure: string;
  ours: string;
  peer: string;
  ratio: string;
  target: string;
  /** Null where there is no target, only a comparison. */
  isMet: boolean | null;
}

export interface BenchReport {
  rows: BenchRow[];
  /** What a reader of the terminal wants besides the table. */
  details: string[];
  raw: unknown;
}

export interface Bench {
  name: string;
  about: string;
  run(options: BenchOptions): Promise<BenchReport>;
}
