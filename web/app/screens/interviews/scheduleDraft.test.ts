import { expect, test } from 'vitest';
import {
  draftsOf,
  faultsOfSchedule,
  faultsOfScheduled,
  scheduledInputOf,
} from './scheduleDraft.ts';

const me = { value: 'tom', label: 'Tom Okafor', zone: 'Europe/Berlin' };
const now = Date.parse('2026-03-02T09:20:00Z');

test('a new interview begins at the next full hour, led by the person who schedules it', () => {
  const { details, schedule } = draftsOf(null, me, now);
  expect(details).toMatchObject({
    startsAt: '2026-03-02T11:00',
    interviewers: [{ value: 'tom', label: 'Tom Okafor' }],
  });
  expect(faultsOfScheduled(details)).toEqual({});
  expect(scheduledInputOf(details, schedule)).toMatchObject({
    scheduledStart: '2026-03-02T10:00:00.000Z',
    durationMinutes: 45,
    interviewerIds: ['tom'],
    meetingUrl: null,
  });
});

test('a time that is none and half a link are told', () => {
  const { details } = draftsOf(null, me, now);
  expect(faultsOfScheduled({ ...details, startsAt: '' })).toHaveProperty('startsAt');
  expect(
    faultsOfSchedule({ meetingUrl: 'meet.google.com/abc', durationMinutes: 30 }),
  ).toHaveProperty('meetingUrl');
});
