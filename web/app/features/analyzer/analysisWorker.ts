import { createAnalyzer } from '#shared/analysis/createAnalyzer.ts';
import type { AnalysisAnswer, AnalysisQuestion } from './analysisEngine.ts';

// Runs as a web worker: it reads the text beside the page, so that typing never waits for it.
const analyzer = createAnalyzer();

addEventListener('message', ({ data }: MessageEvent<AnalysisQuestion>) => {
  const { number, blocks, title, whitelistedWords } = data;
  const answer: AnalysisAnswer = {
    number,
    analysis: analyzer.update(blocks, { title, whitelistedWords }),
  };
  postMessage(answer);
});
