import { expect, test } from 'vitest';
import { longestJobDescription, tooLongReason } from './jobDescriptionLength.ts';

test('a text that is too long is told by how much', () => {
  expect(tooLongReason(longestJobDescription)).toBeNull();
  expect(tooLongReason(66_312)).toContain('60,000 characters; this one has 66,312');
});
