import { expect, test } from 'vitest';
import { parseServerUrl } from './parseServerUrl.ts';

test.each([
  ['rapport.example.com', 'https://rapport.example.com'],
  [' https://rapport.example.com/interview/1?t=2 ', 'https://rapport.example.com'],
  ['localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['http://rapport.example.com', null],
  ['http://localhost.example.com', null],
  ['', null],
  ['two words', null],
  ['https://', null],
])('%j is the server %j', (typed, expected) => {
  expect(parseServerUrl(typed)).toBe(expected);
});
