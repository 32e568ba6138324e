import { expect, test } from 'vitest';
import { shapeOfError } from './clientErrorHandler.ts';

test('of an error its kind, its places in our scripts and its page are kept', () => {
  expect(
    shapeOfError({
      message: "Cannot read properties of undefined (reading 'name')",
      stack:
        'TypeError: Cannot read\n    at row (https://rapport.test/assets/CallRow-B1x_2.js:3:1204)\n    at https://rapport.test/assets/index-9.js:1:77',
      path: '/interview/0d1f5c1e-8c1a-4f7e-9a55-0b7f5f1f2a11?q=Jane',
    }),
  ).toEqual({
    kind: 'TypeError',
    places: ['CallRow-B1x_2.js:3:1204', 'index-9.js:1:77'],
    route: '/interview',
  });
});

test('words that anybody may have written are not kept', () => {
  const shape = shapeOfError({
    message: 'candidate Jane Doe jane@doe.test',
    stack: 'Jane Doe was rejected\n at /assets/Jane Doe.js:1:1',
    path: '/Jane%20Doe',
  });
  expect(JSON.stringify(shape)).not.toMatch(/jane|doe/i);
});
