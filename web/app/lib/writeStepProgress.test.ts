import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './apolloCache.ts';
import { writeStepProgress } from './writeStepProgress.ts';

const id = 'Call:1';
const fragment = gql`
  fragment Progress on Call {
    processingStep
    processingProgress
  }
`;

test('a row of a list follows the step it waits for, and no other', () => {
  const cache = createCache();
  const data = { __typename: 'Call', processingStep: 'TRANSCRIBE', processingProgress: 0.1 };
  cache.writeFragment({ id, fragment, data });
  writeStepProgress(cache, '1', { step: 'PEAKS', progress: 0.9 });
  expect(cache.readFragment({ id, fragment })).toMatchObject({ processingProgress: 0.1 });
  writeStepProgress(cache, '1', { step: 'TRANSCRIBE', progress: 0.4 });
  expect(cache.readFragment({ id, fragment })).toMatchObject({ processingProgress: 0.4 });
});
