/** One block of the editor. The document's text is the blocks' texts joined by a line feed. */
export interface AnalysisBlock {
  text: string;
  /** The editor's block type: 'paragraph', 'heading', 'header-two', 'list-item', … */
  type: string;
}

export interface AnalysisInput {
  /** The job title, when it is kept outside the text; judged for clarity; its words are not coded wording. */
  title?: string;
  blocks: readonly AnalysisBlock[];
  /** Words and phrases a person chose to ignore; compared without regard to case. */
  whitelistedWords?: readonly string[];
}

export type AnnotationCategory =
  | 'bias-m'
  | 'bias-f'
  | 'bias-age'
  | 'bias-disability'
  | 'corporate-speak'
  | 'exclusive-gender'
  | 'exclusive-culture'
  | 'exclusive-identity'
  | 'inclusive'
  | 'readability'
  | 'passive-voice'
  | 'filler';

/** One finding. Offsets are UTF-16 code units in the text of the whole document. */
export interface Annotation {
  start: number;
  end: number;
  category: AnnotationCategory;
  text: string;
  /** One plain sentence. */
  problem: string;
  suggestions: string[];
  /** Where the rule comes from; the notices are in NOTICES.md. */
  source: string;
}

/** A finding whose offsets count from the start of its sentence or block. */
export type LocalFinding = Annotation;

export interface PayRange {
  start: number;
  end: number;
  text: string;
  minimum: number;
  maximum: number;
  /** ISO 4217 code, or null when the text names no currency. */
  currency: string | null;
  period: 'hour' | 'day' | 'week' | 'two weeks' | 'month' | 'year' | null;
}

/** Outcome names of gender-decoder, whose rule this is. */
export type GenderLabel =
  | 'strongly feminine-coded'
  | 'feminine-coded'
  | 'neutral'
  | 'empty'
  | 'masculine-coded'
  | 'strongly masculine-coded';

export interface GenderBalance {
  label: GenderLabel;
  /** In the order of the text; a word two stems match stands twice, as in gender-decoder. */
  masculineWords: string[];
  feminineWords: string[];
  /** 1 strongly masculine, 4 even or no coded word, 7 strongly feminine. */
  step: number;
  /** Where the marker sits on the scale: ten times the step, so 40 when even. */
  percent: number;
}

export interface TitleClarity {
  isClear: boolean;
  reasons: string[];
}

/** One reason the score is under 100. The points of all deductions add up to what is missing. */
export interface Deduction {
  key: string;
  points: number;
  /** The most this key can ever cost. */
  cap: number;
  text: string;
}

export interface BestPractice {
  key: string;
  value: number | string | boolean;
  text: string;
  /** False when the text asks for a change. */
  isOk: boolean;
  /** Set on advice about one group of terms; the text names up to three of them. */
  category?: AnnotationCategory;
}

export interface AnalysisMetrics {
  numWords: number;
  readingTime: string;
  readingLevel: number;
  exclusiveLanguageCount: number;
  is_list_length_ok: boolean;
  is_location_mentioned: boolean;
  is_equal_opportunity_employer_mentioned: boolean;
  /** 1 to 7, see GenderBalance.step. */
  gender_bias_balance: number;
  gender_bias_count: number;
  numSentences: number;
  longestList: number;
  gender: GenderBalance;
  payRange: PayRange | null;
  youCount: number;
  weCount: number;
  /** False where a longer text is plainly in another language, for which nothing here is made. */
  isEnglish: boolean;
  mustHaveCount: number;
  titleClarity: TitleClarity | null;
}

export interface AnnotationConfig {
  label: string;
  style: 'pill' | 'underline';
  color: string;
}

export interface Analysis {
  /** Whole number, 0 to 100. */
  score: number;
  label: string;
  /** Colour name of the score: red, orange, yellow or green. */
  color: string;
  deductions: Deduction[];
  annotations: Annotation[];
  annotationConfigs: Record<AnnotationCategory, AnnotationConfig>;
  bestPractices: BestPractice[];
  numWords: number;
  readingTime: string;
  readingTimeMinutesMin: number;
  readingTimeMinutesMax: number;
  /** Flesch-Kincaid grade in words, for instance "Grade 8". */
  readabilityScore: string;
  /** Flesch-Kincaid grade, two decimals. */
  readabilityScoreRaw: number;
  metrics: AnalysisMetrics;
}
