import { expect, test } from 'vitest';
import { captureState } from '../capture/captureState.ts';
import { iconOf } from './iconOf.ts';

const going = (status: 'capturing' | 'lost', phase: 'following' | 'paused' = 'following') =>
  iconOf(
    captureState({
      capture: { phase, isSaved: false, hasCaptions: true, isPausedInApp: false, live: null },
      page: { status, isInCall: true, siteName: 'Meet' },
      ...{ waiting: 0, sendProblem: null },
    }),
  );

test('the icon says that it captures, is paused or has lost the captions, and nothing without a capture', () => {
  expect(going('capturing')).toMatchObject({
    ...{ badge: '●', title: 'Interview assistant: Capturing' },
  });
  expect(going('capturing', 'paused')).toMatchObject({
    ...{ badge: 'II', title: 'Interview assistant: Paused' },
  });
  expect(going('lost')).toMatchObject({ badge: '!', title: 'Interview assistant: Lost' });
  expect(iconOf(null).badge).toBe('');
});
