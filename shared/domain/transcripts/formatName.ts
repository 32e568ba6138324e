import type { TranscriptFormat } from './transcriptReading.ts';

const names: Record<TranscriptFormat, string> = {
  TEAMS_VTT: 'Microsoft Teams (VTT)',
  ZOOM_VTT: 'Zoom (VTT)',
  VTT: 'subtitles (VTT)',
  SRT: 'subtitles (SRT)',
  MEET: 'Google Meet',
  OTTER: 'Otter',
  NAME_TIME: 'text with names and times',
  STAMPED: 'text with times',
  PLAIN: 'plain text',
  RAPPORT_TEXT: 'Rapport (text)',
  RAPPORT_JSON: 'Rapport (JSON)',
  WHISPER_JSON: 'Whisper (JSON)',
  AWS_JSON: 'Amazon Transcribe (JSON)',
  JSON: 'JSON',
  MARKDOWN: 'Rapport (Markdown)',
  CSV: 'a table (CSV)',
  DOCX: 'Word',
};

/** What people call a format, as it stands after "Imported from". */
export const formatName = (format: TranscriptFormat): string => names[format];
