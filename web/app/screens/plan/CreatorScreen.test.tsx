import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from '../../lib/scriptedClient.ts';
import { openCreator as open } from './openCreator.tsx';

afterEach(() => {
  notifications.clean();
  cleanup();
});

test('only what changed is saved', async () => {
  const { saves } = open({});
  fireEvent.change(await screen.findByRole('textbox', { name: 'About the role' }), {
    target: { value: 'You heal.' },
  });
  await waitFor(() => expect(saves()).toEqual([{ aboutSectionText: 'You heal.' }]));
  await screen.findByText('Saved');
});

test('the way on is shut until all is there, and the location alone missing is said', async () => {
  open({ fields: { locationType: null } });
  const next = await screen.findByRole('button', { name: 'Next: Format & optimize' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  expect(screen.queryByText('Review & confirm')).toBeNull();
  screen.getByText('Choose where the work is done.');
});

test('the review hands the text over to the analyzer', async () => {
  const ui = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Next: Format & optimize' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to Format & optimize' }));
  await screen.findByText('elsewhere');
  expect(ui.path()).toBe('/plan/analyze/j1');
  expect(ui.handedOver()).toEqual({
    isFromCreator: true,
    html:
      '<h2>Location</h2><p>Remote</p><h2>About the role</h2><p>You care.</p>' +
      '<h2>Responsibilities</h2><ul><li>Care for people</li></ul>' +
      '<h2>Requirements and skills</h2><ul><li>A licence</li></ul>',
  });
});

test('one that is an optimizer’s already is opened there', async () => {
  const ui = open({ state: 'Optimizer' });
  await screen.findByText('elsewhere');
  expect(ui.path()).toBe('/plan/analyze/j1');
});

const written: Answer = ({ customTone }) => ({
  generateAboutRole: {
    __typename: 'GeneratedAboutRole',
    aboutRole: `Written ${String(customTone)}.`,
    engine: { __typename: 'TextEngine', name: 'built-in', isModel: false },
  },
});

test('another tone has the text written anew; it is kept only by Add & continue', async () => {
  const ui = open({ fields: { aboutSectionText: '' } }, { generateAboutRole: written });
  fireEvent.click(await screen.findByRole('button', { name: 'Preview text' }));
  await screen.findByDisplayValue('Written FRIENDLY.');
  screen.getByRole('button', { name: 'Friendly (default)', pressed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Visionary' }));
  await screen.findByDisplayValue('Written VISIONARY.');
  expect(ui.saves()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add & continue' }));
  await waitFor(() =>
    expect(ui.saves()).toEqual([
      { aboutSectionText: 'Written VISIONARY.', aboutRoleTone: 'VISIONARY' },
    ]),
  );
});

test('without the right to choose there are no tones, and none is asked for', async () => {
  const ui = open(
    { fields: { aboutSectionText: '' }, mayChooseTone: false },
    { generateAboutRole: written },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Preview text' }));
  await screen.findByDisplayValue('Written null.');
  expect(screen.queryByRole('group', { name: 'Tone' })).toBeNull();
  expect(ui.asked.at(-1)?.variables['customTone']).toBeNull();
});

test('requirements: the first checklist takes the place of the list, the next follows it', async () => {
  const { asked } = open(
    { fields: { requirementsSectionListItems: [] } },
    {
      generateRequirements: ({ topic }) => ({
        generateRequirements: {
          __typename: 'GeneratedRequirements',
          requirements: [`${String(topic)} one`, ' ', `${String(topic)} two`],
        },
      }),
    },
  );
  const panel = await screen.findByRole('region', { name: 'Assistant: Requirements and skills' });
  fireEvent.click(await within(panel).findByLabelText('EXPERIENCE_AND_EDUCATION two'));
  fireEvent.click(within(panel).getByRole('button', { name: 'Next' }));
  fireEvent.click(await within(panel).findByLabelText('SPECIFIC_SKILLS one'));
  fireEvent.click(within(panel).getByRole('button', { name: 'Next' }));
  await within(panel).findByLabelText('ACCOMPLISHMENTS one');
  within(panel).getByRole('button', { name: 'Finish' });
  fireEvent.click(within(panel).getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Assistant: / })).toBeNull());
  screen.getByDisplayValue('EXPERIENCE_AND_EDUCATION two');
  screen.getByDisplayValue('SPECIFIC_SKILLS one');
  const partial = asked
    .filter(({ name }) => name === 'generateRequirements')
    .map(({ variables }) => variables['partialRequirements']);
  expect(partial).toEqual([
    [],
    ['EXPERIENCE_AND_EDUCATION two'],
    ['EXPERIENCE_AND_EDUCATION two', 'SPECIFIC_SKILLS one'],
  ]);
});

const areaAnswers: Record<string, Answer> = {
  generateRequirementAreas: {
    generateRequirementAreas: {
      __typename: 'GeneratedRequirementAreas',
      requirementAreas: ['Wards'],
    },
  },
  generateResponsibilities: {
    generateResponsibilities: {
      __typename: 'GeneratedResponsibilities',
      responsibilities: ['Visit each bed'],
    },
  },
  generateRequirementAreaText: {
    generateRequirementAreaText: {
      __typename: 'GeneratedRequirementAreaText',
      requirementAreaText: 'Look after two wards',
    },
  },
};

test('lines that the first area of the assistant replaces can be put back', async () => {
  const { saves } = open(
    { fields: { responsibilitiesSectionListItems: ['Written by hand', 'And this'] } },
    areaAnswers,
  );
  const section = await screen.findByRole('region', { name: 'Responsibilities' });
  fireEvent.click(within(section).getByRole('button', { name: /^Write with the assistant/ }));
  fireEvent.click(await screen.findByLabelText('Wards'));
  fireEvent.click(screen.getByRole('button', { name: 'Next: Add details' }));
  fireEvent.click(await screen.findByLabelText('Visit each bed'));
  fireEvent.click(screen.getByRole('button', { name: 'Preview text' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add & continue' }));
  await screen.findByText(/^2 lines of Responsibilities were replaced/);
  expect(screen.queryByDisplayValue('Written by hand')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const all = ['Written by hand', 'And this', 'Look after two wards'];
  await waitFor(() =>
    expect(saves().at(-1)).toMatchObject({ responsibilitiesSectionListItems: all }),
  );
  for (const line of all) screen.getByDisplayValue(line);
});
