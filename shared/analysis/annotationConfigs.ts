import type { AnnotationCategory, AnnotationConfig } from './analysis.ts';

/** How each category is drawn in the editor. */
export const annotationConfigs: Record<AnnotationCategory, AnnotationConfig> = {
  'bias-m': { label: 'Masculine-coded', style: 'pill', color: 'blue' },
  'bias-f': { label: 'Feminine-coded', style: 'pill', color: 'grape' },
  'bias-age': { label: 'Age', style: 'pill', color: 'orange' },
  'bias-disability': { label: 'Disability', style: 'pill', color: 'red' },
  'corporate-speak': { label: 'Corporate-speak', style: 'pill', color: 'yellow' },
  'exclusive-gender': { label: 'Gendered language', style: 'pill', color: 'pink' },
  'exclusive-culture': { label: 'Exclusive culture', style: 'pill', color: 'pink' },
  'exclusive-identity': { label: 'Exclusive language', style: 'pill', color: 'pink' },
  inclusive: { label: 'Inclusive', style: 'pill', color: 'green' },
  readability: { label: 'Hard to read', style: 'underline', color: 'violet' },
  'passive-voice': { label: 'Passive voice', style: 'underline', color: 'gray' },
  filler: { label: 'Wordy', style: 'underline', color: 'cyan' },
};

/** The categories counted as exclusive language. */
export const exclusiveCategories: ReadonlySet<AnnotationCategory> = new Set([
  'exclusive-gender',
  'exclusive-culture',
  'exclusive-identity',
  'bias-disability',
]);
