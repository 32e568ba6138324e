/** Writes a line so that Markdown shows it as it is; `readMarkdownText` takes it back. */
export function writeMarkdownLine(line: string): string {
  return line
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replace(/^(\s*)([-+=#])/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])/, '$1\\$2');
}

/** Lines of one paragraph; a break inside it is a backslash at the end of a line. */
export const writeMarkdownText = (text: string): string =>
  text.split('\n').map(writeMarkdownLine).join('\\\n');

/** The text of one paragraph. Plain line breaks are layout, those after a backslash are kept. */
export function readMarkdownText(paragraph: string): string {
  return paragraph.replace(/\\([\n!-/:-@[-`{-~]|$)|\n/g, (whole, kept?: string) =>
    whole === '\n' ? ' ' : (kept ?? ''),
  );
}
