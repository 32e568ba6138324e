// usage: node scripts/printSchema.ts — prints the server's GraphQL schema to shared/graphql/schema.graphql.
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../web/server/graphql/schema.ts';

writeFileSync(
  new URL('../shared/graphql/schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
);
