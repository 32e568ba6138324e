import { expect, test } from 'vitest';
import { organizationSettings, organizationSwitches } from './organizationSettings.ts';
import { readSettings } from './readSettings.ts';
import { userSettings } from './userSettings.ts';

test('an organization without stored settings has every switch on and the other defaults', () => {
  const {
    defaultPlanJobDescriptionTone,
    externalShareDefaultDurationDays,
    retentionDaysSinceInterview,
    auditRetentionDays,
    captureDisclaimer,
    ...switches
  } = organizationSettings.parse({});
  expect(defaultPlanJobDescriptionTone).toBe('PROFESSIONAL');
  expect(externalShareDefaultDurationDays).toBe(7);
  expect(captureDisclaimer).toContain('Do you agree?');
  // Never deleted.
  expect([retentionDaysSinceInterview, auditRetentionDays]).toEqual([0, 0]);
  expect(Object.values(switches).every((value) => value)).toBe(true);
  expect(organizationSwitches).toEqual(Object.keys(switches));
});

test('stored values are kept, unknown keys dropped, broken values replaced and reported', () => {
  const broken: string[] = [];
  const stored = {
    defaultPlanJobDescriptionTone: 'LOUD',
    planToneSelector: 'yes',
    showStarRatings: false,
    externalShareDefaultDurationDays: 0.125,
    featureOfLastYear: true,
  };
  const settings = readSettings(organizationSettings, stored, (key) => broken.push(key));
  expect(settings).toEqual({
    ...organizationSettings.parse({}),
    showStarRatings: false,
    externalShareDefaultDurationDays: 0.125,
  });
  expect(broken).toEqual(['defaultPlanJobDescriptionTone', 'planToneSelector']);
});

test('a person reads times in UTC, as their browser has them, and starts interviews as public until they choose', () => {
  const read = (stored: object) => {
    const broken: string[] = [];
    return { ...readSettings(userSettings, stored, (key) => broken.push(key)), broken };
  };
  const defaults = {
    timezoneName: 'UTC',
    timeFormat: 'AUTO',
    defaultCallVisibility: 'PUBLIC',
  };
  expect(read({})).toEqual({ ...defaults, broken: [] });
  expect(read({ timezoneName: 'Moon/Tycho', defaultCallVisibility: 'PRIVATE' })).toEqual({
    timezoneName: 'UTC',
    timeFormat: 'AUTO',
    defaultCallVisibility: 'PRIVATE',
    broken: ['timezoneName'],
  });
});
