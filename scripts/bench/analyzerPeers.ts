// What the analyzer is measured beside.
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextPassive from 'retext-passive';
import retextProfanities from 'retext-profanities';
import retextReadability from 'retext-readability';
import retextSimplify from 'retext-simplify';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';
import writeGood from 'write-good';

/** Inclusive words, passive voice, plainer words, reading level: the families of rules that ours has. */
const retext = unified()
  .use(retextEnglish)
  .use(retextEquality)
  .use(retextPassive)
  .use(retextSimplify)
  .use(retextReadability)
  .use(retextProfanities)
  .use(retextStringify)
  .freeze();

export const analyzerPeers: { name: string; read: (text: string) => unknown }[] = [
  { name: 'retext', read: (text) => retext.processSync(text) },
  { name: 'write-good', read: (text) => writeGood(text) },
];
