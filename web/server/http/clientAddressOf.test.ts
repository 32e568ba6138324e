import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { Services } from '../graphql/context.ts';
import { clientAddressOf } from './requestContext.ts';

const addressOf = (trustsProxy: boolean, forwarded?: string | string[]) =>
  clientAddressOf(
    { settings: { TRUST_PROXY: trustsProxy } } as Services,
    {
      socket: { remoteAddress: '10.0.0.1' },
      headers: { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage,
  );

test('without a trusted proxy the header is the word of the client and does not count', () => {
  expect(addressOf(false, '203.0.113.9')).toBe('10.0.0.1');
});

test('behind a trusted proxy only the entry that the proxy wrote counts', () => {
  expect(addressOf(true, '203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf(true, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf(true, ['198.51.100.1', '203.0.113.9'])).toBe('203.0.113.9');
  expect(addressOf(true)).toBe('10.0.0.1');
  expect(addressOf(true, '')).toBe('10.0.0.1');
});
