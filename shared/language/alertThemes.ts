/** What a recruiter wants to know soon after an interview. */
export const alertThemes = {
  OTHER_OFFER: 'Other offers',
  DOUBT: 'Doubts about the position',
  START: 'Notice and start date',
  PLACE: 'Place and remote work',
  PAY: 'Pay expected',
} as const;
export type AlertTheme = keyof typeof alertThemes;
export const alertThemeNames = Object.keys(alertThemes) as [AlertTheme, ...AlertTheme[]];
