/** How times of day are written: as the browser's language has them, or always with 12 or with 24 hours. */
export const timeFormats = ['AUTO', 'H12', 'H24'] as const;
export type TimeFormat = (typeof timeFormats)[number];
export const timeFormatLabels: Record<TimeFormat, string> = {
  AUTO: 'As your browser’s language',
  H12: '12 hours, 2:05 PM',
  H24: '24 hours, 14:05',
};
