import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft, newDraftKey } from '../../features/analyzer/unsavedDraft.ts';
import { analysis, jobDescription, openAnalyzer as open, rawText as raw } from './openAnalyzer.tsx';

beforeEach(async () => {
  // A page that was left keeps its last change as a draft a moment later; that of an earlier test is not ours.
  await new Promise((resolve) => setTimeout(resolve, 500));
  localStorage.clear();
});
afterEach(cleanup);

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
    {
      name: 'updateJobDescription',
      variables: { id: 'j1', title: 'Ward nurse', replaces: ['Nurse'] },
    },
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

test('without a connection the text waits, and its analysis stays', async () => {
  open(
    { whitelistedWords: ['rockstar'] },
    {
      jobDescriptionAnalysis: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  fireEvent.click(await screen.findByLabelText('Stop ignoring “rockstar”'));
  await screen.findByText('Failed');
  await screen.findByText(/^Why \d+\?$/);
  expect(document.querySelectorAll('[data-finding]').length).toBeGreaterThan(0);
  expect(screen.queryByText(/There was an error processing your JD\./)).toBeNull();
});

test('a text longer than can be kept is not sent, and the page says how long it may be', async () => {
  keepDraft(newDraftKey('u1', 'j1'), {
    editorContent: raw('We need a nurse. '.repeat(4_000)),
    whitelistedWords: [],
    basedOn: ['r1'],
  });
  const server = open({});
  await screen.findByText(/can have 60,000 characters; this one has 6\d,\d{3}\. Shorten it/);
  expect(screen.queryByText(/There was an error processing your JD/)).toBeNull();
  expect(server.asked.some(({ name }) => name === 'jobDescriptionAnalysis')).toBe(false);
});

test('changes left unsaved on this very text come back and are saved', async () => {
  keepDraft(newDraftKey('u1', 'j1'), {
    editorContent: raw('We need a nurse.'),
    whitelistedWords: [],
    basedOn: ['r1'],
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
  keepDraft(newDraftKey('u1', 'j1'), {
    editorContent: raw('We need a nurse.'),
    whitelistedWords: [],
    basedOn: ['another state'],
  });
  open({}, { jobDescriptionAnalysis: { jobDescriptionAnalysis: analysis } });
  await screen.findByText('Unsaved changes');
  expect(document.querySelector('[contenteditable]')?.textContent).toContain('rockstar');
  fireEvent.click(screen.getByRole('button', { name: 'Use my text' }));
  await screen.findByText('We need a nurse.');
});
