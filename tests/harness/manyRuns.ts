import type fastCheck from 'fast-check';
import type { IRawProperty, Parameters } from 'fast-check';
import { vi } from 'vitest';

// With PROPERTY_TIMES=30 every property is tried thirty times as often, its own numRuns included: a search
// for what a single run seldom meets. vitest.config.ts names this file only when the variable is set.
const times = Number(process.env.PROPERTY_TIMES);

vi.mock('fast-check', async (original) => {
  const { default: fc } = await original<{ default: typeof fastCheck }>();
  const assert = <Ts>(property: IRawProperty<Ts>, parameters?: Parameters<Ts>) =>
    fc.assert(property, { ...parameters, numRuns: (parameters?.numRuns ?? 100) * times });
  return { ...fc, default: { ...fc, assert } };
});
