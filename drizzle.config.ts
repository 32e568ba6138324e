import { defineConfig } from 'drizzle-kit';

// `drizzle-kit generate` writes the next migration after a change of the tables.
export default defineConfig({
  dialect: 'postgresql',
  schema: './web/server/db/tables/schema.ts',
  out: './web/server/db/migrations',
});
