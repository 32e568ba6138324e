import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPocketsphinxModels } from './findPocketsphinxModels.ts';
import { pocketsphinxEngine } from './pocketsphinxEngine.ts';
import { writeTone } from '../../../tests/fixtures/audio/speech/writeTone.ts';

let dir: string;
let wavPath: string;
const signal = new AbortController().signal;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pocketsphinx-'));
  wavPath = await writeTone(join(dir, 'tone.wav'), [{ startMs: 0, endMs: 500 }], 1000);
  await makeModel('de-de');
  await makeModel('fr');
  await mkdir(join(dir, 'models', 'broken'), { recursive: true });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function makeModel(name: string) {
  const folder = join(dir, 'models', name);
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'mdef'), '');
  await writeFile(join(folder, `${name}.lm.bin`), '');
  await writeFile(join(folder, `${name}-phone.lm.bin`), '');
  await writeFile(join(folder, `cmudict-${name}.dict`), '');
}

/** Runs with only the given stand-in program in reach; it prints its arguments as JSON words. */
async function withProgram<T>(program: string, script: string, work: () => Promise<T>): Promise<T> {
  const bin = await mkdtemp(join(dir, 'bin-'));
  await writeFile(join(bin, program), `#!/bin/sh\n${script}\n`);
  await chmod(join(bin, program), 0o755);
  const before = process.env['PATH'];
  process.env['PATH'] = bin;
  try {
    return await work();
  } finally {
    process.env['PATH'] = before;
  }
}

describe('pocketsphinxEngine', () => {
  it('speaks the languages whose models are complete', async () => {
    const models = await findPocketsphinxModels([join(dir, 'models'), join(dir, 'nowhere')]);
    expect(models.map(({ language }) => language)).toEqual(['de-DE', 'fr']);
    expect(models[0]?.languageModel).toBe(join(dir, 'models', 'de-de', 'de-de.lm.bin'));
  });

  it('looks for its models until it has found some, and then no more', async () => {
    const modelRoots = [join(dir, 'later')];
    const engine = pocketsphinxEngine({ modelRoots });
    expect(await engine.languages()).toEqual([]);
    await cp(join(dir, 'models'), join(dir, 'later'), { recursive: true });
    expect(await engine.languages()).toEqual(['de-DE', 'fr']);
    await rm(join(dir, 'later'), { recursive: true });
    expect(await engine.languages()).toEqual(['de-DE', 'fr']);
  });

  it('uses another variety of a language, and refuses one it does not have', async () => {
    const engine = pocketsphinxEngine({ modelRoots: [join(dir, 'models')] });
    const words = await withProgram('pocketsphinx_continuous', 'echo "hallo 0.1 0.4 0.9"', () =>
      engine.transcribe(wavPath, { language: 'de-AT', signal }),
    );
    expect(words).toEqual([{ text: 'hallo', startMs: 100, endMs: 400, confidence: 0.9 }]);
    await expect(engine.transcribe(wavPath, { language: 'ja', signal })).rejects.toMatchObject({
      code: 'LANGUAGE_MISSING',
      message: 'The speech engine does not know the language ja. It knows: de-DE, fr.',
    });
  });

  it('talks to version 5 by its own command line', async () => {
    const engine = pocketsphinxEngine({ modelRoots: [join(dir, 'models')] });
    const script = `echo "{\\"w\\":[{\\"b\\":0,\\"d\\":0.5,\\"p\\":0.5,\\"t\\":\\"$1\\"}]}"`;
    await withProgram('pocketsphinx', script, async () => {
      expect(await engine.version()).toBe('5');
      const words = await engine.transcribe(wavPath, { language: 'fr', signal });
      expect(words.map(({ text }) => text)).toEqual(['single']);
    });
  });

  it('hands the batch program a list and reads the words it writes', async () => {
    const engine = pocketsphinxEngine({ modelRoots: [join(dir, 'models')] });
    // Copies the listed name, and whether its sound is in reach, into the file named after -ctm.
    const script = [
      'while [ $# -gt 1 ]; do case $1 in -ctl) list=$2;; -ctm) out=$2;; -cepdir) dir=$2;; esac; shift; done',
      'read name < "$list"; [ -s "$dir/$name.wav" ] && echo "$name 1 0.2 0.3 $name 0.7" > "$out"',
    ].join('\n');
    const words = await withProgram('pocketsphinx_batch', script, () =>
      engine.transcribe(wavPath, { language: 'fr', signal }),
    );
    expect(words).toEqual([{ text: 'speech', startMs: 200, endMs: 500, confidence: 0.7 }]);
    await withProgram('pocketsphinx_batch', 'exit 0', async () => {
      await expect(engine.transcribe(wavPath, { language: 'fr', signal })).rejects.toMatchObject({
        code: 'FAILED',
      });
    });
  });

  it('says what to install when nothing is there', async () => {
    const engine = pocketsphinxEngine({ modelRoots: [join(dir, 'nowhere')] });
    expect(await engine.check()).toEqual({
      ok: false,
      reason: expect.stringContaining('install the packages pocketsphinx'),
    });
    await expect(engine.transcribe(wavPath, { language: 'en', signal })).rejects.toMatchObject({
      code: 'NOT_INSTALLED',
    });
  });

  it('reports a program that fails as a fault worth another try', async () => {
    const engine = pocketsphinxEngine({ modelRoots: [join(dir, 'models')] });
    await withProgram('pocketsphinx_continuous', 'exit 3', async () => {
      await expect(engine.transcribe(wavPath, { language: 'fr', signal })).rejects.toMatchObject({
        code: 'FAILED',
        isRetryable: true,
      });
    });
  });
});
