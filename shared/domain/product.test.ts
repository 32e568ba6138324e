import { expect, test } from 'vitest';
import { featureState } from './product.ts';

const upsold = { isVisible: true, marketingRedirect: true };
const hidden = { isVisible: false, marketingRedirect: true };

test.each([
  [{}, 'INSIGHTS', 'OPEN'],
  [{}, 'ADVANCED_INSIGHTS', 'OPEN'],
  [{ INSIGHTS: upsold }, 'INSIGHTS', 'UPGRADE'],
  [{ INSIGHTS: hidden }, 'INSIGHTS', 'HIDDEN'],
  [{ INSIGHTS: upsold }, 'ADVANCED_INSIGHTS', 'UPGRADE'],
  [{ INSIGHTS: hidden }, 'ADVANCED_INSIGHTS', 'HIDDEN'],
  [{ ADVANCED_INSIGHTS: upsold }, 'INSIGHTS', 'OPEN'],
  [{ ADVANCED_INSIGHTS: upsold }, 'ADVANCED_INSIGHTS', 'UPGRADE'],
] as const)('with access %j %s is %s', (access, feature, state) =>
  expect(featureState(access, feature)).toBe(state),
);
