import { expect, test } from 'vitest';
import { readDuty } from './readDuty.ts';
import { groupTopics, workObject } from './topicGroups.ts';
import type { Topic } from './topics.ts';

const topicOf = (duty: string, changes: Partial<Topic> = {}): Topic => ({
  reference: duty,
  work: readDuty(duty, true),
  subject: null,
  worth: 1.2,
  competencies: [{ id: 'training', weight: 2 }],
  ...changes,
});

test.each([
  ['Maintains effective internal control systems for fees', 'internal control systems'],
  ['Provides friendly and courteous customer service', 'customer service'],
  ['Handles voter complaints and resolving disputes about fees', 'voter complaints'],
  ['Reviews the threat information received from other agencies', 'the threat information'],
  ['Maintains the countywide voter list', 'the countywide voter list'],
])('what is worked on in “%s” is “%s”', (duty, object) => {
  expect(workObject(topicOf(duty))).toBe(object);
});

test('relationships name nothing that could be worked on', () => {
  expect(workObject(topicOf('Maintains effective working relationships with vendors'))).toBeNull();
});

test('whom one stands for is not what one works on', () => {
  expect(workObject(topicOf('Represents the Elections Division before boards'))).toBeNull();
});

test('a topic too weak for a competency of its own is not asked under another', () => {
  const strong = topicOf('Writes the training plan for new clerks');
  const weak = topicOf('Attends staff meetings and workshops', { worth: 0.2 });
  expect(groupTopics([weak, strong]).map(({ topics }) => topics)).toEqual([[strong]]);
});
