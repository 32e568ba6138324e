import { expect, test } from 'vitest';
import { mostInvitedAtOnce, parseEmails } from './invitation.ts';

test('addresses are trimmed, in lower case, and each is kept once', () => {
  expect(parseEmails([' Ana@Here.test ', 'ana@here.test', '', 'bo@here.test'])).toEqual({
    emails: ['ana@here.test', 'bo@here.test'],
    fault: null,
  });
});

test('the fault names what is not an address', () => {
  expect(parseEmails(['ana@here.test', 'bo', '+14155550100']).fault).toBe(
    'Not an email address: bo, +14155550100',
  );
  expect(parseEmails([' ']).fault).toBe('Enter an email address');
  const many = Array.from({ length: mostInvitedAtOnce + 1 }, (_, index) => `p${index}@here.test`);
  expect(parseEmails(many).fault).toBe('Invite at most 50 people at once.');
});
