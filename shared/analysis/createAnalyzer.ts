import type { Analysis, AnalysisBlock, AnalysisMetrics } from './analysis.ts';
import { annotationConfigs, exclusiveCategories } from './annotationConfigs.ts';
import { bestPractices } from './bestPractices.ts';
import { createBoundedCache } from './boundedCache.ts';
import { readBlock } from './readBlock.ts';
import type { BlockReading } from './readBlock.ts';
import { gradeName } from './readingLevel.ts';
import { readingTime } from './readingTime.ts';
import { readSentence } from './readSentence.ts';
import type { SentenceReading } from './readSentence.ts';
import { scoreColor, scoreLabel, scoreSummary, tooManyListItems } from './scoreSummary.ts';
import { summarize } from './summarize.ts';
import type { Summary } from './summarize.ts';
import { titleClarity } from './titleClarity.ts';
import { createTitleFinder, createWhitelist } from './whitelist.ts';

export interface AnalyzerOptions {
  title?: string;
  whitelistedWords?: readonly string[];
}

export interface Analyzer {
  /**
   * The analysis of these blocks. Only blocks and sentences that differ from those of the last call
   * are read again; the result equals that of `analyze` on the same input. Options left out stay as
   * they were.
   */
  update(blocks: readonly AnalysisBlock[], options?: AnalyzerOptions): Analysis;
}

/** Some thousand keystrokes' worth; a long text has a few hundred sentences. */
const keptReadings = 4000;

/** An analyzer that remembers the last text it saw. Never throws, whatever the text. */
export function createAnalyzer(initial: AnalyzerOptions = {}): Analyzer {
  let { title, whitelistedWords = [] } = initial;
  let whitelist = createWhitelist(whitelistedWords);
  let findTitle = createTitleFinder(title ?? '');
  const blockCache = createBoundedCache<BlockReading>(keptReadings);
  const sentenceCache = createBoundedCache<SentenceReading>(keptReadings);

  const cachedSentence = (text: string, isHeading: boolean) =>
    sentenceCache.get(isHeading ? 'heading' : 'text', text, () =>
      readSentence(text, isHeading, whitelist, findTitle),
    );

  return {
    update(blocks, options = {}) {
      const titleBefore = title;
      if ('title' in options) title = options.title;
      const words = options.whitelistedWords ?? whitelistedWords;
      if (words.join('\n') !== whitelistedWords.join('\n') || title !== titleBefore) {
        whitelist = createWhitelist(words);
        findTitle = createTitleFinder(title ?? '');
        blockCache.clear();
        sentenceCache.clear();
      }
      whitelistedWords = words;
      const readings = blocks.map((block) =>
        blockCache.get(block.type, block.text, () => readBlock(block, cachedSentence)),
      );
      return toAnalysis(summarize(readings), title);
    },
  };
}

function toAnalysis(summary: Summary, title: string | undefined): Analysis {
  const { annotations, gender, numWords, grade } = summary;
  const clarity = titleClarity(title);
  const times = readingTime(numWords);
  const readabilityScoreRaw = Math.round(grade * 100) / 100;
  const metrics: AnalysisMetrics = {
    numWords,
    readingTime: times.readingTime,
    readingLevel: readabilityScoreRaw,
    exclusiveLanguageCount: annotations.filter((found) => exclusiveCategories.has(found.category))
      .length,
    is_list_length_ok: summary.longestList < tooManyListItems,
    is_location_mentioned: summary.isLocationMentioned,
    is_equal_opportunity_employer_mentioned: summary.isEqualOpportunityMentioned,
    gender_bias_balance: gender.step,
    gender_bias_count: gender.masculineWords.length + gender.feminineWords.length,
    numSentences: summary.numSentences,
    longestList: summary.longestList,
    gender,
    payRange: summary.payRange,
    youCount: summary.youCount,
    weCount: summary.weCount,
    isEnglish: summary.isEnglish,
    mustHaveCount: summary.mustHaveCount,
    titleClarity: clarity,
  };
  const { score, deductions } = scoreSummary(summary, clarity);
  return {
    score,
    label: scoreLabel(score),
    color: scoreColor(score),
    deductions,
    annotations,
    annotationConfigs,
    bestPractices: bestPractices(metrics, times, annotations),
    numWords,
    ...times,
    readabilityScore: gradeName(grade),
    readabilityScoreRaw,
    metrics,
  };
}
