import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SpeechError } from './speechError.ts';

export interface SherpaModel {
  kind: 'transducer' | 'whisper' | 'paraformer' | 'moonshine';
  tokens: string;
  /** The part of sherpa-onnx's `modelConfig` that names the model's own files. */
  files: Record<string, Record<string, string>>;
}

/**
 * What model a folder holds, recognized by its files: encoder, decoder and joiner make a transducer,
 * encoder and merged decoder a Moonshine (its older form has four files), encoder and decoder a
 * Whisper, `model.onnx` a Paraformer; each with `tokens.txt`. The smaller int8 form is taken where
 * both are there. Throws SpeechError that says what is missing.
 */
export async function findSherpaModel(folder: string): Promise<SherpaModel> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw missing(folder, 'it cannot be read', cause);
  });
  const tokens = names.find((name) => /tokens\.txt$/.test(name));
  if (!tokens) throw missing(folder, 'it has no tokens.txt');
  const pick = (part: string) => {
    const found = names
      .filter((name) => name.endsWith('.onnx') && `/${name}`.includes(part))
      .sort();
    const name = found.find((candidate) => candidate.includes('int8')) ?? found[0];
    return name === undefined ? null : join(folder, name);
  };
  const [encoder, decoder, joiner, model] = ['encoder', 'decoder', 'joiner', 'model'].map(pick);
  const mergedDecoder = pick('decoder_model_merged');
  const base = { tokens: join(folder, tokens) };
  if (encoder && mergedDecoder)
    return { ...base, kind: 'moonshine', files: { moonshine: { encoder, mergedDecoder } } };
  const [preprocessor, encode, uncachedDecoder] = ['preprocess', 'encode.', 'uncached'].map(pick);
  const cachedDecoder = pick('/cached_decode');
  if (preprocessor && encode && uncachedDecoder && cachedDecoder)
    return {
      ...base,
      kind: 'moonshine',
      files: { moonshine: { preprocessor, encoder: encode, uncachedDecoder, cachedDecoder } },
    };
  if (encoder && decoder && joiner)
    return { ...base, kind: 'transducer', files: { transducer: { encoder, decoder, joiner } } };
  if (encoder && decoder)
    return { ...base, kind: 'whisper', files: { whisper: { encoder, decoder } } };
  if (model) return { ...base, kind: 'paraformer', files: { paraformer: { model } } };
  throw missing(folder, 'it has neither encoder and decoder nor model.onnx');
}

function missing(folder: string, what: string, cause?: unknown): SpeechError {
  return new SpeechError(
    'NOT_INSTALLED',
    `SPEECH_MODEL_DIR (${folder}) is not a sherpa-onnx model: ${what}.`,
    { cause },
  );
}
