import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../features/analyzer/unsavedDraft.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { AnalyzerScreen } from './AnalyzerScreen.tsx';

beforeEach(async () => {
  // A page that was left keeps its last change as a draft a moment later; that of an earlier test is not ours.
  await new Promise((resolve) => setTimeout(resolve, 500));
  localStorage.clear();
});
afterEach(cleanup);

const organization = {
  __typename: 'Organization',
  id: 'o1',
  name: 'Northwind',
  planEnabled: true,
  interviewEnabled: true,
  createGuidesFromInterviewPlansEnabled: true,
  defaultPlanJobDescriptionTone: 'FRIENDLY',
  allowPlanJobDescriptionToneOverride: true,
  planFlags: {
    __typename: 'PlanFlags',
    simplifySentence: true,
    customTemplates: true,
    toneSelector: true,
  },
};
const person = {
  __typename: 'CurrentUser',
  id: 'u1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  fullName: 'Ana Ruiz',
  email: 'ana@demo.test',
  profilePicUrl: null,
  isImpersonated: false,
  timezoneName: 'UTC',
  userRole: { __typename: 'UserRole', id: 'r', name: 'Admin', type: 'SITE_ADMIN', permissions: [] },
  planUserRole: { __typename: 'PlanUserRole', name: 'Admin', permissions: [] },
  organization,
  canCreatePosition: true,
  canViewInsights: true,
  canDeleteAnyCall: true,
};
const serverInfo = {
  __typename: 'ServerInfo',
  environment: 'test',
  buildHash: 'b',
  maxUploadBytes: 1,
};
const raw = (text: string) =>
  JSON.stringify({ blocks: [{ text, type: 'unstyled', depth: 0 }], entityMap: {} });
const jobDescription = (over: Record<string, unknown> = {}) => ({
  __typename: 'JobDescription',
  id: 'j1',
  title: 'Nurse',
  jobDescriptionState: 'Optimizer',
  error: null,
  creator: { __typename: 'User', id: 'u1', fullName: 'Ana Ruiz' },
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-02T10:00:00Z',
  lastModifiedAt: '2026-11-02T10:00:00Z',
  planId: null,
  editorContent: raw('We need a young rockstar.'),
  text: 'We need a young rockstar.',
  whitelistedWords: [],
  canEdit: true,
  customHeaderSections: [
    {
      __typename: 'JobDescriptionCustomSection',
      id: 's1',
      order: 1,
      header: 'Who we are',
      text: 'Kind.',
    },
  ],
  customFooterSections: [],
  ...over,
});

function open(
  over: Record<string, unknown> | null,
  script: Record<string, Answer> = {},
  query = '',
) {
  const server = scriptedClient({
    CurrentUser: { currentUser: person, serverInfo },
    AnalyzerSettings: { currentUser: person },
    AnalyzerScreen: { jobDescription: over && jobDescription(over) },
    ...script,
  });
  const ui = renderUi(
    <Routes>
      <Route path="/plan/analyze/:jobDescriptionId" element={<AnalyzerScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { client: server.client, path: `/plan/analyze/j1${query}` },
  );
  return { ...server, ...ui };
}
const analysis = { __typename: 'JobDescriptionAnalysis', score: 20, numWords: 5 };

test('it shows the text, who wrote it, the locked sections and what was found', async () => {
  open({});
  await screen.findByText('Author: Ana Ruiz');
  screen.getByText('Who we are');
  expect((await screen.findAllByText('rockstar')).length).toBeGreaterThan(0);
  await screen.findByText(/^Why \d+\?$/);
  expect(document.querySelectorAll('[data-finding]').length).toBeGreaterThan(1);
});

test.each([
  [{ planId: null }, '', 'Create interview plan'],
  [{ planId: 'p1' }, '', 'View interview plan'],
  [{ planId: 'p1' }, '?stepperSource=jdc', 'Next step'],
])('with %j%s the way on is called %s', async (over, query, label) => {
  open(over, {}, query);
  await screen.findByRole('button', { name: label });
});

test('nothing to read leaves no way on and no score', async () => {
  open({ editorContent: '', text: '' });
  const next = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Create interview plan',
  });
  expect(next.disabled).toBe(true);
  await screen.findByText(/Write or paste a job description/);
});

test.each([
  [null, '/plan/not-found'],
  [{ jobDescriptionState: 'Creator' }, '/plan/create/j1'],
])('%j leads to %s', async (over, path) => {
  const ui = open(over);
  await screen.findByText('elsewhere');
  expect(ui.path()).toBe(path);
});

test('the title is saved when typing rests', async () => {
  const server = open(
    {},
    {
      updateJobDescription: {
        updateJobDescription: {
          __typename: 'JobDescriptionPayload',
          jobDescription: jobDescription({ title: 'Ward nurse' }),
        },
      },
    },
  );
  fireEvent.change(await screen.findByLabelText('Job title'), { target: { value: 'Ward nurse' } });
  await screen.findByText('Saving…');
  await waitFor(() => screen.getByText('Saved'));
  expect(server.asked.filter(({ name }) => name === 'updateJobDescription')).toEqual([
    { name: 'updateJobDescription', variables: { id: 'j1', title: 'Ward nurse' } },
  ]);
});

test('a failed analysis is told and cleared, the text stays, and a retry mends it', async () => {
  let isDown = true;
  const server = open(
    { whitelistedWords: ['rockstar'] },
    {
      jobDescriptionAnalysis: () => {
        if (isDown) throw new Error('The server is busy.');
        return { jobDescriptionAnalysis: analysis };
      },
    },
  );
  fireEvent.click(await screen.findByLabelText('Stop ignoring “rockstar”'));
  await screen.findByText(/There was an error processing your JD\./);
  expect(document.querySelectorAll('[data-finding]')).toHaveLength(0);
  expect(document.querySelector('[contenteditable]')?.textContent).toContain('rockstar');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Saved');
  await screen.findByText(/^Why \d+\?$/);
  expect(server.asked.at(-1)?.variables).toMatchObject({
    text: 'We need a young rockstar.',
    whitelistedWords: [],
  });
});

test('a text longer than can be kept is not sent, and the page says how long it may be', async () => {
  const { hashText } = await import('../../features/analyzer/hashText.ts');
  keepDraft('u1', 'j1', {
    editorContent: raw('We need a nurse. '.repeat(4_000)),
    whitelistedWords: [],
    basedOn: hashText('We need a young rockstar.'),
  });
  const server = open({});
  await screen.findByText(/can have 60,000 characters; this one has 6\d,\d{3}\. Shorten it/);
  expect(screen.queryByText(/There was an error processing your JD/)).toBeNull();
  expect(server.asked.some(({ name }) => name === 'jobDescriptionAnalysis')).toBe(false);
});

test('changes left unsaved on this very text come back and are saved', async () => {
  const { hashText } = await import('../../features/analyzer/hashText.ts');
  keepDraft('u1', 'j1', {
    editorContent: raw('We need a nurse.'),
    whitelistedWords: [],
    basedOn: hashText('We need a young rockstar.'),
  });
  const server = open({}, { jobDescriptionAnalysis: { jobDescriptionAnalysis: analysis } });
  await screen.findByText('We need a nurse.');
  await waitFor(() =>
    expect(
      server.asked.find(({ name }) => name === 'jobDescriptionAnalysis')?.variables,
    ).toMatchObject({ text: 'We need a nurse.' }),
  );
});

test('on a text that somebody changed since, the person chooses', async () => {
  keepDraft('u1', 'j1', {
    editorContent: raw('We need a nurse.'),
    whitelistedWords: [],
    basedOn: 'another text',
  });
  open({}, { jobDescriptionAnalysis: { jobDescriptionAnalysis: analysis } });
  await screen.findByText('Unsaved changes');
  expect(document.querySelector('[contenteditable]')?.textContent).toContain('rockstar');
  fireEvent.click(screen.getByRole('button', { name: 'Use my text' }));
  await screen.findByText('We need a nurse.');
});
