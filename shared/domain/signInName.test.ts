import { describe, expect, test } from 'vitest';
import { readSignInName } from './signInName.ts';

test('an address is taken without the spaces around it', () => {
  expect(readSignInName('  ada@demo.test ')).toEqual({ kind: 'email', email: 'ada@demo.test' });
});

test('a + and digits is a phone number, however it is grouped', () => {
  expect(readSignInName('+1 (415) 555-0100')).toEqual({ kind: 'phone', phone: '+14155550100' });
});

describe('what is neither says what to do', () => {
  test.each([
    ['', 'Enter your e-mail'],
    ['4155550100', 'Start the phone number with +'],
    ['+123', '7 to 15 digits'],
    ['+1234567890123456', '7 to 15 digits'],
    ['ada', 'name@company.com'],
    ['ada@demo', 'name@company.com'],
    ['a b@demo.test', 'name@company.com'],
  ])('%j', (text, hint) => {
    const name = readSignInName(text);
    expect(name.kind === 'invalid' && name.message).toContain(hint);
  });
});
