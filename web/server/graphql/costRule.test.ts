import { Kind, parse, validate, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../../app/lib/__generated__/graphql.ts';
import { costOf, costRule } from './costRule.ts';
import { graphqlLimits } from './createGraphqlHandler.ts';
import { listSizes, valueSizes } from './fieldSizes.ts';
import { schema } from './schema.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** Name and cost of each operation of a document. */
function costsOf({ definitions }: DocumentNode): [string, number][] {
  const fragments = definitions.filter(
    (part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION,
  );
  const getFragment = (name: string) => fragments.find((part) => part.name.value === name);
  return definitions
    .filter((part) => part.kind === Kind.OPERATION_DEFINITION)
    .map(({ name, operation, selectionSet }) => [
      name?.value ?? '',
      costOf({ getFragment }, selectionSet, schema.getRootType(operation) ?? undefined),
    ]);
}

const refusalsOf = (query: string) =>
  validate(schema, parse(query), [costRule(graphqlLimits.cost)]).map(({ message }) => message);

test('every document of the web app costs less than half of what is allowed', () => {
  const costs = Object.values(generated).filter(isDocument).flatMap(costsOf);
  expect(costs.length).toBeGreaterThan(40);
  expect(costs.filter(([, cost]) => cost > graphqlLimits.cost / 2)).toEqual([]);
});

test.each([
  '{ a0: calls(limit: 200) { results { recording { peaks } } } }',
  'query ($limit: Int) { calls(limit: $limit) { results { notes { text author { fullName } } } } }',
  '{ calls { results { captions { captions { text speaker } } } } }',
  '{ calls(limit: 200) { results { aiNotes { sentences { text evidence { quote } } } } } }',
  '{ myJobDescriptions { results { versions { text author { fullName } } } } }',
  '{ calls(limit: 200) { results { ...Sound } } } fragment Sound on Call { recording { peaks } }',
])('long contents below a list are refused: %s', (query) => {
  expect(refusalsOf(query)).toEqual([expect.stringMatching(/asks for too much at once/)]);
});

test('the long contents of one interview are answered', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const query = `{ call(id: "${id}") { notes { text } captions { captions { text } } recording { peaks } } }`;
  expect(refusalsOf(query)).toEqual([]);
});

test('a fragment is counted wherever it stands, and fragments of fragments take no time', () => {
  const bomb = Array.from(
    { length: 60 },
    (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
  );
  const query = `{ ...F0 } ${bomb.join(' ')} fragment F60 on Query { serverInfo { environment } }`;
  expect(refusalsOf(query)).toHaveLength(1);
});

test('every size is that of a field there is', () => {
  const coordinates = [...Object.keys(listSizes), ...Object.keys(valueSizes)];
  const unknown = coordinates.filter((coordinate) => {
    const [typeName = '', fieldName = ''] = coordinate.split('.');
    const type = schema.getType(typeName);
    return !(type && 'getFields' in type && fieldName in type.getFields());
  });
  expect(unknown).toEqual([]);
});
