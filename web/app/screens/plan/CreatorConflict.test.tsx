import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drafts } from '../../lib/createDrafts.ts';
import { beginEditVisit } from '../../lib/unsavedEdits.ts';
import { scriptedConflict } from '../../lib/scriptedConflict.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { openCreator as open, session } from './openCreator.tsx';

afterEach(() => {
  notifications.clean();
  cleanup();
  for (const { key } of drafts.list('')) drafts.drop(key);
});

/** What a page keeps that ended before the server had it. */
const leaveBehind = (fields: object, known: object) => {
  const visit = beginEditVisit('creator/j1');
  visit.keep([{ fields, known }]);
  visit.end();
};

/** Saves meet what Ben saved meanwhile, until they are based on it. */
const besideBen = (theirs: Record<string, unknown>, state = 'Creator'): Record<string, Answer> => {
  const known = ['r2'];
  return {
    updateJobDescriptionCreatorSession: ({ basis }) => {
      const { basedOn, revision } = basis as { basedOn: string[]; revision: string };
      if (!basedOn.includes(known.at(-1) ?? ''))
        throw scriptedConflict({
          contentRevision: 'r2',
          changedByName: 'Ben Ito',
          isOwn: false,
          changedAt: '2026-11-02T15:04:00Z',
        });
      known.push(revision);
      return {
        updateJobDescriptionCreatorSession: {
          __typename: 'JobDescriptionCreatorSession',
          jobDescriptionId: 'j1',
        },
      };
    },
    CreatorNow: {
      jobDescription: {
        __typename: 'JobDescription',
        id: 'j1',
        jobDescriptionState: state,
        contentRevision: 'r2',
      },
      jobDescriptionCreatorSession: { ...session, ...theirs },
    },
  };
};
const writeAbout = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'About the role' }), {
    target: { value: text },
  });

test('what somebody else saved in other sections is taken in, and mine is saved with it', async () => {
  const { saves } = open({}, besideBen({ eeocStatement: 'Everybody.' }));
  await writeAbout('You heal.');
  await screen.findByText('Saved');
  screen.getByDisplayValue('Everybody.');
  screen.getByDisplayValue('You heal.');
  expect(saves().at(-1)).toEqual({ aboutSectionText: 'You heal.' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of a section that both changed nothing is sent before one has chosen, and typing goes on', async () => {
  const { saves } = open({}, besideBen({ aboutSectionText: 'You mend.' }));
  await writeAbout('You heal.');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Ben Ito changed the same section on Nov 2, 2026, 3:04 PM.');
  expect(alert.textContent).toContain('About the role: “You mend.”');
  screen.getByText('Not saved');
  await writeAbout('You heal people.');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(saves()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Saved');
  expect(saves().at(-1)).toEqual({ aboutSectionText: 'You heal people.' });
});

test('the other side of a section can be taken, and that taken back', async () => {
  const { saves } = open({}, besideBen({ aboutSectionText: 'You mend.' }));
  await writeAbout('You heal.');
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Take the other text' }));
  await screen.findByText('Saved');
  screen.getByDisplayValue('You mend.');
  expect(saves()).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saves().at(-1)).toEqual({ aboutSectionText: 'You heal.' }));
  await screen.findByText('Saved');
});

test('a draft that has moved on to the analyzer says so, and saves nothing beside it', async () => {
  const { saves } = open({}, besideBen({}, 'Optimizer'));
  await writeAbout('You heal.');
  await screen.findByText('This draft has moved on');
  screen.getByRole('link', { name: 'open it in the analyzer' });
  screen.getByDisplayValue('You heal.');
  await writeAbout('You heal people.');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(saves()).toHaveLength(1);
});

test('what was left unsaved is offered back and saved', async () => {
  leaveBehind({ aboutSectionText: 'You heal.' }, { aboutSectionText: 'You care.' });
  const { saves } = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Save now' }));
  screen.getByDisplayValue('You heal.');
  await screen.findByText('Saved');
  expect(saves()).toEqual([{ aboutSectionText: 'You heal.' }]);
  expect(drafts.list('')).toEqual([]);
});

test('what was left unsaved does not replace what somebody else wrote since', async () => {
  leaveBehind({ aboutSectionText: 'You heal.' }, { aboutSectionText: 'You treat.' });
  const { saves } = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Save now' }));
  await screen.findByText(/About the role: “You care.”/);
  expect(saves()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saves()).toEqual([{ aboutSectionText: 'You heal.' }]));
});

test('text that could not be sent before the page was left stays as a draft', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  open({}, { updateJobDescriptionCreatorSession: lost });
  await writeAbout('You heal.');
  await screen.findByText('Retry');
  cleanup();
  await waitFor(() => expect(drafts.list('creator/j1/')).toHaveLength(1));
  open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Save now' }));
  screen.getByDisplayValue('You heal.');
});
