const pattern = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,](\d{1,9}))?$/;

/** "1:02:05", "62:05", "00:00:05.120" or "00:00:05,120" in milliseconds; null when it is no time. */
export function parseTimecode(text: string): number | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds, fraction = ''] = match;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
}

/** "00:00:05.120"; `mark` stands before the milliseconds, which SRT writes with a comma. */
export function writeTimecode(ms: number, mark: '.' | ',' = '.'): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const total = Math.floor(ms / 1000);
  const clock = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  return `${clock.map((part) => pad(part, 2)).join(':')}${mark}${pad(ms % 1000, 3)}`;
}
