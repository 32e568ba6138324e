import type { LocalFinding } from './analysis.ts';
import { physicalVerbs } from './rules/physicalVerbTable.ts';
import type { PhysicalVerb } from './rules/physicalVerbTable.ts';
import type { WordToken } from './words.ts';

type Form = 'base' | 's' | 'ing';

const verbsByForm = new Map<string, { verb: PhysicalVerb; form: Form }>(
  physicalVerbs.flatMap((verb) =>
    (['base', 's', 'ing'] as const).map(
      (form) => [inflect(verb.base, form), { verb, form }] as const,
    ),
  ),
);

const abilityCue =
  /\b(?:ability|able|required|requires?|must|needs?|have) to (?:[\w-]+ly )?(?:[\w-]+,? (?:and |or |and\/or )?){0,6}$/;
const senseAbilityCue =
  /\b(?:ability|able|required|requires?|employee must|incumbent must) to (?:[\w-]+ly )?(?:[\w-]+(?:,? and|,? or|,|\/) ?){0,6}$/;
const bodyCue =
  /\b(?:pounds?|lbs?|ladders?|prolonged|(?:extended|long) (?:periods|hours)|physical(?:ly)?|stairs|overhead|uneven|dexterity)\b/;
const otherMeaning: Readonly<Record<string, RegExp>> = {
  carry: /^(?: and)? (?:out|over|forward|through|on|the title|the designation|insurance)\b/,
  reach: /^ (?:out|an?|the|consensus|agreement|goals?|us|across|full)\b/,
  run: /^ (?:for|reports?|the|an?|off|queries|ballots?)\b|^off|^-off/,
  see: /^ (?:attached|below|above|the|our|job|your|that|if|it|more|how|what|to it)\b/,
  stand: /^ (?:out|up|by|alone|behind)\b|^-|^alone/,
  sit: /^ on (?:the )?(?:boards?|committees?|panels?)\b/,
  // Moving things is a task; moving a part of the body is not.
  move: /^(?! (?:[\w-]+ ){0,3}(?:hands?|eyes?|fingers?|arms?|legs?|foot|feet|wrists?|limbs?|torso|body)\b)/,
  walk: /^ (?:through|customers|voters|users)\b|^-/,
  feel: /^ (?:free|welcome|seen|heard|that|comfortable|like)\b/,
  speak: /^ (?:spanish|english|french|chinese|mandarin|with|to|for|another|a second|publicly)\b/,
  talk: /^ (?:to|with|about)\b/,
  throw: /^ (?:away|out)\b/,
  read: /^ (?:all|the|this|more|about|through|english|(?:and|or|and\/or|,) ?(?:write|speak|understand)|, write)\b/,
};

/**
 * Verbs of the Department of Labor's list that name a movement or sense where the outcome is what
 * matters. Most have other meanings ("see below"), so they count only when the sentence speaks of
 * what a body must do: two such verbs, a load or a posture, or "ability to" just before.
 */
export function findPhysicalVerbs(text: string, tokens: readonly WordToken[]): LocalFinding[] {
  const lower = text.toLowerCase();
  const seen = tokens.flatMap((token) => {
    const hit = verbsByForm.get(token.lower);
    return hit === undefined || hasOtherMeaning(lower, token, hit.verb) ? [] : [{ token, ...hit }];
  });
  if (seen.length === 0) return [];
  const bases = new Set(seen.map(({ verb }) => verb.base));
  const hasAlways = seen.some(({ verb }) => verb.kind === 'always');
  const isBodilyList = (hasAlways && bases.size > 1) || bases.size > 2;
  const isBodily = isBodilyList || bodyCue.test(lower);
  return seen
    .filter(({ token, verb }) => {
      if (verb.kind === 'always' || (verb.kind === 'sense' ? isBodilyList : isBodily)) return true;
      const before = lower.slice(Math.max(0, token.start - 60), token.start);
      return (verb.kind === 'body' ? abilityCue : senseAbilityCue).test(before);
    })
    .map(({ token, verb, form }) => ({
      start: token.start,
      end: token.end,
      category: 'bias-disability' as const,
      text: text.slice(token.start, token.end),
      problem: `“${text.slice(token.start, token.end)}” names a body movement or sense; name the task, so that people can do it their way.`,
      suggestions: verb.alternatives.map((alternative) => inflectPhrase(alternative, form)),
      source: 'US Department of Labor',
    }));
}

function hasOtherMeaning(lower: string, token: WordToken, verb: PhysicalVerb): boolean {
  const after = lower.slice(token.end, token.end + 24);
  if (otherMeaning[verb.base]?.test(after) === true) return true;
  // "Job Type", "run" and "reach" as nouns: an article, or a colon after, is not a verb.
  const before = lower.slice(Math.max(0, token.start - 8), token.start);
  return /\b(?:an?|the|job|this|type|will) $/.test(before) || /^\s*:/.test(after);
}

function inflectPhrase(phrase: string, form: Form): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [inflect(verb, form), ...rest].join(' ');
}

function inflect(verb: string, form: Form): string {
  if (form === 'base') return verb;
  if (form === 's') {
    if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
    return /(?:ch|sh|s)$/.test(verb) ? `${verb}es` : `${verb}s`;
  }
  if (/^(?:run|sit|transfer|put)$/.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
