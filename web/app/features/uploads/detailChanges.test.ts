import { expect, test } from 'vitest';
import { detailChanges, draftOfCall } from './detailChanges.ts';

const draft = draftOfCall(
  {
    id: 'c1',
    name: 'First talk',
    startTime: '2026-05-04T14:30:45.000Z',
    visibility: 'PUBLIC',
    languageCode: 'en-US',
    candidate: { id: 'p1', fullName: 'Jane Doe' },
    position: { id: 'o1', displayTitle: 'Nurse' },
    interviewStage: { id: 's1', title: 'Screen' },
    interviewers: [{ id: 'u1', fullName: 'Ana Ruiz' }],
  },
  'America/New_York',
);

test('the time stands by the clock of the person, and its seconds stay unless it is changed', () => {
  expect(draft.startsAt).toBe('2026-05-04T10:30');
  expect(detailChanges(draft, { ...draft })).toEqual({});
  expect(detailChanges(draft, { ...draft, startsAt: '2026-05-04T11:00' })).toEqual({
    startTime: '2026-05-04T15:00:00.000Z',
  });
});

test('what was emptied is removed, and somebody new takes the place of a known candidate', () => {
  const emptied = { ...draft, candidate: null, position: null, stage: null, interviewers: [] };
  expect(detailChanges(draft, emptied)).toEqual({
    candidateId: null,
    positionId: null,
    interviewStageId: null,
    interviewerIds: [],
  });
  const newCandidate = { firstName: ' Zoé', lastName: 'Nandu', email: '' };
  expect(detailChanges(draft, { ...draft, newCandidate })).toEqual({
    newCandidate: { firstName: 'Zoé', lastName: 'Nandu' },
  });
});

test('the same interviewers in another order are no change', () => {
  const two = [
    { value: 'u1', label: 'Ana Ruiz' },
    { value: 'u2', label: 'Ben Oko' },
  ];
  const before = { ...draft, interviewers: two };
  expect(detailChanges(before, { ...before, interviewers: two.toReversed() })).toEqual({});
});
