import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const importPattern = /from '(\.{1,2}\/[^']+\.ts)'/g;
const databaseVariable = 'TEST_DATABASE_URL';

/**
 * The test files that read TEST_DATABASE_URL, themselves or through the harness. All others do on
 * PostgreSQL exactly what they do without it.
 */
export function listDatabaseTests(): string[] {
  const known = new Map<string, boolean>();
  const readsDatabase = (path: string): boolean => {
    const answer = known.get(path);
    if (answer !== undefined) return answer;
    known.set(path, false);
    const text = readFileSync(path, 'utf8');
    const reads =
      (path !== 'tests/harness/listDatabaseTests.ts' && text.includes(databaseVariable)) ||
      [...text.matchAll(importPattern)]
        .map((match) => posix.join(posix.dirname(path), match[1] ?? ''))
        .some((imported) => imported.startsWith('tests/') && readsDatabase(imported));
    known.set(path, reads);
    return reads;
  };
  return globSync(['web/server/**/*.test.ts', 'tests/server/*.test.ts']).filter(readsDatabase);
}
