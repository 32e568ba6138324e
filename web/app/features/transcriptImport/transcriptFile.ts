export const maxTranscriptBytes = 10 * 1024 * 1024;

const extensions = ['vtt', 'srt', 'txt', 'md', 'json', 'csv', 'tsv', 'docx'];

export const transcriptFormatsText = 'VTT, SRT, TXT, Markdown, JSON, CSV or Word (.docx)';

/** For the picker's `accept`: a hint only, the server decides by content. */
export const transcriptAccept = extensions.map((name) => `.${name}`).join(',');

/** Whether a file is called like a transcript rather than like a recording. */
export const isTranscriptName = (name: string): boolean =>
  extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

/** What is to be read: a file, or words somebody pasted. */
export interface TranscriptSource {
  name: string;
  body: Blob;
  /** Milliseconds since 1970: when the file was last changed, or when words were pasted. */
  changedAtMs: number;
}

export const sourceOfFile = (file: File): TranscriptSource => ({
  name: file.name,
  body: file,
  changedAtMs: file.lastModified,
});

export const sourceOfText = (text: string): TranscriptSource => ({
  name: 'Pasted transcript.txt',
  body: new Blob([text]),
  changedAtMs: Date.now(),
});

/** Why it need not be sent at all; null when it may be tried. */
export function refusalOfTranscript({ name, body }: TranscriptSource): string | null {
  if (body.size === 0) return `“${name}” is empty. Export the transcript again and add that.`;
  if (body.size > maxTranscriptBytes)
    return `“${name}” is larger than 10 MB. Split it and add the parts.`;
  return null;
}
