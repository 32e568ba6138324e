import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drafts } from '../../lib/createDrafts.ts';
import { scriptedClient, type Answer } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { ScorecardPanel } from './ScorecardPanel.tsx';

const ann = { __typename: 'User', id: 'u1', fullName: 'Ann Lee' };
const ben = { __typename: 'User', id: 'u2', fullName: 'Ben Roy' };
const item = (more = {}) => ({
  __typename: 'ScorecardItem',
  id: 'i1',
  kind: 'COMPETENCY',
  cueId: null,
  itemText: 'Care',
  score: 0,
  notes: '',
  markedTimeMs: null,
  ...more,
});
const card = (more = {}) => ({
  __typename: 'Scorecard',
  id: 's1',
  status: 'DRAFT',
  user: ann,
  overallScoringEnabled: true,
  overallScore: 0,
  overallNotes: '',
  items: [item()],
  submittedAt: null,
  canEdit: true,
  canReopen: false,
  ...more,
});
const scores = (more = {}) => ({
  __typename: 'InterviewScorecards',
  interviewId: 'v1',
  mine: card(),
  submitted: [],
  isHidden: false,
  missing: [ann],
  averageScore: null,
  agreement: [],
  canScore: true,
  ...more,
});
function show(scorecards: object, script: Record<string, Answer> = {}) {
  const saved = (name: string) => ({ [name]: { __typename: 'Scorecard', id: 's1' } });
  const scripted = scriptedClient({
    CallScorecards: () => ({ call: { __typename: 'Call', id: 'c1', scorecards } }),
    UpdateScorecard: () => saved('updateScorecard'),
    UpdateScorecardItem: () => saved('updateScorecardItem'),
    SubmitScorecard: () => saved('submitScorecard'),
    ...script,
  });
  const seeked: number[] = [];
  renderUi(
    <>
      <ScorecardPanel callId="c1" onSeek={(timeMs) => void seeked.push(timeMs)} />
      <Toaster />
    </>,
    { client: scripted.client },
  );
  return { ...scripted, seeked };
}
const sent = (asked: { name: string; variables: object }[], name: string) =>
  asked.filter((entry) => entry.name === name).map(({ variables }) => variables);

afterEach(() => {
  cleanup();
  drafts.drop('scorecard/s1');
});

test('scores and notes are saved as one gives them; submitting waits for what is unsaved', async () => {
  const { asked } = show(scores());
  const note = await screen.findByLabelText('Note on Care');
  const [good] = screen.getAllByRole('button', { name: '3 Good' });
  if (good) fireEvent.click(good);
  fireEvent.change(note, { target: { value: 'Calm ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit scorecard' }));
  await waitFor(() => expect(sent(asked, 'SubmitScorecard')).toHaveLength(1));
  expect(sent(asked, 'UpdateScorecardItem')).toEqual([
    { id: 'i1', score: 3 },
    { id: 'i1', notes: 'Calm', replaces: '' },
  ]);
  const names = asked.map(({ name }) => name);
  expect(names.indexOf('SubmitScorecard')).toBeGreaterThan(
    names.lastIndexOf('UpdateScorecardItem'),
  );
});

test('a note that changed in another window shows both, is not submitted, and one is chosen', async () => {
  let isRefused = true;
  const { asked } = show(scores(), {
    UpdateScorecardItem: () => {
      if (!isRefused) return { updateScorecardItem: { __typename: 'Scorecard', id: 's1' } };
      isRefused = false;
      throw new CombinedGraphQLErrors({
        data: null,
        errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT', standing: 'There' } }],
      });
    },
  });
  fireEvent.change(await screen.findByLabelText('Note on Care'), { target: { value: 'Here' } });
  await screen.findByText(/There it says: “There”/, {}, { timeout: 3000 });
  expect(screen.getByRole('button', { name: 'Submit scorecard' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(
    () =>
      expect(sent(asked, 'UpdateScorecardItem').at(-1)).toEqual({
        id: 'i1',
        notes: 'Here',
        replaces: 'There',
      }),
    { timeout: 3000 },
  );
});

test('the AI notes fill what is empty, and no score', async () => {
  const { asked } = show(scores(), {
    WrittenNotes: {
      call: {
        __typename: 'Call',
        id: 'c1',
        aiNotes: [
          {
            __typename: 'AiNote',
            id: 'n1',
            cueId: 'q1',
            competency: 'Care',
            answer: 'She calms families.',
            sentences: [
              {
                __typename: 'AiSentence',
                id: 't1',
                evidence: [{ __typename: 'AiEvidence', startMs: 65_000 }],
              },
            ],
          },
        ],
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Fill empty notes/ }));
  await screen.findByDisplayValue('From the AI notes: She calms families. (1:05)');
  await waitFor(() => expect(sent(asked, 'UpdateScorecardItem')).toHaveLength(1), {
    timeout: 3000,
  });
  expect(sent(asked, 'UpdateScorecardItem')[0]).not.toHaveProperty('score');
  expect(sent(asked, 'SubmitScorecard')).toEqual([]);
});

test('submitted scorecards are read with their figures, and moments play', async () => {
  const submitted = { status: 'SUBMITTED', canEdit: false, submittedAt: '2026-03-02T10:00:00Z' };
  const { seeked } = show(
    scores({
      mine: card({
        ...submitted,
        overallScore: 4,
        items: [item({ score: 4, markedTimeMs: 5000 })],
      }),
      submitted: [card({ ...submitted, id: 's2', user: ben, overallScore: 2 })],
      missing: [],
      averageScore: 3,
      agreement: [
        {
          __typename: 'ScoreAgreement',
          itemText: null,
          scores: [2, 4],
          averageScore: 3,
          spread: 2,
        },
      ],
    }),
  );
  await screen.findByText('Ben Roy');
  screen.getByText('2, 4');
  screen.getByText('Average overall score 3.0 of 4');
  fireEvent.click(screen.getByRole('button', { name: 'Play from 0:05' }));
  expect(seeked).toEqual([5000]);
  expect(screen.queryByRole('button', { name: 'Submit scorecard' })).toBeNull();
});

test('who has yet to submit learns that others have, not what', async () => {
  show(scores({ mine: null, isHidden: true }));
  await screen.findByText(/You see them after you submit yours/);
  screen.getByRole('button', { name: 'Start scorecard' });
  screen.getByText('Not submitted yet: Ann Lee');
});

test('after the button that starts a scorecard is gone, the scorecard has the focus', async () => {
  let hasStarted = false;
  show(scores(), {
    CallScorecards: () => ({
      call: {
        __typename: 'Call',
        id: 'c1',
        scorecards: scores(hasStarted ? {} : { mine: null }),
      },
    }),
    StartScorecard: () => {
      hasStarted = true;
      return { startScorecard: { __typename: 'Scorecard', id: 's1' } };
    },
  });
  const start = await screen.findByRole('button', { name: 'Start scorecard' });
  start.focus();
  fireEvent.click(start);
  const form = await screen.findByRole('region', { name: 'Your scorecard' });
  await waitFor(() => expect(document.activeElement?.contains(form)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
