import { motiveThemes } from '#shared/language/candidateMotives.ts';
import { questionThemes } from '#shared/language/candidateQuestions.ts';

const titles = new Map<string, string>(Object.entries({ ...motiveThemes, ...questionThemes }));

/** The title of a theme of questions or motives. */
export const titleOfTheme = (theme: string): string => titles.get(theme) ?? theme;
