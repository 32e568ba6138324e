import { useQuery } from '@apollo/client/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { graphql } from '../../lib/__generated__/index.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { GuideChoice } from './GuideChoice.tsx';

const GuideChoiceTestDocument = graphql(`
  query GuideChoiceTest {
    call(id: "c1") {
      id
      ...GuideChoice_call
    }
  }
`);

type Data = Record<string, unknown>;
const guide = (id: string, name: string): Data => ({ __typename: 'CallGuide', id, name, cues: [] });
const callOf = (callGuide: Data | null, more: Data = {}): Data => ({
  __typename: 'Call',
  id: 'c1',
  canEdit: true,
  isGuideHidden: false,
  callGuide,
  aiNotesProcessingStatus: 'DISPATCHED',
  ...more,
});

function Host() {
  const { data } = useQuery(GuideChoiceTestDocument);
  return data?.call ? <GuideChoice call={data.call} /> : null;
}
function show(call: Data, script: Record<string, Answer> = {}) {
  const scripted = scriptedClient({
    GuideChoiceTest: { call },
    GuideSearch: {
      guideSearch: {
        __typename: 'GuideSearch',
        recent: [],
        assigned: [],
        own: [guide('g1', 'Screen')],
        shared: [guide('g2', 'Design')],
      },
    },
    ...script,
  });
  renderUi(<Host />, { client: scripted.client });
  return scripted;
}
const select = () => screen.findByRole('combobox', { name: 'Interview guide' });
afterEach(cleanup);

test('a guide is chosen among own and shared ones', async () => {
  const { asked } = show(callOf(null), {
    AddGuideToCall: { addGuideToCall: callOf(guide('g2', 'Design')) },
  });
  fireEvent.click(await select());
  await screen.findByText('Shared with the team');
  fireEvent.click(await screen.findByRole('option', { name: 'Design' }));
  await waitFor(async () => expect(await select()).toHaveProperty('value', 'Design'));
  expect(asked.find(({ name }) => name === 'AddGuideToCall')?.variables).toEqual({
    callId: 'c1',
    callGuideId: 'g2',
  });
});

test('a refused choice says why, and the guide of before stands', async () => {
  show(callOf(guide('g1', 'Screen')), {
    AddGuideToCall: () => {
      throw new Error('This guide was deleted meanwhile.');
    },
  });
  fireEvent.click(await select());
  fireEvent.click(await screen.findByRole('option', { name: 'Design' }));
  await screen.findByText('This guide was deleted meanwhile.');
  await waitFor(async () => expect(await select()).toHaveProperty('value', 'Screen'));
});

test.each([
  ['its name', guide('g1', 'Screen'), {}, 'Screen'],
  ['that there is none', null, {}, 'No interview guide was chosen.'],
  ['that it is not for them', null, { isGuideHidden: true }, /not shared with you/],
])('who may not choose reads %s', async (_what, callGuide, more, text) => {
  show(callOf(callGuide, { canEdit: false, ...more }));
  await screen.findByText(text);
  expect(screen.queryByRole('combobox')).toBeNull();
});
