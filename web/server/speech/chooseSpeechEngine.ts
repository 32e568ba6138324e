import { httpEngine } from './httpEngine.ts';
import { moonshineEngine } from './moonshineEngine.ts';
import { hasMoonshine } from './moonshineModel.ts';
import { pocketsphinxEngine } from './pocketsphinxEngine.ts';
import { sherpaEngine } from './sherpaEngine.ts';
import type { SpeechEngine } from './speechEngine.ts';

/** Part of the server's settings, or of a script's environment. */
export interface SpeechSettings {
  SPEECH_URL?: string | undefined;
  SPEECH_API_KEY?: string | undefined;
  SPEECH_MODEL?: string | undefined;
  /** BCP-47 codes with commas between. */
  SPEECH_LANGUAGES?: string | undefined;
  SPEECH_MODEL_DIR?: string | undefined;
  /** `moonshine-base` when absent. */
  SPEECH_BUILT_IN?: string | undefined;
}

/**
 * The best engine the settings allow: a service, else a local model, else the built-in Moonshine, and
 * PocketSphinx where its model could not be fetched.
 */
export function chooseSpeechEngine(settings: SpeechSettings): SpeechEngine {
  const languages = settings.SPEECH_LANGUAGES?.split(',').map((code) => code.trim());
  if (settings.SPEECH_URL)
    return httpEngine({
      url: settings.SPEECH_URL,
      apiKey: settings.SPEECH_API_KEY,
      model: settings.SPEECH_MODEL,
      languages,
    });
  if (settings.SPEECH_MODEL_DIR)
    return sherpaEngine({ modelDir: settings.SPEECH_MODEL_DIR, languages });
  const size = settings.SPEECH_BUILT_IN === 'moonshine-tiny' ? 'tiny' : 'base';
  if (settings.SPEECH_BUILT_IN !== 'pocketsphinx' && hasMoonshine(size))
    return moonshineEngine(size);
  return pocketsphinxEngine();
}
