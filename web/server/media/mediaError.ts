/** What can be wrong with a recording, or with the tool that reads it. */
export type MediaErrorCode =
  | 'EMPTY'
  | 'NOT_FOUND'
  | 'NOT_MEDIA'
  | 'WRONG_TYPE'
  | 'NO_AUDIO'
  | 'NO_VIDEO'
  | 'TRUNCATED'
  | 'TOO_LONG'
  | 'TOO_LARGE'
  | 'TIMED_OUT'
  | 'TOOL_MISSING'
  | 'DISK_FULL'
  | 'FAILED';

const sentences: Record<MediaErrorCode, string> = {
  EMPTY: 'This file is empty. Please choose the recording again.',
  NOT_FOUND: 'The recording is no longer there. Please upload it again.',
  NOT_MEDIA:
    'This file could not be read as a recording; it may be damaged. Please export it again and retry.',
  WRONG_TYPE:
    'This file is damaged, or not a recording we can use. Please export it again as M4A, MP3, MP4, WAV, WEBA or WEBM.',
  NO_AUDIO: 'This recording has no sound in it. Please choose one with an audio track.',
  NO_VIDEO: 'This recording has no picture, so no preview image can be made.',
  TRUNCATED:
    'The end of this file is missing, so it cannot be played. Please upload the whole file again.',
  TOO_LONG: 'This recording is longer than the limit. Please cut it into shorter parts.',
  TOO_LARGE: 'This file is larger than the limit. Please choose a smaller one.',
  TIMED_OUT: 'Reading this recording took too long and was stopped. Please try again.',
  TOOL_MISSING:
    'The server cannot read recordings because ffmpeg is not installed. Please tell your administrator.',
  DISK_FULL: 'The server has no room left for this recording. Please tell your administrator.',
  FAILED: 'The recording could not be processed. Please try again.',
};

const faultsOfFile = new Set<string | null>([
  'EMPTY',
  'NOT_MEDIA',
  'WRONG_TYPE',
  'NO_AUDIO',
  'TRUNCATED',
  'TOO_LONG',
  'TOO_LARGE',
] satisfies MediaErrorCode[]);

/** Whether the file itself is at fault, so that only another file helps. */
export const isFaultOfFile = (code: string | null): boolean => faultsOfFile.has(code);

/** A fault in a recording, with a sentence that can be shown to people as it is. */
export class MediaError extends Error {
  readonly code: MediaErrorCode;
  /** What the tool printed, for the log only: it may hold paths. */
  readonly detail: string;

  constructor(code: MediaErrorCode, detail = '') {
    super(sentences[code]);
    this.name = 'MediaError';
    this.code = code;
    this.detail = detail;
  }
}
