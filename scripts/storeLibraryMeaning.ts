// usage: node scripts/storeLibraryMeaning.ts — after a change of the question library: computes the meaning of its
// new texts and writes web/server/language/libraryMeaning.bin. Delete that file first when the model changes.
import { writeFileSync } from 'node:fs';
import { planMeaningTexts } from '#shared/planning/buildPlan.ts';
import { storedMeaningFile, storedRows } from '../web/server/language/storedMeaning.ts';
import { vectorsOf } from '../web/server/language/vectorsOf.ts';

const vectors = await vectorsOf(planMeaningTexts({ text: '' }));
if (!vectors) {
  console.error('Sentence meaning is not installed. Run: node scripts/fetchSentenceModel.ts');
  process.exit(1);
}
writeFileSync(storedMeaningFile, storedRows(vectors));
console.log(`${vectors.size} texts stored.`);
process.exit(0);
