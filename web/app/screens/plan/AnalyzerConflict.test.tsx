import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft, newDraftKey } from '../../features/analyzer/unsavedDraft.ts';
import { scriptedConflict } from '../../lib/scriptedConflict.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { analysis, jobDescription, openAnalyzer, rawText } from './openAnalyzer.tsx';

beforeEach(async () => {
  // A page that was left keeps its last change as a draft a moment later; that of an earlier test is not ours.
  await new Promise((resolve) => setTimeout(resolve, 500));
  localStorage.clear();
});
afterEach(cleanup);

const theirs = {
  text: 'We need a kind nurse.',
  editorContent: rawText('We need a kind nurse.'),
  whitelistedWords: ['kind'],
  contentRevision: 'r5',
};
const standing = {
  contentRevision: 'r5',
  changedByName: 'Ben Ito',
  isOwn: false,
  changedAt: '2026-11-02T15:04:00Z',
};
interface Sent {
  text: string;
  whitelistedWords: string[];
  basis: { basedOn: string[]; revision: string; isOverOther: boolean };
}

/** A page whose words of the last time are sent at once, and are refused while Ben's stand unseen. */
const openRefused = (over: Record<string, unknown> = {}, script: Record<string, Answer> = {}) => {
  keepDraft(newDraftKey('u1', 'j1'), {
    editorContent: rawText('We need a young nurse.'),
    whitelistedWords: ['young'],
    basedOn: ['r1'],
  });
  let current = 'r5';
  const server = openAnalyzer(
    {},
    {
      jobDescriptionAnalysis: (variables) => {
        const { basis } = variables as unknown as Sent;
        if (!basis.basedOn.includes(current)) throw scriptedConflict({ ...standing, ...over });
        current = basis.revision;
        return { jobDescriptionAnalysis: { ...analysis, contentRevision: basis.revision } };
      },
      JobDescriptionText: { jobDescription: jobDescription(theirs) },
      ...script,
    },
  );
  const sent = () =>
    server.asked
      .filter(({ name }) => name === 'jobDescriptionAnalysis')
      .map(({ variables }) => variables as unknown as Sent);
  return { ...server, sent };
};
const editorText = () => document.querySelector('[contenteditable]')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a refused save says who and when, keeps what is written, and sends nothing more unasked', async () => {
  const { sent } = openRefused();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'Ben Ito changed this job description on Nov 2, 2026, 3:04 PM, after it was opened here.',
  );
  screen.getByText('Not saved');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByText(/There was an error processing your JD/)).toBeNull();
  expect(editorText()).toContain('We need a young nurse.');
  press('Stop ignoring “young”');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(sent()).toHaveLength(1);
  expect(Object.values(localStorage).join()).toContain('We need a young nurse.');
});

test('one’s own change in another tab is called so', async () => {
  openRefused({ isOwn: true, changedByName: 'Ana Ruiz' });
  await screen.findByText(/^You changed this job description in another tab or on another device/);
});

test('keeping mine, after a look at what differs, saves it over the other knowingly', async () => {
  const { sent } = openRefused();
  await screen.findByRole('alert');
  press('See what differs');
  const region = await screen.findByRole('region', { name: 'What changed' });
  expect([...region.querySelectorAll('del')].map((item) => item.textContent?.trim())).toEqual([
    'young',
  ]);
  expect([...region.querySelectorAll('ins')].map((item) => item.textContent?.trim())).toEqual([
    'kind',
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Keep mine' }).at(-1) ?? region);
  await screen.findByText('Saved');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()[1]).toMatchObject({
    text: 'We need a young nurse.',
    basis: { basedOn: ['r5'], isOverOther: true },
  });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('taking the other shows it with its ignored words, and goes on from there', async () => {
  const { sent } = openRefused();
  await screen.findByRole('alert');
  press('Take the other text');
  await waitFor(() => expect(editorText()).toContain('We need a kind nurse.'));
  await screen.findByText('Saved');
  screen.getByRole('button', { name: 'Stop ignoring “kind”' });
  expect(sent()[1]).toMatchObject({
    text: 'We need a kind nurse.',
    basis: { basedOn: ['r5'], isOverOther: false },
  });
});

test('when the other cannot be read nothing is chosen', async () => {
  openRefused(
    {},
    {
      JobDescriptionText: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  await screen.findByRole('alert');
  press('Take the other text');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Keep mine' })).toHaveProperty('disabled', false),
  );
  screen.getByText('Not saved');
  expect(editorText()).toContain('We need a young nurse.');
});

test('a save whose answer was lost may be followed by the next, which then follows only itself', async () => {
  let isLost = true;
  const { sent } = openRefused(
    {},
    {
      jobDescriptionAnalysis: (variables) => {
        if (isLost) throw new TypeError('Failed to fetch');
        const { basis } = variables as unknown as Sent;
        return { jobDescriptionAnalysis: { ...analysis, contentRevision: basis.revision } };
      },
    },
  );
  await screen.findByText('Failed');
  isLost = false;
  press('Retry');
  await screen.findByText('Saved');
  press('Stop ignoring “young”');
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent().map(({ basis }) => basis);
  expect(first?.basedOn).toEqual(['r1']);
  expect(second?.basedOn).toEqual(['r1', first?.revision]);
  expect(third?.basedOn).toEqual([second?.revision]);
});

test.each([
  ['Keep mine', 'Night nurse', ['Head nurse']],
  ['Take the other title', 'Head nurse', ['Head nurse']],
])('a title changed elsewhere: %s', async (choice, title, replaces) => {
  const server = openAnalyzer(
    {},
    {
      updateJobDescription: (variables) => {
        const { replaces: known } = variables as { replaces: string[] };
        if (!known.includes('Head nurse')) throw scriptedConflict({ title: 'Head nurse' });
        return {
          updateJobDescription: {
            __typename: 'JobDescriptionPayload',
            jobDescription: jobDescription({ title: variables['title'] }),
          },
        };
      },
    },
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Job title');
  fireEvent.change(field, { target: { value: 'Night nurse' } });
  await screen.findByText(
    /It is “Head nurse” now; yours, “\s*Night nurse”, is not saved\./,
    {},
    {
      timeout: 4000,
    },
  );
  press(choice);
  await screen.findByText('Saved');
  expect(field.value).toBe(title);
  expect(server.asked.at(-1)?.variables).toMatchObject({ title, replaces });
});

test('who comes back to a tab without changes of their own sees the newest text and title', async () => {
  const server = openAnalyzer(
    {},
    {
      JobDescriptionText: { jobDescription: jobDescription({ ...theirs, title: 'Head nurse' }) },
      jobDescriptionAnalysis: { jobDescriptionAnalysis: { ...analysis, contentRevision: 'r5' } },
    },
  );
  await screen.findByText('Author: Ana Ruiz');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(editorText()).toContain('We need a kind nurse.'));
  expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Head nurse');
  await screen.findByText('Saved');
  const reads = () => server.asked.filter(({ name }) => name === 'JobDescriptionText').length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reads()).toBe(2));
});

test('who comes back to changes of their own still has them', async () => {
  const { asked } = openRefused();
  await screen.findByRole('alert');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(editorText()).toContain('We need a young nurse.');
  expect(asked.some(({ name }) => name === 'JobDescriptionText')).toBe(false);
});
