import { httpEngine } from './httpEngine.ts';
import { pocketsphinxEngine } from './pocketsphinxEngine.ts';
import { sherpaEngine } from './sherpaEngine.ts';
import type { SpeechEngine } from './speechEngine.ts';

export interface SpeechSettings {
  speechUrl?: string | undefined;
  speechApiKey?: string | undefined;
  speechModel?: string | undefined;
  speechLanguages?: string[] | undefined;
  speechModelDir?: string | undefined;
}

/** The best engine the settings allow: a service, else a local model, else the built-in one. */
export function chooseSpeechEngine(settings: SpeechSettings): SpeechEngine {
  const languages = settings.speechLanguages;
  if (settings.speechUrl)
    return httpEngine({
      url: settings.speechUrl,
      apiKey: settings.speechApiKey,
      model: settings.speechModel,
      languages,
    });
  if (settings.speechModelDir)
    return sherpaEngine({ modelDir: settings.speechModelDir, languages });
  return pocketsphinxEngine();
}
