import { expect, test } from 'vitest';
import { inferRoles } from './inferRoles.ts';
import type { Speaker } from './interview.ts';

const talk = (...turns: readonly (readonly [speakerId: string, text: string])[]) =>
  turns.map(([speakerId, text], at) => ({
    ...{ id: String(at), speakerId, text },
    ...{ startMs: at * 9000, endMs: at * 9000 + 8000 },
  }));
const speakers = (roles: Record<string, Speaker['role']>): Speaker[] =>
  Object.entries(roles).map(([id, role]) => ({ id, name: id, role }));

const asked = 'What did you do when the server went down?';
const told = 'I read the logs first and then I called the people who were on duty that night.';

test('a candidate who is heard under a second name is not one of the interviewers', () => {
  const segments = talk(
    ...([
      ['tom', asked],
      ['leo', told],
      ['tom', 'Why did you call them first?'],
    ] as const),
    ...([
      ['leoJ', told],
      ['tom', asked],
      ['leoJ', told],
    ] as const),
  );
  const known = { tom: 'INTERVIEWER', leo: 'CANDIDATE', leoJ: 'UNKNOWN' } as const;
  expect(inferRoles({ speakers: speakers(known), segments }).get('leoJ')).toBe('CANDIDATE');
  const none = { tom: 'UNKNOWN', leo: 'UNKNOWN', leoJ: 'UNKNOWN' } as const;
  const sides = inferRoles({ speakers: speakers(none), segments });
  expect(['tom', 'leo', 'leoJ'].map((id) => sides.get(id))).toEqual([
    ...['INTERVIEWER', 'CANDIDATE', 'CANDIDATE'],
  ]);
});

test('a second interviewer who asks, and one who only remarks, interview', () => {
  const segments = talk(
    ...([
      ['tom', asked],
      ['leo', told],
      ['ana', 'And how long did that take you?'],
    ] as const),
    ...([
      ['leo', told],
      ['tom', 'Can you hear me, Sam?'],
      ['sam', 'Yes, I can hear you well.'],
    ] as const),
    ...([
      ['tom', asked],
      ['sam', 'Sorry.'],
      ['leo', told],
    ] as const),
  );
  const roles = { tom: 'INTERVIEWER', leo: 'CANDIDATE', ana: 'UNKNOWN', sam: 'UNKNOWN' } as const;
  const sides = inferRoles({ speakers: speakers(roles), segments });
  expect([sides.get('ana'), sides.get('sam')]).toEqual(['INTERVIEWER', 'INTERVIEWER']);
});
