import { expect, test } from 'vitest';
import { auditDetailText, auditEventText } from './auditLog.ts';

test.each([
  ['interviewStage.excluded', 'Interview stage excluded'],
  ['aiNotes.templateChosen', 'AI notes template chosen'],
  ['call.deleted', 'Recording deleted'],
])('%s reads %s', (event, text) => expect(auditEventText(event)).toBe(text));

test('details stand in one line without empty values, for people without ids', () => {
  const stageId = '6f6f7e08-22e9-4104-a212-6158b39b2c7a';
  const detail = { title: 'Screen', positionId: null, stageId, after: { showStarRatings: false } };
  expect(auditDetailText(detail)).toBe('title: Screen, after show star ratings: no');
  expect(auditDetailText(detail, { withIds: true })).toContain(`stage id: ${stageId}`);
});

test('of a share the number of people is told, and names in a list read as a sentence', () => {
  expect(auditDetailText({ count: 2 })).toBe('people: 2');
  expect(auditDetailText({ fields: ['title', 'skills'] })).toBe('fields: title and skills');
});
