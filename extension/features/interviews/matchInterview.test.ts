import { expect, test } from 'vitest';
import { matchInterview } from './matchInterview.ts';
import type { ScheduledInterview } from './scheduledInterviews.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
const interview = (
  id: string,
  start: string,
  end: string,
  meetingUrl: string | null,
): ScheduledInterview => ({
  ...{ id, name: id, startMs: at(start), endMs: at(end), meetingUrl },
  ...{ candidate: null, position: null, guide: null },
});
const room = 'https://meet.google.com/abc-defg-hij';
const matched = (interviews: ScheduledInterview[], key: string, now: string) =>
  matchInterview(interviews, key, at(now))?.id ?? null;

test('a meeting is the interview whose invitation leads to it', () => {
  const all = [
    interview('meet', '09:00', '10:00', `${room}?authuser=0`),
    interview('zoom', '09:00', '10:00', 'https://us02web.zoom.us/j/81234567890?pwd=x'),
    interview(
      'teams',
      '09:00',
      '10:00',
      'https://teams.microsoft.com/l/meetup-join/19%3ameeting_abc%40thread.v2/0',
    ),
  ];
  expect(matched(all, 'meet:abc-defg-hij', '15:00')).toBe('meet');
  expect(matched(all, 'zoom:81234567890', '09:10')).toBe('zoom');
  expect(matched(all, 'teams:19:meeting_abc@thread.v2', '09:10')).toBe('teams');
});

test('of several interviews in one room it is the one whose time is nearest', () => {
  const all = [
    interview('ines', '09:00', '10:00', room),
    interview('priya', '10:00', '11:00', room),
  ];
  expect(matched(all, 'meet:abc-defg-hij', '09:30')).toBe('ines');
  expect(matched(all, 'meet:abc-defg-hij', '10:20')).toBe('priya');
});

test('without a link it is the only one that is due, and none where two are or another room is named', () => {
  const due = interview('due', '09:00', '10:00', null);
  expect(matched([due], 'teams:tab7', '08:50')).toBe('due');
  expect(matched([due], 'teams:tab7', '10:30')).toBeNull();
  expect(
    matched([due, interview('too', '09:30', '10:00', null)], 'teams:tab7', '09:40'),
  ).toBeNull();
  expect(matched([interview('else', '09:00', '10:00', room)], 'teams:tab7', '09:10')).toBeNull();
});

test('the candidate whose page is open beside names the interview, unless it belongs to another room', () => {
  const named = (id: string, label: string, meetingUrl: string | null = null) => ({
    ...interview(id, '09:00', '10:00', meetingUrl),
    candidate: { id, label },
  });
  const all = [named('ines', 'Ines Carvalho'), named('leo', 'Leo Marsh')];
  const of = (name: string | string[], interviews: ScheduledInterview[] = all) =>
    matchInterview(interviews, 'teams:tab7', at('15:00'), [name].flat())?.id ?? null;
  expect(of('marsh,  LEO')).toBe('leo');
  expect(of('Leo')).toBeNull();
  expect(of([])).toBeNull();
  // Several texts of a page may be the name.
  expect(of(['Candidates', 'Nurse', 'Leo Marsh'])).toBe('leo');
  expect(of(['Ines Carvalho', 'Leo Marsh'])).toBeNull();
  expect(of('Leo Marsh', [...all, named('again', 'Leo Marsh')])).toBeNull();
  expect(of('Leo Marsh', [named('leo', 'Leo Marsh', room)])).toBeNull();
});
