/** Saves a picture or a text under a name. */
export function downloadFile(name: string, content: Blob | string): void {
  const url = typeof content === 'string' ? content : URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  link.click();
  if (typeof content !== 'string') URL.revokeObjectURL(url);
}
