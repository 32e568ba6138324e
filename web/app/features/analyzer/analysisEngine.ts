import type { Analysis, AnalysisBlock } from '#shared/analysis/analysis.ts';
import { createAnalyzer } from '#shared/analysis/createAnalyzer.ts';

interface AnalysisInput {
  blocks: readonly AnalysisBlock[];
  title: string;
  whitelistedWords: readonly string[];
}
export interface AnalysisQuestion extends AnalysisInput {
  number: number;
}
export interface AnalysisAnswer {
  number: number;
  analysis: Analysis;
}

export interface AnalysisEngine {
  /** Reads a text. Null when a newer one was given meanwhile; only the newest is answered. */
  analyze(input: AnalysisInput): Promise<Analysis | null>;
  close(): void;
}

/** Reads texts in a worker of its own; on the page itself where there are no workers. */
export function createAnalysisEngine(): AnalysisEngine {
  return typeof Worker === 'undefined' ? onThePage() : inWorker();
}

function onThePage(): AnalysisEngine {
  const analyzer = createAnalyzer();
  return {
    analyze: ({ blocks, title, whitelistedWords }) =>
      Promise.resolve(analyzer.update(blocks, { title, whitelistedWords })),
    close: () => undefined,
  };
}

function inWorker(): AnalysisEngine {
  let worker: Worker | null = null;
  let number = 0;
  let settle: (analysis: Analysis | null) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const start = (): Worker => {
    const started = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => {
      if (data.number === number) settle(data.analysis);
    });
    started.addEventListener('error', () => {
      // A worker whose code did not load never answers: the next question starts another one.
      started.terminate();
      if (worker === started) worker = null;
      fail(new Error('The analysis could not be loaded.'));
    });
    return started;
  };
  return {
    analyze(input) {
      settle(null);
      number += 1;
      const question: AnalysisQuestion = { ...input, number };
      return new Promise((resolve, reject) => {
        settle = resolve;
        fail = reject;
        worker ??= start();
        worker.postMessage(question);
      });
    },
    close() {
      settle(null);
      worker?.terminate();
      worker = null;
    },
  };
}
