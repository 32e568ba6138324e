import fc from 'fast-check';
import { expect, test } from 'vitest';
import { securedSearchKey } from '../../../tests/harness/securedSearchKey.ts';
import { readSearchKey, searchSigningKey, signSearchKey } from './searchKey.ts';

const signingKey = searchSigningKey('a secret for tests that is long enough');
const person = { userId: 'user', sessionId: 'session', organizationId: 'organization' };
const now = Date.UTC(2026, 2, 2);

test('a key says who it is for and what it restricts', () => {
  const key = signSearchKey(
    signingKey,
    { ...person, restrictions: { filters: 'stage:Onsite' } },
    now,
  );
  const claims = readSearchKey(signingKey, key, now);
  expect(claims).toMatchObject(person);
  expect([...(claims?.restrictions ?? [])]).toEqual([['filters', 'stage:Onsite']]);
});

test('a key ends after an hour', () => {
  const key = signSearchKey(signingKey, person, now);
  expect(readSearchKey(signingKey, key, now + 3599_000)).not.toBeNull();
  expect(readSearchKey(signingKey, key, now + 3600_000)).toBeNull();
});

test('a key of another server, or without its signature, opens nothing', () => {
  const other = signSearchKey(
    searchSigningKey('another secret that is long enough too'),
    person,
    now,
  );
  expect(readSearchKey(signingKey, other, now)).toBeNull();
  const unsigned = Buffer.from(`${'0'.repeat(64)}userToken=o%2Fu%2Fs&validUntil=9999999999`);
  for (const key of ['', 'x', unsigned.toString('base64'), 'é'.repeat(10_000)])
    expect(readSearchKey(signingKey, key, now)).toBeNull();
});

test('a key changed in any byte opens nothing', () => {
  const bytes = Buffer.from(signSearchKey(signingKey, person, now), 'base64');
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ by;
      return readSearchKey(signingKey, changed.toString('base64'), now) === null;
    }),
  );
});

test("Algolia's own client makes keys that are understood", () => {
  const key = securedSearchKey(signingKey, {
    userToken: 'organization/user/',
    validUntil: now / 1000 + 600,
    filters: 'type:ZOOM',
    restrictIndices: ['calls'],
  });
  const claims = readSearchKey(signingKey, key, now);
  expect(claims).toMatchObject({ ...person, sessionId: null });
  expect(claims?.restrictions.get('filters')).toBe('type:ZOOM');
});

test('nobody can hold a key for longer than an hour, however it was signed', () => {
  const restrictions = { userToken: 'organization/user/', validUntil: now / 1000 + 7200 };
  const key = securedSearchKey(signingKey, restrictions);
  expect(readSearchKey(signingKey, key, now)).toBeNull();
});
