import { gerund, readVerb, thirdPerson } from './verbForms.ts';

const gerundList = String.raw`\p{Ll}+ing(?:(?: with)?(?:, \p{Ll}+ing)*,? and \p{Ll}+ing)?`;
const responsible = new RegExp(String.raw`\b(is|are) responsible for (${gerundList})(?=\s)`, 'u');
const purpose =
  /^The (?:(primary|main) )?purpose of (this|the) (position|role|job) is to (\p{Ll}+) /u;

/** Roundabout ways to name an action become its verb: "is responsible for managing" is "manages". */
export function plainPhrases(sentence: string): string {
  if (sentence.includes(';')) return sentence;
  return actAsResponsible(actOnPurpose(joinVerbs(sentence)))
    .replace(
      /\bis responsible to (\p{Ll}+)\b/u,
      (found, base: string) => finite(base, 'is') ?? found,
    )
    .replace(
      /\b(is|are) responsible for the (oversight|management|supervision) of\b/,
      (_, be, noun) => {
        const base =
          noun === 'oversight' ? 'oversee' : noun === 'management' ? 'manage' : 'supervise';
        return finite(base, String(be)) ?? base;
      },
    );
}

/** "designs rooms as well as directs …" */
const joinVerbs = (sentence: string): string =>
  sentence.replace(/,? as well as (?=(\p{Ll}+) )/u, (found, word: string) => {
    const verb = readVerb(word);
    return verb?.form === 'third' && !/^(?:reports|plans|needs|goals)$/.test(word)
      ? ' and '
      : found;
  });

/** Not when a further "-ing" word, which may hang on "responsible for", follows an "and". */
function actAsResponsible(sentence: string): string {
  return sentence.replace(responsible, (found, be: string, list: string, at: number) => {
    const rest = sentence.slice(at + found.length);
    if (/(?:,|\band)\s(?:and\s)?\p{Ll}+ing\b/u.test(rest)) return found;
    const verbs = list.split(/((?: with)?,? and |, )/);
    const forms = verbs.map((word) => (/^\p{Ll}+ing$/u.test(word) ? fromGerund(word, be) : word));
    return forms.includes(null) ? found : forms.join('');
  });
}

function actOnPurpose(sentence: string): string {
  return sentence.replace(
    purpose,
    (found, weight: string | undefined, which: string, what: string, base: string) => {
      const verb = finite(base, 'is');
      const rest = sentence.slice(found.length);
      if (verb === null || /(?:,|\band)\s(?:and\s)?to\s/.test(rest)) return found;
      const mainly = weight === undefined ? '' : 'mainly ';
      return `${which === 'this' ? 'This' : 'The'} ${what} ${mainly}${verb} `;
    },
  );
}

function fromGerund(word: string, be: string): string | null {
  const verb = readVerb(word);
  return verb?.form === 'gerund' && gerund(verb.base) === word ? finite(verb.base, be) : null;
}

const finite = (base: string, be: string): string | null => {
  if (readVerb(base) === null && base !== 'provide') return null;
  return be === 'are' ? base : thirdPerson(base);
};
