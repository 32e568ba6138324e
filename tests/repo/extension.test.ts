import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { captureOperations } from '../../extension/features/capture/captureOperations.ts';
import { extensionOperations } from '#shared/domain/extensionOperations.ts';
import { extensionId, extensionKey } from '#shared/messages/extensionIdentity.ts';
import { isTest, listSources } from './listSources.ts';

const sources = listSources('extension').filter(({ path }) => !isTest(path));

test('only the platform folder imports the browser’s API', () => {
  const offending = sources
    .filter(({ path }) => !path.startsWith('extension/platform/'))
    .filter(({ text }) => /from 'wxt\/browser'|\b(browser|chrome)\.\w+/.test(text))
    .map(({ path }) => path);
  expect(offending).toEqual([]);
});

test('platform imports only platform and shared; sites import no feature', () => {
  const offending = sources
    .filter(({ path }) => /^extension\/(platform|sites)\//.test(path))
    .filter(({ text }) => /from '\.\.\/(features|entrypoints)\//.test(text))
    .map(({ path }) => path);
  expect(offending).toEqual([]);
});

test('messages are received only with a rule for their sender and their data', () => {
  const offending = sources
    .filter(({ path }) => !/^extension\/platform\/(messages|answerMessages)\.ts$/.test(path))
    .filter(({ text }) => /\bonMessage\b/.test(text))
    .map(({ path }) => path);
  expect(offending).toEqual([]);
});

test('the id that the server lets frame the app is the one that the manifest’s key gives', () => {
  const digest = createHash('sha256').update(Buffer.from(extensionKey, 'base64')).digest('hex');
  const letters = [...digest.slice(0, 32)].map((digit) =>
    String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)),
  );
  expect(letters.join('')).toBe(extensionId);
});

test('entrypoints only wire: 40 lines at most', () => {
  const long = sources
    .filter(({ path }) => path.startsWith('extension/entrypoints/'))
    .filter(({ text }) => text.split('\n').length > 41)
    .map(({ path }) => path);
  expect(long).toEqual([]);
});

test('every question to the server is one the schema answers', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../shared/graphql/schema.graphql', import.meta.url), 'utf8'),
  );
  const documents = sources.flatMap(({ text }) =>
    [...text.matchAll(/\/\* GraphQL \*\/ `([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
  const faults = documents.flatMap((document) => validate(schema, parse(document)).map(String));
  expect(faults).toEqual([]);
  expect(documents.length).toBeGreaterThanOrEqual(Object.keys(captureOperations).length + 3);
});

test('its token opens what it asks for, and who it acts for', () => {
  const documents = sources.flatMap(({ text }) =>
    [...text.matchAll(/\/\* GraphQL \*\/ `([^`]+)`/g)].map((match) => parse(match[1] ?? '')),
  );
  const asked = documents.flatMap(({ definitions }) =>
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap((field) =>
            field.kind === Kind.FIELD ? [field.name.value] : [],
          )
        : [],
    ),
  );
  expect([...new Set([...asked, 'currentUser'])].sort()).toEqual([...extensionOperations].sort());
});
