import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../web/server/graphql/schema.ts';

test('the committed GraphQL schema is the one the server speaks (npm run print-schema)', () => {
  const committed = readFileSync(
    new URL('../../shared/graphql/schema.graphql', import.meta.url),
    'utf8',
  );
  expect(committed).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
});
