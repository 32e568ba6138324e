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

/** Where captions are read. */
export const capturePlatforms = ['GOOGLE_MEET', 'ZOOM', 'TEAMS'] as const;
export type CapturePlatform = (typeof capturePlatforms)[number];

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
