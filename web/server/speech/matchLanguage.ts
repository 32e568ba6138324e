import { SpeechError } from './speechError.ts';

/**
 * The language an engine should use for the one wanted: the same code, else another variety of the
 * same language (`en-GB` is heard with `en-US`). Throws SpeechError `LANGUAGE_MISSING`.
 */
export function matchLanguage(wanted: string, available: readonly string[]): string {
  const fold = (code: string) => code.toLowerCase().replace('_', '-');
  const primary = (code: string) => fold(code).split('-')[0];
  const match =
    available.find((code) => fold(code) === fold(wanted)) ??
    available.find((code) => primary(code) === primary(wanted));
  if (match !== undefined) return match;
  throw new SpeechError(
    'LANGUAGE_MISSING',
    `The speech engine does not know the language ${wanted}. It knows: ${available.join(', ') || 'none'}.`,
  );
}
