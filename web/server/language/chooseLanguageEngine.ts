import type { Settings } from '../settings/settings.ts';
import { builtInEngine } from './builtInEngine.ts';
import type { LanguageEngine } from './languageEngine.ts';

type LanguageSettings = Pick<
  Settings,
  | 'LANGUAGE_URL'
  | 'LANGUAGE_API_KEY'
  | 'LANGUAGE_MODEL'
  | 'LANGUAGE_TIMEOUT_SEC'
  | 'ANTHROPIC_API_KEY'
>;

/**
 * The engine the settings ask for, else the built-in one. A key alone chooses nothing: what people said
 * leaves this machine only where LANGUAGE_MODEL names a model.
 */
export async function chooseLanguageEngine(settings: LanguageSettings): Promise<LanguageEngine> {
  const { LANGUAGE_MODEL: model, LANGUAGE_URL: url, ANTHROPIC_API_KEY: anthropicKey } = settings;
  const timeoutMs = settings.LANGUAGE_TIMEOUT_SEC * 1000;
  if (!model) return builtInEngine();
  // The model libraries cost a start 0.2 s and 28 MB.
  const { modelEngine } = await import('./modelEngine.ts');
  if (url) {
    const apiKey = settings.LANGUAGE_API_KEY;
    return modelEngine({ service: { protocol: 'openai', url, apiKey }, model, timeoutMs });
  }
  if (anthropicKey)
    return modelEngine({
      service: { protocol: 'anthropic', apiKey: anthropicKey },
      ...{ model, timeoutMs },
    });
  return builtInEngine();
}
