import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginEditVisit } from '../../lib/unsavedEdits.ts';
import { isSafeToLeave } from '../../lib/reloadOnNewBuild.ts';
import { scriptedClient, type Answer } from '../../lib/scriptedClient.ts';
import { scriptedConflict } from '../../lib/scriptedConflict.ts';
import { useInstalledExtension } from '../../lib/installedExtension.ts';
import { ConfirmHost } from '../../ui/ConfirmHost.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { PlanScreen } from './PlanScreen.tsx';

const embeddedIn = (ats: string | null) =>
  useInstalledExtension.setState({ isAsked: true, version: '1.0.0', ats });
beforeEach(() => embeddedIn(null));
afterEach(() => {
  cleanup();
  notifications.clean();
});

const plan = (over: Record<string, unknown> = {}) => ({
  plan: {
    __typename: 'Plan',
    id: 'p1',
    createdAt: '2026-05-01T10:00:00Z',
    planProcessingStatus: 'QuestionsCompleted',
    error: null,
    canEdit: true,
    canCreateGuides: false,
    planInterviews: [
      {
        __typename: 'PlanInterview',
        id: 'i1',
        name: 'Recruiter screen',
        questionGroups: [
          {
            __typename: 'PlanQuestionGroup',
            id: 'g1',
            competency: 'Motivation',
            source: 'JobDescription',
            referenceText: 'You care for people',
            questions: [
              { __typename: 'PlanQuestion', id: 'q1', question: 'Why here?', type: 'Screening' },
            ],
          },
        ],
      },
    ],
    jobDescription: {
      __typename: 'JobDescription',
      id: 'j1',
      title: 'Ward nurse',
      text: 'You care for people',
      lastModifiedAt: '2026-05-01T09:00:00Z',
      canEdit: true,
      canShare: true,
    },
    ...over,
  },
});

function open(script: Record<string, Answer>, query = '') {
  const client = scriptedClient(script);
  const ui = renderUi(
    <>
      <Notifications />
      <ConfirmHost />
      <Routes>
        <Route path="/plan/interview_plan/:interviewPlanId" element={<PlanScreen />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </>,
    { client: client.client, path: `/plan/interview_plan/p1${query}` },
  );
  return { ...client, ...ui };
}

test('a plan shows its interviews open, with what the posting says in place', async () => {
  open({ PlanScreen: plan() });
  await screen.findByText('Why here?');
  expect(screen.queryByText('You care for people')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show reference' }));
  screen.getByText('You care for people');
  fireEvent.click(screen.getByRole('button', { name: 'Hide all questions' }));
  expect(screen.queryByText('Why here?')).toBeNull();
  const rebuild = screen.getByRole('button', { name: 'Rebuild interview plan' });
  expect(rebuild.getAttribute('aria-disabled')).toBe('true');
});

test('a plan for which the posting gave nothing says so, another does not', async () => {
  const interview = (id: string, name: string) => ({
    __typename: 'PlanInterview',
    id,
    name,
    questionGroups: [
      {
        __typename: 'PlanQuestionGroup',
        id: `g${id}`,
        competency: `General ${id}`,
        source: 'Static',
        referenceText: '',
        questions: [],
      },
    ],
  });
  const interviews = [interview('1', 'Recruiter screen'), interview('2', 'Learning on the job')];
  open({ PlanScreen: plan({ planInterviews: interviews }) });
  await screen.findByText(/Nothing in the job description could be made into questions/);
  cleanup();
  open({ PlanScreen: plan() });
  await screen.findByText('Why here?');
  expect(screen.queryByText(/Nothing in the job description/)).toBeNull();
});

test('an edit shows at once, and is taken back with a word when the server refuses', async () => {
  const { asked } = open({
    PlanScreen: plan(),
    UpdatePlanQuestion: () => {
      throw new Error('Somebody else changed this plan meanwhile.');
    },
  });
  fireEvent.click(await screen.findByText('Why here?'));
  const field = screen.getByRole('textbox', { name: 'question' });
  fireEvent.change(field, { target: { value: 'Why this ward?' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  screen.getByText('Why this ward?');
  await screen.findByText('Why here?');
  expect(asked.find(({ name }) => name === 'UpdatePlanQuestion')?.variables).toEqual({
    id: 'q1',
    questionText: 'Why this ward?',
    replaces: 'Why here?',
  });
});

/** A page whose question somebody else has changed, or deleted, since it was opened. */
async function editStale(detail: Record<string, unknown>, message: string) {
  let isPutRight = false;
  const page = open({
    PlanScreen: plan(),
    UpdatePlanQuestion: ({ replaces }) => {
      if (replaces !== detail['standing'] && !isPutRight) throw scriptedConflict(detail, message);
      return { updatePlanQuestion: { __typename: 'PlanQuestion', id: 'q1' } };
    },
    RestorePlanQuestion: () => {
      isPutRight = true;
      return { restorePlanQuestion: { __typename: 'PlanQuestionGroup', id: 'g1' } };
    },
  });
  fireEvent.click(await screen.findByText('Why here?'));
  const field = screen.getByRole('textbox', { name: 'question' });
  fireEvent.change(field, { target: { value: 'Why this ward?' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const alert = await screen.findByRole('alert');
  return { ...page, told: alert.textContent };
}
const changed = 'This question was changed to “Why us?” since you opened the plan.';
const deleted = 'This question was deleted since you opened the plan.';

test('a question that somebody else changed meanwhile is told with both texts; mine can still be used', async () => {
  const { told, asked } = await editStale({ standing: 'Why us?' }, changed);
  expect(told).toContain(`${changed} Yours is “Why this ward?”.`);
  expect(screen.queryByRole('button', { name: 'Why this ward?' })).toBeNull();
  expect(asked.filter(({ name }) => name === 'PlanScreen').length).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Use mine' }));
  await waitFor(() => screen.getByText('Why this ward?'));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      name: 'UpdatePlanQuestion',
      variables: { id: 'q1', questionText: 'Why this ward?', replaces: 'Why us?' },
    }),
  );
});

test('a question that somebody else deleted meanwhile can be brought back with what was typed', async () => {
  const { told, asked } = await editStale({ isDeleted: true, canRestore: true }, deleted);
  expect(told).toContain(`${deleted} You wrote “Why this ward?”.`);
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back with that' }));
  await waitFor(() => expect(asked.at(-1)?.name).toBe('UpdatePlanQuestion'));
  expect(asked.map(({ name }) => name)).toContain('RestorePlanQuestion');
  await waitFor(() => screen.getByText('Why this ward?'));
});

test('what was deleted with all it stood in leaves the typed words to be copied', async () => {
  const { told } = await editStale({ isDeleted: true, canRestore: false }, deleted);
  expect(told).toContain('You wrote “Why this ward?”.');
  screen.getByRole('button', { name: 'Copy what I wrote' });
});

test('an edit made without a connection stays on the page and is saved when it can be', async () => {
  let isOnline = true;
  const { path } = open({
    PlanScreen: plan(),
    UpdatePlanQuestion: () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return { updatePlanQuestion: { __typename: 'PlanQuestion', id: 'q1', type: 'Custom' } };
    },
  });
  fireEvent.click(await screen.findByText('Why here?'));
  isOnline = false;
  const field = screen.getByRole('textbox', { name: 'question' });
  fireEvent.change(field, { target: { value: 'Why this ward?' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  screen.getByText('Why this ward?');
  expect(path()).toBe('/plan/interview_plan/p1');
  // Closing the tab now asks first.
  expect(isSafeToLeave()).toBe(false);
  isOnline = true;
  fireEvent.click(retry);
  await screen.findByText('Saved');
  screen.getByText('Why this ward?');
  expect(isSafeToLeave()).toBe(true);
});

test('edits that an earlier page could not send are offered back', async () => {
  const edit = { kind: 'updateQuestion', questionId: 'q1', text: 'Why this ward?' } as const;
  const visit = beginEditVisit('plan/p1');
  visit.keep([edit]);
  visit.end();
  const { asked } = open({
    PlanScreen: plan(),
    UpdatePlanQuestion: {
      updatePlanQuestion: { __typename: 'PlanQuestion', id: 'q1', type: 'Custom' },
    },
  });
  await screen.findByText('Why here?');
  fireEvent.click(await screen.findByRole('button', { name: 'Save now' }));
  await screen.findByText('Why this ward?');
  await waitFor(() => expect(asked.at(-1)?.name).toBe('UpdatePlanQuestion'));
  await screen.findByText('Saved');
  expect(screen.queryByRole('button', { name: 'Save now' })).toBeNull();
});

test('what was deleted first of all comes back when it is taken back', async () => {
  open({
    PlanScreen: plan(),
    DeletePlanQuestion: { deletePlanQuestion: { __typename: 'PlanQuestionGroup', id: 'g1' } },
    RestorePlanQuestion: { restorePlanQuestion: { __typename: 'PlanQuestionGroup', id: 'g1' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete question 1' }));
  await waitFor(() => expect(screen.queryByText('Why here?')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Why here?');
});

test('a blank or unchanged text is not saved, and Escape keeps what was', async () => {
  const { asked } = open({ PlanScreen: plan() });
  for (const [value, key] of [
    ['   ', 'Enter'],
    ['Why here?', 'Enter'],
    ['Something else', 'Escape'],
  ] as const) {
    fireEvent.click(await screen.findByText('Why here?'));
    const field = screen.getByRole('textbox', { name: 'question' });
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key });
  }
  await screen.findByText('Why here?');
  expect(asked.map(({ name }) => name)).toEqual(['PlanScreen', 'PlanLines']);
});

test('while it is being made nothing can be changed, and its end is followed', async () => {
  let status = 'PlanCompetenciesInProgress';
  const { container } = open({
    PlanScreen: () => plan({ planProcessingStatus: status, planInterviews: [] }),
    PlanStatus: () => ({
      plan: { __typename: 'Plan', id: 'p1', planProcessingStatus: (status = 'Failed') },
    }),
  });
  await screen.findByText('Generating competencies...');
  expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Add interview' })).toBeNull();
  await waitFor(() => screen.getByText(/Error!/));
  screen.getByRole('link', { name: 'Rebuild interview plan' });
});

test('a plan whose end cannot be loaded at first is loaded again', async () => {
  let [loads, status] = [0, 'PlanCompetenciesInProgress'];
  open({
    PlanScreen: () => {
      loads += 1;
      if (loads === 2) throw new TypeError('Failed to fetch');
      return plan({ planProcessingStatus: status, planInterviews: [] });
    },
    PlanStatus: () => ({
      plan: { __typename: 'Plan', id: 'p1', planProcessingStatus: (status = 'Failed') },
    }),
  });
  await screen.findByText('Generating competencies...');
  await waitFor(() => screen.getByText(/Error!/));
  expect(loads).toBe(3);
});

test('a plan that is not there leads to the page that says so', async () => {
  const { path } = open({ PlanScreen: { plan: null } });
  await screen.findByText('elsewhere');
  expect(path()).toBe('/plan/not-found');
});

test('guides are made of a plan only after a yes', async () => {
  vi.stubGlobal('open', vi.fn());
  const { asked } = open({
    PlanScreen: plan({ canCreateGuides: true }),
    CreateInterviewGuides: { createInterviewGuides: { __typename: 'Done', success: true } },
  });
  const created = () => asked.filter(({ name }) => name === 'CreateInterviewGuides').length;
  for (const [answer, times] of [
    ['Cancel', 0],
    ['Create guides', 1],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: 'Create interview guides' }));
    await screen.findByText(/Your team gets 1 interview guide,/);
    fireEvent.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(created()).toBe(times));
  }
  await screen.findByText('Your interview guides have been created successfully.');
  vi.unstubAllGlobals();
});

test('beside an applicant tracking system a picked plan can be exported, and is not handed round', async () => {
  embeddedIn('Greenhouse');
  open({ PlanScreen: plan({ canCreateGuides: true }) }, '?from=select-plan');
  await screen.findByText('Why here?');
  screen.getByRole('button', { name: 'Export to ATS' });
  screen.getByRole('link', { name: 'Back to plans page' });
  screen.getByRole('button', { name: 'Copy' });
  for (const name of ['Share interview plan', 'Create interview guides', 'Done'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test.each([
  ['Greenhouse', ''],
  [null, '?from=select-plan'],
])('beside %s and with %j nothing is exported', async (ats, query) => {
  embeddedIn(ats);
  open({ PlanScreen: plan() }, query);
  await screen.findByText('Why here?');
  expect(screen.queryByRole('button', { name: 'Export to ATS' })).toBeNull();
});

test('a requirement without a question is shown in the head, and a question written for it is tied to it', async () => {
  const { asked } = open({
    PlanScreen: plan(),
    PlanLines: {
      plan: {
        __typename: 'Plan',
        id: 'p1',
        lines: [
          {
            __typename: 'PlanLine',
            id: 'l1',
            text: 'Plan rosters',
            kind: 'DUTY',
            reason: null,
            isNotAsked: false,
            questionIds: [],
          },
        ],
      },
    },
    AddPlanQuestion: (variables) => ({
      addPlanQuestion: { __typename: 'PlanQuestion', id: variables['id'] },
    }),
  });
  await screen.findByText('0 of 1 requirements have a question');
  fireEvent.click(await screen.findByRole('button', { name: 'Write a question' }));
  const field = await screen.findByRole('textbox', { name: 'Question about Plan rosters' });
  fireEvent.change(field, { target: { value: 'How do you plan a roster?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('1 of 1 requirements have a question');
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'AddPlanQuestion')).toMatchObject([
      {
        variables: { groupId: 'g1', text: 'How do you plan a roster?', order: 1, lineId: 'l1' },
      },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Write a question' })).toBeNull();
});
