const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** "0 B", "812 kB", "8.4 MB", "1.25 GB": decimal units, as file managers show them. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit < 2 || value >= 100 ? 0 : unit === 2 ? 1 : 2;
  return `${value.toFixed(digits)} ${units[unit]}`;
}

/** Two amounts that belong together, in the unit of the larger: "3.1 of 8.4 MB". */
export function formatBytesOf(done: number, total: number): string {
  const [whole, unit] = formatBytes(total).split(' ');
  const power = 1000 ** units.indexOf(unit as (typeof units)[number]);
  const digits = whole?.split('.')[1]?.length ?? 0;
  return `${(Math.min(done, total) / power).toFixed(digits)} of ${whole} ${unit}`;
}

/** How long the rest takes in plain words; empty while nothing can be said. `seconds` may be null. */
export function formatTimeLeft(seconds: number | null): string {
  if (seconds === null || !Number.isFinite(seconds)) return '';
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s left`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min left`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
