import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fillDemoData } from './demoData.ts';

/** The journeys run against the real build, each on its own copy of the same demo data. */
export default function buildJourneys(): Promise<() => Promise<void>> {
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../../scripts/buildIfChanged.ts', import.meta.url))],
    {
      stdio: 'inherit',
    },
  );
  return fillDemoData();
}
