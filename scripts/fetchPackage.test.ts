import { expect, it } from 'vitest';
import { checkIntegrity } from './fetchPackage.ts';

it('an archive passes with its integrity and is refused when damaged', () => {
  const integrity =
    'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';
  expect(() => checkIntegrity(Buffer.from('abc'), integrity)).not.toThrow();
  expect(() => checkIntegrity(Buffer.from('abd'), integrity)).toThrow(/damaged/);
});
