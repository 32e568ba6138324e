import { nounLikeVerbs, verbBases } from './library/verbList.ts';

export type VerbForm = 'base' | 'third' | 'gerund';

export interface Verb {
  base: string;
  form: VerbForm;
}

const doubling = new Set(
  'plan submit refer set get run cut program control map ship log permit scan transfer debug confer transmit patrol'.split(
    ' ',
  ),
);

/** "plan" becomes "planning", "coordinate" "coordinating", "tie" "tying". */
export function gerund(base: string): string {
  if (doubling.has(base)) return `${base}${base.slice(-1)}ing`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^aeiou]e$|[aiou]ue$|[^aeio]ue$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}

/** "carry" becomes "carries", "assess" "assesses". */
export function thirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const forms = new Map<string, Verb>();
/** British spellings come with the American ones. */
const allBases = [...verbBases].flatMap((base) =>
  base.endsWith('ize') ? [base, `${base.slice(0, -3)}ise`] : [base],
);
for (const base of allBases) {
  forms.set(thirdPerson(base), { base, form: 'third' });
  forms.set(gerund(base), { base, form: 'gerund' });
}
for (const base of allBases) forms.set(base, { base, form: 'base' });

/** The verb a word is a form of, or null when it is no verb we know. Case does not matter. */
export function readVerb(word: string): Verb | null {
  return forms.get(word.toLowerCase()) ?? null;
}

/** Whether a word in this form can as well be a noun ("reports", "plan", "training"). */
export function canBeNoun({ base, form }: Verb): boolean {
  return form === 'gerund' || nounLikeVerbs.has(base);
}
