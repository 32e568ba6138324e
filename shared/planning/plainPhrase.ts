import { anyThing, uncountable } from './library/phraseLists.ts';
import { isKnownName, isWork, phraseWords, type Word } from './phraseWords.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './verbList.ts';

/** Patterns over the letters of `phraseWords`. */
const thing = '(?:D{0,2}(?:A(?:,?C?A)*)?N+)';
const list = `(?:${thing}(?:(?:,|,?C)${thing})*)`;
const verbs = '(?:V(?:,V)*(?:,?CR?V)?)';
const place = `(?:I${list})`;
const task = `(?:${verbs}(?:${list}|${place})R?${place}{0,2}R?)`;
const aim = `(?:T${verbs}${list}${place}?)`;
const taskPattern = new RegExp(`^R?${task}(?:(?:,${task})*,?C${task})?${aim}?$`);
const thingPattern = new RegExp(`^${list}${place}{0,2}$`);

const most = { commas: 3, joints: 3 };

/** "prepare the monthly payroll": a task that can be asked about in the same words. */
const isPlainTask = (text: string, also?: ReadonlySet<string>): boolean => {
  const phrase = withoutClause(text);
  const words = phraseWords(phrase, 'They will');
  return (
    words !== null &&
    matches(words, taskPattern) &&
    !/\b(?:knowledge|skills?|experience|ability|understanding)\b/i.test(phrase) &&
    words.every(
      ({ word, letter }, at) =>
        letter !== 'V' || words[at - 1]?.letter === 'T' || isWork(word) || also?.has(word) === true,
    ) &&
    hasArticles(words) &&
    !isNounFirst(words) &&
    (!needsAim.test(phrase) || words.some(({ letter }) => letter === 'T')) &&
    hasThing(words)
  );
};
/** "partner with department managers" says nothing without what for. */
const needsAim = /^(?:partner|collaborate|liaise|cooperate|coordinate|communicate) with\b/i;

/** Something that not every job has. */
const hasThing = (words: readonly Word[]): boolean =>
  words.some(({ word, letter }) => /[NA]/.test(letter) && !anyThing.test(word));

/** "Research support in the port": the first word may be a noun before a noun. */
const isNounFirst = ([first, second]: readonly Word[]): boolean =>
  first !== undefined &&
  nounLikeVerbs.has(first.word.toLowerCase()) &&
  second?.letter === 'N' &&
  !/[^su]s$/.test(second.word);

/** "handle complaints that the branches could not settle": what describes its object may follow a task. */
const withoutClause = (text: string): string =>
  text.replace(
    /(?<=\p{L}s) (?:that|which|who|where)(?: (?!(?:it|they|them|this|these|such|you|we|our|and|or|he|she|i)\b)[\p{Ll}-]+){1,6} (?!\p{L}+ing$)[\p{Ll}-]+$/u,
    '',
  );

/** Too little of a task to come, enough of one that was done. */
const done = new Set('work use support assist teach help serve own utilize'.split(' '));

/** "reconciling accounts", "working with young children": what stands behind "experience". */
function isPlainDoing(phrase: string): boolean {
  const words = phrase.split(' ');
  const verb = readVerb(words[0] ?? '');
  if (verb?.form !== 'gerund') return false;
  let isRow = true;
  const base = words.map((word) => {
    const found = readVerb(word.replace(/,$/, ''));
    const isVerb = isRow && found?.form === 'gerund';
    isRow &&= isVerb || /^(?:and|or)$/.test(word);
    return isVerb ? `${found.base}${word.endsWith(',') ? ',' : ''}` : word;
  });
  return isPlainTask(base.join(' '), done);
}

/** "payroll software", "the properties of metal and wood": a thing to know or to have worked with. */
function isPlainThing(phrase: string): boolean {
  if (/\b(?:understanding|knowledge|experience|skills?|ability|familiarity)\b/i.test(phrase))
    return false;
  const words = phraseWords(phrase, 'They know', true);
  return (
    words !== null && matches(words, thingPattern) && hasArticles(words, true) && hasThing(words)
  );
}

const measure = String.raw`(?:(?:an?|good|strong|solid|sound|proven|demonstrated|practical|hands-on|previous|prior|professional|extensive|working|basic|thorough|deep|technical|industry|in-depth|in depth|significant|considerable|comprehensive|advanced|substantial|direct|relevant) )*`;
const behind: Readonly<Partial<Record<string, RegExp>>> = {
  ability: /^the ability to (?<task>.+)$/iu,
  experience: new RegExp(`^${measure}experience (?:(?:in|with|of|using) )?(?<rest>.+)$`, 'iu'),
  knowledge: new RegExp(
    `^${measure}(?:knowledge|understanding|familiarity|proficiency|command|expertise|skill) (?:of|in the use of|in|with) (?<rest>.+)$`,
    'iu',
  ),
  named: new RegExp(`^${measure}(?<named>\\p{Ll}[\\p{Ll} -]{2,40}) experience$`, 'u'),
  years: new RegExp(
    String.raw`^(?:(?:at least|over|more than) )?(?:\d+\+?|one|two|three|four|five)(?: ?(?:-|–|to) ?\d+)?\+? years?['’]?(?: of)? ${measure}experience (?:in|with|of|using) (?<rest>.+)$`,
    'iu',
  ),
};

/** Whether the words of a line stand well in any question of their kind. */
export function isPlain({ kind, phrase }: { kind: string; phrase: string }): boolean {
  if (kind === 'tools') return true;
  if (kind === 'task') return isPlainTask(phrase);
  if (kind === 'portfolio')
    return /^an? (?:\p{L}+ ){0,2}portfolio of /u.test(phrase) && isPlainThing(phrase);
  const groups = behind[kind]?.exec(phrase)?.groups;
  if (groups?.task !== undefined) return isPlainTask(groups.task);
  const named = kind === 'experience' ? behind.named?.exec(phrase)?.groups?.named : undefined;
  if (named !== undefined) return isPlainThing(`the ${named}`) && named.split(' ').length <= 3;
  const rest = groups?.rest;
  return rest !== undefined && (isPlainThing(rest) || isPlainDoing(rest));
}

function matches(words: readonly Word[], pattern: RegExp): boolean {
  const text = words.map(({ letter }) => letter).join('');
  const count = (letter: string) => text.split(letter).length - 1;
  // "calls, emails" lacks the end of its list.
  const isOpen = /,[^C]*$/.test(text);
  return pattern.test(text) && !isOpen && count(',') <= most.commas && count('C') <= most.joints;
}

/** "submit application" lacks an article; "the application", "applications" and "software" do not. */
const hasArticles = (words: readonly Word[], mayBeField = false): boolean =>
  words.every(({ word, letter }, at) => {
    if (letter !== 'N' || words[at + 1]?.letter === 'N') return true;
    if (/[^su]s$/i.test(word) || uncountable.test(word) || isKnownName(word)) return true;
    // "experience with incident response"
    if (mayBeField && words[at - 1]?.letter === 'N') return true;
    let first = at;
    while (/[NA]/.test(words[first - 1]?.letter ?? '')) first -= 1;
    return words[first - 1]?.letter === 'D';
  });
