/** What somebody said, as a meeting's captions have it now; corrected by the next revision. */
export interface Caption {
  /** Made where it was read; the same through all corrections. */
  utteranceId: string;
  /** Grows with each correction; the highest one is the text. */
  revision: number;
  /** As the meeting names them; null until it does. */
  speaker: string | null;
  text: string;
  /** Milliseconds since the capture began. */
  startMs: number;
  endMs: number;
  /** Nothing more is expected; a later revision may still correct it. */
  isFinal: boolean;
}

/** Captions the server takes in one request. */
export const maxCaptionsPerBatch = 200;

/**
 * How the reading of a meeting's captions stands: switched off; on, but nobody has spoken; words are
 * coming in; were coming in and stopped; came back; or the page cannot be read.
 */
export const captureStatuses = [
  'off',
  'on_empty',
  'capturing',
  'lost',
  'recovered',
  'unknown',
] as const;
export type CaptureStatus = (typeof captureStatuses)[number];

/** How a meeting names the person at its own keyboard. */
const selfNames = new Set(
  [
    'You',
    'Tu',
    'Tú',
    'Vous',
    'Sie',
    'Ich',
    'Du',
    'Você',
    'Jij',
    'Вы',
    'Ви',
    'Ty',
    'あなた',
    '나',
    '您',
    '你',
    'Siz',
    'Anda',
    'Bạn',
    'Io',
  ].map((name) => name.toLowerCase()),
);

/** The name to keep for a speaker: the meeting's own word for oneself becomes the person's name. */
export function speakerName(shown: string | null, ownName: string): string | null {
  if (shown === null) return null;
  const name = shown.trim().replace(/\s*\([^)]*\)$/, '');
  return selfNames.has(name.toLowerCase()) ? ownName : shown.trim();
}
