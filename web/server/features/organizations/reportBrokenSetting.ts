const reported = new Set<string>();

/** Warns once in the life of the process; `main.ts` writes warnings into the log. */
export function reportBrokenSetting(owner: string, key: string): void {
  const name = `${key} of ${owner}`;
  if (reported.has(name)) return;
  reported.add(name);
  process.emitWarning(
    `The stored setting ${name} is not valid. Its default is used.`,
    'SettingsWarning',
  );
}
