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
  expect(auditDetailText(detail)).toBe('title: Screen, after show star ratings: false');
  expect(auditDetailText(detail, { withIds: true })).toContain(`stage id: ${stageId}`);
});
