import type { Analysis, AnalysisInput } from './analysis.ts';
import { createAnalyzer } from './createAnalyzer.ts';

/**
 * Analyses a job description: findings, measures, advice and a score from 0 to 100. Pure: the same
 * input gives the same result in a browser and on a server, and no input makes it throw.
 */
export function analyze({ blocks, title, whitelistedWords }: AnalysisInput): Analysis {
  const options = {
    ...(title === undefined ? {} : { title }),
    ...(whitelistedWords === undefined ? {} : { whitelistedWords }),
  };
  return createAnalyzer(options).update(blocks);
}
