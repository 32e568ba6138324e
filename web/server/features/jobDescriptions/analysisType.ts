import type {
  Annotation,
  AnnotationCategory,
  AnnotationConfig,
  BestPractice,
  Deduction,
} from '#shared/analysis/analysis.ts';
import { builder } from '../../graphql/builder.ts';
import type { SavedAnalysis } from './analyzeJobDescription.ts';

const AnnotationRef = builder.objectRef<Annotation>('Annotation').implement({
  description: 'One finding. Offsets are UTF-16 code units in the text of the whole document.',
  fields: (t) => ({
    start: t.exposeInt('start'),
    end: t.exposeInt('end'),
    category: t.exposeString('category'),
    text: t.exposeString('text'),
    problem: t.exposeString('problem'),
    suggestions: t.exposeStringList('suggestions'),
    source: t.exposeString('source'),
  }),
});

const AnnotationConfigRef = builder
  .objectRef<AnnotationConfig & { category: string }>('AnnotationConfig')
  .implement({
    description: 'How findings of a category are drawn.',
    fields: (t) => ({
      category: t.exposeString('category'),
      label: t.exposeString('label'),
      style: t.exposeString('style'),
      color: t.exposeString('color'),
    }),
  });

export const BestPracticeRef = builder.objectRef<BestPractice>('BestPractice').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    value: t.string({ resolve: (source) => String(source.value) }),
    text: t.exposeString('text'),
    isOk: t.exposeBoolean('isOk'),
    category: t.string({ nullable: true, resolve: (source) => source.category ?? null }),
  }),
});

const DeductionRef = builder.objectRef<Deduction>('ScoreDeduction').implement({
  description: 'One reason the score is under 100.',
  fields: (t) => ({
    key: t.exposeString('key'),
    points: t.exposeInt('points'),
    cap: t.exposeInt('cap'),
    text: t.exposeString('text'),
  }),
});

export const JobDescriptionAnalysis = builder
  .objectRef<SavedAnalysis>('JobDescriptionAnalysis')
  .implement({
    fields: (t) => ({
      contentRevision: t.exposeID('contentRevision', {
        description: 'Names the state that was kept; the next save starts from it.',
      }),
      score: t.exposeInt('score'),
      label: t.exposeString('label'),
      deductions: t.field({ type: [DeductionRef], resolve: (source) => source.deductions }),
      annotations: t.field({ type: [AnnotationRef], resolve: (source) => source.annotations }),
      annotationConfigs: t.field({
        type: [AnnotationConfigRef],
        resolve: ({ annotationConfigs }) =>
          (Object.keys(annotationConfigs) as AnnotationCategory[]).map((category) => ({
            category,
            ...annotationConfigs[category],
          })),
      }),
      bestPractices: t.field({
        type: [BestPracticeRef],
        resolve: (source) => source.bestPractices,
      }),
      numWords: t.exposeInt('numWords'),
      readingTime: t.exposeString('readingTime'),
      readingTimeMinutesMin: t.exposeFloat('readingTimeMinutesMin'),
      readingTimeMinutesMax: t.exposeFloat('readingTimeMinutesMax'),
      readabilityScore: t.exposeString('readabilityScore'),
      readabilityScoreRaw: t.exposeFloat('readabilityScoreRaw'),
    }),
  });
