import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

const readerKey = Symbol.for('rapport.wordReader');
const kept = globalThis as unknown as Record<
  typeof readerKey,
  ReturnType<typeof winkNLP> | undefined
>;
/**
 * Made once in a process, however often this file is run in it (tests do for each of their files): making it
 * unfolds a text inside the shared model once more, which grows until it fits no string. Made at the first
 * use, because it takes a fifth of a second and most processes that load this file read no text.
 */
const wordReader = () => (kept[readerKey] ??= winkNLP(model, ['sbd', 'pos']));

/**
 * The words of a text with their parts of speech as universal tags (VERB, NOUN, ADJ, …), by wink-nlp (MIT)
 * with its English web model: about 10,000 words in 80 ms.
 */
export function tagWords(text: string): { word: string; tag: string }[] {
  const nlp = wordReader();
  const tokens = nlp.readDoc(text).tokens();
  const tags = tokens.out(nlp.its.pos) as unknown as string[];
  return tokens.out().map((word, index) => ({ word, tag: tags[index] ?? '' }));
}

/** The base form of the verb at a place in a sentence ("They are fitting lamps", 2: "fit"); null where it is no verb. */
export function verbAt(sentence: string, at: number): string | null {
  const nlp = wordReader();
  const tokens = nlp.readDoc(sentence).tokens();
  const tags = tokens.out(nlp.its.pos) as unknown as string[];
  const bases = tokens.out(nlp.its.lemma as typeof nlp.its.pos) as unknown as string[];
  return tags[at] === 'VERB' ? (bases[at] ?? null) : null;
}
