/** Tells a browser to save an answer under a name; RFC 6266, any script, no way to break the header. */
export function contentDisposition(fileName: string): string {
  const clean =
    fileName
      // Control and format characters could hide the real ending; slashes could lead into folders.
      .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'recording';
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replace(/%/g, '_');
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (item) => `%${item.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
