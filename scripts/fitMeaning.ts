// Usage: node scripts/fitMeaning.ts
// Fits the weights of shared/language/meaningWeights.ts on all labelled interviews and prints them. How well such
// weights do on interviews by authors they have not seen is measured by scripts/evaluateNotes.ts.
import { textsOfGuide } from '#shared/language/meaning.ts';
import { cachedMeaning } from './notes/cachedMeaning.ts';
import { fitWeights } from './notes/fitWeights.ts';
import { readInterviews } from './notes/readInterviews.ts';

const all = [...readInterviews('interviews'), ...readInterviews('labelled')];
const meaning = await cachedMeaning(all.flatMap((item) => textsOfGuide(item, item.guide)));
if (!meaning) throw new Error('Run `node scripts/fetchSentenceModel.ts` first.');
console.log(JSON.stringify(fitWeights(all, meaning), null, 2));
process.exit(0);
