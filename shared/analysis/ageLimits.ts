import type { LocalFinding } from './analysis.ts';

/** Any age limit has a number; a look for one spares most sentences the patterns. */
const hint =
  /\d|(?:twen|thir|for|fif|six)t(?:y|ies)\b|\b(?:two|three|four|five|six|eight|ten) years/i;

/** From 22 on: below that a limit is mostly the law's, about minors, drinking or driving. */
const age = String.raw`(?:2[2-9]|[3-6]\d|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:two|five))?)`;
const anyAge = String.raw`(?:1[4-9]|[2-6]\d|twenty|thirty|forty|fifty|sixty)`;
const span = String.raw`${anyAge}\s*(?:-|–|—|to|and)\s*${anyAge}`;
const years = String.raw`(?:(?:years?|yrs?)(?:[- ](?:olds?|of[- ]age)\b)|y\/?o\b)`;
/** What follows an age that stands alone; after "under 35" a unit or a thing may follow instead. */
const alone = String.raw`(?=\s*(?:$|[.,;:!?)]|(?:and|at|when|or|to|by|on|as)\b))`;
const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)`;
const below = String.raw`(?:under|below|younger than|(?:not|no) older than|at most|not over|(?:not|no) more than|less than|maximum)`;
const person = String.raw`(?:applicants?|candidates?|you|someone|somebody|anyone|anybody|persons?|colleagues?|employees?|individuals?|must be|be)`;

const agePatterns: readonly RegExp[] = [
  new RegExp(String.raw`\b${below}\s+(?:the age of\s+)?${age}\s+${years}`, 'gi'),
  new RegExp(String.raw`\b${below}\s+the age of\s+${age}\b`, 'gi'),
  new RegExp(
    String.raw`(?<=\b${person}\s(?:(?:is|are|must|should|to|be|aged?|only|ideally)\s){0,4})(?:${below})\s+${age}${alone}`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:younger|(?:not|no) older) than\s+${age}${alone}`, 'gi'),
  new RegExp(String.raw`\baged?(?:\s+between)?\s+(?:under\s+|below\s+)${age}\b`, 'gi'),
  new RegExp(String.raw`\b(?:aged?|ages)(?:\s+of)?(?:\s+between|\s+from)?\s+${span}\b`, 'gi'),
  new RegExp(String.raw`\b(?:between\s+)?${span}[\s-]+${years}`, 'gi'),
  new RegExp(String.raw`\b${age}(?:\s+${years})?\s+or\s+(?:younger|under)${alone}`, 'gi'),
  /\bin\s+(?:his|her|their|your)(?:\s+(?:early|mid|late))?[-\s]+(?:twenties|thirties|forties|fifties|20['’]?s|30['’]?s|40['’]?s|50['’]?s)(?!\w)/gi,
];

/**
 * Not "less than 5 years": that is an answer in a questionnaire. Nor "education for a maximum of two
 * years of the experience", which says what stands in for experience, unless somebody looks for it.
 */
const experiencePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!(?<!\b(?:look|looking|ask|asking|search|searching)\s+)\bfor\s+(?:a\s+)?)\b(?:(?:no|not) more than|(?:a )?max(?:imum|\.)?(?: of)?|at most)\s+${count}\s+years?['’]?(?:\s+of)?(?:\s+[\w-]+){0,2}?\s+experience\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${count}\s+years?['’]?(?:\s+of)?(?:\s+[\w-]+){0,2}?\s+experience\s+(?:maximum|max\b|at most|or less|or fewer)`,
    'gi',
  ),
];

/** Ages of the people a job serves, not of those who are to do it. */
const served =
  /\b(?:child|children|kids?|students?|pupils?|youths?|teens?|teenagers?|adolescents?|learners?|patients?|clients?|dependents?|dependants?|residents?|participants?|customers?|voters?|visitors?|users?|population|groups?|adults?|minors?|players?|members|buildings?|houses?|machines?|vehicles?|trees)\b[^.;]{0,30}$/i;
/** A cap on years that is about counting them, not about who may apply. */
const counting = /\b(?:substitut|in lieu|credit|count(?:s|ed)?\b|equivalent|toward)/i;

/** Upper limits on age, and on experience, which keep out older people as surely. */
export function findAgeLimits(text: string): LocalFinding[] {
  if (!hint.test(text)) return [];
  const ages = agePatterns.flatMap((pattern) =>
    matches(text, pattern)
      .filter(({ index }) => !served.test(text.slice(Math.max(0, index - 60), index)))
      .map((match) => finding(match, '“{}” bars people by age, which the law allows in few jobs.')),
  );
  if (!/experience/i.test(text) || counting.test(text)) return ages;
  const caps = experiencePatterns.flatMap((pattern) =>
    matches(text, pattern).map((match) =>
      finding(match, '“{}” mostly keeps out older people; say what experience is needed instead.'),
    ),
  );
  return [...ages, ...caps];
}

function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

function finding({ 0: words, index }: RegExpExecArray, problem: string): LocalFinding {
  return {
    start: index,
    end: index + words.length,
    category: 'bias-age',
    text: words,
    problem: problem.replace('{}', () => words),
    suggestions: [],
    source: 'Rapport',
  };
}
