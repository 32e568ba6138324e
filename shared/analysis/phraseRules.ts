import { createPhraseMatcher } from './phraseMatcher.ts';
import { readAllowed, readFamily } from './phraseTable.ts';
import { ageTerms } from './rules/ageTerms.ts';
import { allowedPhrases } from './rules/allowedPhrases.ts';
import { corporateTerms } from './rules/corporateTerms.ts';
import { disabilityTerms } from './rules/disabilityTerms.ts';
import { exclusiveTerms } from './rules/exclusiveTerms.ts';
import { fillerTerms } from './rules/fillerTerms.ts';
import { genderedTerms } from './rules/genderedTerms.ts';
import { genderedTitles } from './rules/genderedTitles.ts';
import { inclusiveTerms } from './rules/inclusiveTerms.ts';

/** Every phrase rule, the most serious categories first. */
export const phraseRules = [
  ...disabilityTerms,
  ...ageTerms,
  ...exclusiveTerms,
  genderedTitles,
  ...genderedTerms,
  ...corporateTerms,
  inclusiveTerms,
  ...fillerTerms,
].flatMap(readFamily);

export const matchPhrases = createPhraseMatcher([...phraseRules, ...readAllowed(allowedPhrases)]);
