/** What of a file is asked for: all of it, a part, or something that is not there. */
export type ByteRange = { start: number; end: number } | 'all' | 'unsatisfiable';

/**
 * Reads a Range header (RFC 9110 §14). `end` is inclusive. What we do not understand, or several ranges
 * at once, means the whole file, as the standard allows.
 */
export function byteRange(header: string | undefined, sizeBytes: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'all';
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length > 0 ? { start: sizeBytes - length, end: sizeBytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'all';
  if (start >= sizeBytes) return 'unsatisfiable';
  return { start, end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) };
}
