import { describe, expect, it } from 'vitest';
import { uploadConsent } from '#shared/domain/captureConsent.ts';
import { consentFault, draftOf, faultsOf, inputOf, titleOf } from './uploadDraft.ts';

const now = new Date('2026-05-20T15:30:00Z');
const file = {
  name: 'Jane_Doe.m4a',
  size: 5_000,
  lastModified: Date.parse('2026-05-19T16:05:00Z'),
};
const interviewer = { value: 'u1', label: 'Me Myself' };
const me = { ...interviewer, zone: 'America/Los_Angeles' };
const draft = () => ({ ...draftOf(file, {}, me, now), languageCode: 'en' });
const person = { firstName: ' Jane ', lastName: 'Doe', email: '' };

describe('what a new upload begins with', () => {
  it('is the name and time of the file by the clock of my zone, with me as interviewer', () => {
    expect(draft()).toMatchObject({
      name: 'Jane Doe',
      startsAt: '2026-05-19T09:05',
      interviewers: [interviewer],
      visibility: 'PUBLIC',
    });
  });

  it('takes over what was chosen last time', () => {
    const position = { value: 'p1', label: 'Engineer' };
    expect(draftOf(file, { position, interviewers: [] }, me, now)).toMatchObject({
      position,
      interviewers: [],
    });
  });

  it('never begins in the future, whatever the clock of the recorder said', () => {
    const late = { ...file, lastModified: now.getTime() + 1e9 };
    expect(draftOf(late, {}, me, now).startsAt).toBe('2026-05-20T08:30');
  });
});

describe('what is asked for before sending', () => {
  it('is nothing but consent when the defaults stand', () => {
    expect(faultsOf(draft(), now)).toEqual({});
    expect(consentFault(draft())).toHaveProperty('hasConsent');
    expect(consentFault({ ...draft(), hasConsent: true })).toEqual({});
    expect(inputOf(draft(), file).consentText).toBe('');
  });

  it('is a name, a language and a past time', () => {
    const faults = faultsOf(
      { ...draft(), name: ' ', languageCode: '', startsAt: '2027-01-01T00:00' },
      now,
    );
    expect(Object.keys(faults)).toEqual(['name', 'languageCode', 'startsAt']);
    expect(faultsOf({ ...draft(), startsAt: '' }, now)).toHaveProperty('startsAt');
  });

  it('is both names of a new candidate, and an e-mail address only if it is one', () => {
    const newCandidate = { firstName: ' ', lastName: '', email: 'jane' };
    expect(Object.values(faultsOf({ ...draft(), newCandidate }, now))).toEqual([
      'Enter a first name',
      'Enter a last name',
      'Enter an email address',
    ]);
    expect(faultsOf({ ...draft(), newCandidate: person }, now)).toEqual({});
  });
});

describe('what the server is told', () => {
  it('leaves out what was left open', () => {
    expect(inputOf({ ...draft(), hasConsent: true }, file)).toEqual({
      consentText: uploadConsent,
      fileName: 'Jane_Doe.m4a',
      sizeBytes: 5_000,
      fingerprint: `Jane_Doe.m4a|5000|${file.lastModified}`,
      name: 'Jane Doe',
      interviewerIds: ['u1'],
      languageCode: 'en',
      startTime: '2026-05-19T16:05:00.000Z',
      visibility: 'PUBLIC',
    });
  });

  it('names a new candidate instead of a known one', () => {
    const both = { ...draft(), candidate: { value: 'c1', label: 'Old' }, newCandidate: person };
    const input = inputOf(both, file);
    expect(input.newCandidate).toEqual({ firstName: 'Jane', lastName: 'Doe' });
    expect(input).not.toHaveProperty('candidateId');
    expect(titleOf(both)).toBe('Jane Doe');
  });
});
