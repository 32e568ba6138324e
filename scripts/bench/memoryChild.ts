// The peers of the GraphQL benchmark: graphql-yoga and plain node:http, giving given answers from memory.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import type { GraphQLResolveInfo } from 'graphql';
import { listenHere } from './listenHere.ts';

export interface MemoryReady {
  yogaUrl: string;
  plainUrl: string;
}
/** Answers by the name of the operation, as the product gave them. */
export type Answers = Record<string, { data: Record<string, unknown> }>;

const { answers } = JSON.parse(process.argv[2] ?? '') as { answers: string };
const known = JSON.parse(readFileSync(answers, 'utf8')) as Answers;

// Only the field of Query has a resolver; all below it is read from the objects, the cheapest there is.
const fromMemory =
  (field: string) =>
  (_root: unknown, args: { limit?: number }, _context: unknown, info: GraphQLResolveInfo) =>
    known[keyOf(info.operation.name?.value ?? '', args)]?.data[field];
const keyOf = (name: string, { limit }: { limit?: number | undefined }) =>
  limit === undefined ? name : `${name}:${limit}`;

const fields = [...new Set(Object.values(known).flatMap(({ data }) => Object.keys(data)))];
const yoga = createYoga({
  schema: createSchema({
    typeDefs: readFileSync(new URL('../../shared/graphql/schema.graphql', import.meta.url), 'utf8'),
    resolvers: { Query: Object.fromEntries(fields.map((field) => [field, fromMemory(field)])) },
  }),
  graphiql: false,
  landingPage: false,
  logging: false,
});

const texts = new Map(Object.entries(known).map(([key, answer]) => [key, JSON.stringify(answer)]));
// Reads the request and sends prepared text: as fast as this runtime answers at all.
const plain = createServer((req, res) => {
  const parts: Buffer[] = [];
  req.on('data', (part: Buffer) => parts.push(part));
  req.on('end', () => {
    const asked = JSON.parse(Buffer.concat(parts).toString()) as {
      operationName: string;
      variables: { limit?: number };
    };
    const text = texts.get(keyOf(asked.operationName, asked.variables)) ?? '{}';
    res.setHeader('content-type', 'application/json');
    res.end(text);
  });
});

const ready: MemoryReady = {
  yogaUrl: await listenHere(createServer((request, response) => void yoga(request, response))),
  plainUrl: await listenHere(plain),
};
process.once('SIGTERM', () => process.exit(0));
process.send?.(ready);
