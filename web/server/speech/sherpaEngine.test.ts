import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTone } from '../../../tests/fixtures/audio/speech/writeTone.ts';
import { extractSpeech } from '../media/extractSpeech.ts';
import { probeMedia } from '../media/probeMedia.ts';
import { chooseSpeechEngine } from './chooseSpeechEngine.ts';
import { findSherpaModel } from './findSherpaModel.ts';
import { moonshineEngine } from './moonshineEngine.ts';
import { hasMoonshine } from './moonshineModel.ts';
import { joinTokens } from './joinTokens.ts';
import { sherpaEngine } from './sherpaEngine.ts';
import type { HearingOptions } from './speechEngine.ts';
import { cutWav } from './wavFile.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sherpa-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function modelFolder(name: string, files: string[]): Promise<string> {
  const folder = join(dir, name);
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(join(folder, file), 'not real weights');
  return folder;
}

describe('findSherpaModel', () => {
  it('tells models apart by their files and takes the smaller form', async () => {
    const zipformer = await modelFolder('zipformer', [
      ...['encoder-epoch-30.onnx', 'encoder-epoch-30.int8.onnx', 'decoder-epoch-30.onnx'],
      ...['joiner-epoch-30.onnx', 'tokens.txt'],
    ]);
    expect(await findSherpaModel(zipformer)).toEqual({
      kind: 'transducer',
      tokens: join(zipformer, 'tokens.txt'),
      files: {
        transducer: {
          encoder: join(zipformer, 'encoder-epoch-30.int8.onnx'),
          decoder: join(zipformer, 'decoder-epoch-30.onnx'),
          joiner: join(zipformer, 'joiner-epoch-30.onnx'),
        },
      },
    });
    const whisper = ['tiny-encoder.onnx', 'tiny-decoder.onnx', 'tiny-tokens.txt'];
    expect((await findSherpaModel(await modelFolder('whisper', whisper))).kind).toBe('whisper');
    const paraformer = await modelFolder('paraformer', ['model.int8.onnx', 'tokens.txt']);
    expect((await findSherpaModel(paraformer)).kind).toBe('paraformer');
  });

  it('takes both forms of a Moonshine', async () => {
    const merged = ['encoder_model.onnx', 'decoder_model_merged.onnx', 'tokens.txt'];
    const folder = await modelFolder('moonshine', merged);
    expect(await findSherpaModel(folder)).toMatchObject({
      kind: 'moonshine',
      files: {
        moonshine: {
          encoder: join(folder, 'encoder_model.onnx'),
          mergedDecoder: join(folder, 'decoder_model_merged.onnx'),
        },
      },
    });
    const older = await modelFolder('moonshine-v1', [
      ...['preprocess.onnx', 'encode.int8.onnx', 'uncached_decode.int8.onnx'],
      ...['cached_decode.int8.onnx', 'tokens.txt'],
    ]);
    expect((await findSherpaModel(older)).files['moonshine']).toEqual({
      preprocessor: join(older, 'preprocess.onnx'),
      encoder: join(older, 'encode.int8.onnx'),
      uncachedDecoder: join(older, 'uncached_decode.int8.onnx'),
      cachedDecoder: join(older, 'cached_decode.int8.onnx'),
    });
  });

  it.each([
    ['none', undefined, 'cannot be read'],
    ['bare', [], 'has no tokens.txt'],
    ['partly', ['tokens.txt', 'encoder.onnx'], 'neither encoder and decoder nor model.onnx'],
  ])('says what a folder lacks (%s)', async (name, files, reason) => {
    const folder = files ? await modelFolder(name, files) : join(dir, name);
    await expect(findSherpaModel(folder)).rejects.toMatchObject({
      code: 'NOT_INSTALLED',
      message: expect.stringContaining(reason),
    });
    expect(await sherpaEngine({ modelDir: folder }).check()).toMatchObject({ ok: false });
  });
});

describe('sherpaEngine', () => {
  it('knows a multilingual Whisper from an English one', async () => {
    const many = await modelFolder('w-many', ['encoder.onnx', 'decoder.onnx', 'tokens.txt']);
    const english = ['tiny.en-encoder.onnx', 'tiny.en-decoder.onnx', 'tiny.en-tokens.txt'];
    const found = await modelFolder('w-en', english);
    expect((await sherpaEngine({ modelDir: many }).languages()).length).toBeGreaterThan(90);
    expect(await sherpaEngine({ modelDir: found }).languages()).toEqual(['en-US']);
    const set = sherpaEngine({ modelDir: found, languages: ['fi'] });
    expect(await set.languages()).toEqual(['fi']);
  });

  it('reports a model that does not load, without ending the process', async () => {
    const modelDir = await modelFolder('damaged', ['model.onnx', 'tokens.txt']);
    const wavPath = await writeTone(join(dir, 'tone.wav'), [], 500);
    const { signal } = new AbortController();
    const hearing = sherpaEngine({ modelDir }).transcribe(wavPath, { language: 'en', signal });
    await expect(hearing).rejects.toMatchObject({ code: 'FAILED' });
  });
});

describe.skipIf(!hasMoonshine('base'))('the built-in Moonshine', () => {
  const engine = moonshineEngine('base');
  const { signal } = new AbortController();
  let wavPath: string;
  beforeAll(async () => {
    const reading = fileURLToPath(
      new URL('../../../tests/fixtures/audio/speech/reading.ogg', import.meta.url),
    );
    const [track] = await extractSpeech(reading, dir, await probeMedia(reading));
    wavPath = join(dir, 'sentence.wav');
    await cutWav(track?.wavPath ?? '', wavPath, { startMs: 0, endMs: 7_400 });
  });

  it('writes real speech with capitals and punctuation', async () => {
    const words = await engine.transcribe(wavPath, { language: 'en-GB', signal });
    expect(words.map(({ text }) => text).join(' ')).toBe(
      'And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.',
    );
    expect(words.every(({ confidence }) => confidence === null)).toBe(true);
  });

  it('hears what is said now before the recordings that wait', async () => {
    const ended: string[] = [];
    const hear = (name: string, options: Partial<HearingOptions> = {}) =>
      engine
        .transcribe(wavPath, { language: 'en', signal, ...options })
        .then(() => ended.push(name));
    const recordings = ['1', '2', '3', '4'].map((name) => hear(name));
    await hear('live', { isLive: true, withoutTimes: true });
    expect(ended.length).toBeLessThan(4);
    await Promise.all(recordings);
  });
});

describe('joinTokens', () => {
  it('joins pieces into words', () => {
    const tokens = ['▁IN', 'TER', 'VIEW', '▁TO', 'DAY'];
    expect(joinTokens(tokens, [0.1, 0.3, 0.5, 1, 1.2], 3000)).toEqual([
      { text: 'INTERVIEW', startMs: 100, endMs: 1000, confidence: null },
      { text: 'TODAY', startMs: 1000, endMs: 2000, confidence: null },
    ]);
  });

  it('takes unmarked tokens as words, goes on after @@ and drops signs', () => {
    const words = joinTokens(['<s>', 're@@', 'port', 'now'], [0, 0.2, 0.4, 0.9], 1000);
    expect(words.map(({ text, startMs, endMs }) => [text, startMs, endMs])).toEqual([
      ['report', 200, 900],
      ['now', 900, 1000],
    ]);
  });
});

describe('chooseSpeechEngine', () => {
  it('prefers a service, then a local model, then the built-in engine', () => {
    const SPEECH_URL = 'http://127.0.0.1:9000';
    expect(chooseSpeechEngine({ SPEECH_URL, SPEECH_MODEL_DIR: dir })).toMatchObject({
      id: 'http',
      name: 'speech service at 127.0.0.1:9000',
      trust: 'good',
    });
    expect(chooseSpeechEngine({ SPEECH_MODEL_DIR: dir }).id).toBe('sherpa-onnx');
    expect(chooseSpeechEngine({ SPEECH_BUILT_IN: 'pocketsphinx' })).toMatchObject({
      id: 'pocketsphinx',
      name: 'fallback engine (PocketSphinx)',
      trust: 'rough',
    });
    expect(chooseSpeechEngine({})).toMatchObject(
      hasMoonshine('base') ? { id: 'moonshine-base', trust: 'good' } : { id: 'pocketsphinx' },
    );
  });
});
