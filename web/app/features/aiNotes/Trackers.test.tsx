import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { basics } from '../../screens/scriptedRecordings.ts';
import { CitingContext } from './citing.ts';
import { Trackers } from './Trackers.tsx';

afterEach(cleanup);

const current = basics['CurrentUser'] as { currentUser: object };
const tracker = {
  __typename: 'Tracker',
  topicId: 't1',
  name: 'Leaving',
  mentions: [{ __typename: 'TrackerMention', segmentId: 's1', startMs: 65_000 }],
};

function show(answer: Answer, canViewInsights = true) {
  const played: number[] = [];
  const scripted = scriptedClient({
    CurrentUser: { ...current, currentUser: { ...current.currentUser, canViewInsights } },
    CallTrackers: answer,
  });
  const citing = { play: (ms: number) => void played.push(ms), point: () => {}, focus: () => {} };
  renderUi(
    <CitingContext value={citing}>
      <Trackers callId="c1" />
      <p>After it</p>
    </CitingContext>,
    { client: scripted.client },
  );
  return { ...scripted, played };
}

test('a topic of the organization plays its moments', async () => {
  const { played } = show({ callTrackers: [tracker] });
  fireEvent.click(await screen.findByRole('button', { name: 'Play Leaving at 1:05' }));
  expect(played).toEqual([65_000]);
});

test('who reads no insights asks for none', async () => {
  const { asked } = show({ callTrackers: [tracker] }, false);
  await screen.findByText('After it');
  await expect.poll(() => asked.map(({ name }) => name)).toContain('CurrentUser');
  expect(asked.map(({ name }) => name)).not.toContain('CallTrackers');
});

test('a failure is no absence', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new Error('The connection was lost.');
    return { callTrackers: [tracker] };
  });
  const retry = await screen.findByRole('button', { name: /try again/i });
  isDown = false;
  fireEvent.click(retry);
  await screen.findByRole('button', { name: 'Play Leaving at 1:05' });
});
