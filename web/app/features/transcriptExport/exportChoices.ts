type ExportFormat = 'txt' | 'md' | 'docx' | 'vtt' | 'srt' | 'csv' | 'json';

export interface ExportChoice {
  format: ExportFormat;
  times: boolean;
  speakers: boolean;
  notes: boolean;
}

interface FormatChoice {
  value: ExportFormat;
  label: string;
  description: string;
  isSubtitle: boolean;
}

/** The formats in the order people ask for them. */
export const exportChoices: readonly [FormatChoice, ...FormatChoice[]] = [
  ['docx', 'Word (.docx)', 'To read, mark and print'],
  ['txt', 'Text (.txt)', 'Opens everywhere'],
  ['md', 'Markdown (.md)', 'For notes and wikis'],
  ['vtt', 'WebVTT (.vtt)', 'Subtitles for web players'],
  ['srt', 'SubRip (.srt)', 'Subtitles for video programs'],
  ['csv', 'Table (.csv)', 'One row for each turn, for spreadsheets'],
  ['json', 'JSON (.json)', 'Everything, word times and roles included, for programs'],
].map(([value, label, description]) => ({
  value,
  label,
  description,
  isSubtitle: value === 'vtt' || value === 'srt',
})) as [FormatChoice, ...FormatChoice[]];

/** Where the file is fetched; the server gives it its name. */
export function exportLink(
  callId: string,
  { format, times, speakers, notes }: ExportChoice,
): string {
  const first = (is: boolean) => (is ? '1' : '0');
  return `/transcripts/${callId}.${format}?times=${first(times)}&speakers=${first(speakers)}&notes=${first(notes)}`;
}

const key = 'rapport-last-export';
const usual: ExportChoice = { format: 'docx', times: true, speakers: true, notes: false };

/** What was chosen last time in this browser; the usual when it cannot be read. */
export function recallExport(): ExportChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ExportChoice>;
    const isKnown = exportChoices.some(({ value }) => value === kept.format);
    const flag = (name: 'times' | 'speakers' | 'notes') =>
      typeof kept[name] === 'boolean' ? kept[name] : usual[name];
    return {
      format: isKnown && kept.format ? kept.format : usual.format,
      times: flag('times'),
      speakers: flag('speakers'),
      notes: flag('notes'),
    };
  } catch {
    return usual;
  }
}

export function rememberExport(choice: ExportChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is full or forbidden: the next export begins as usual.
  }
}
