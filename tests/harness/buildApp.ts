import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The journeys run against the real build. */
export default function buildApp(): void {
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../../scripts/buildIfChanged.ts', import.meta.url))],
    {
      stdio: 'inherit',
    },
  );
}
