import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blocksFromPlainText } from '#shared/editor/blocksFromPlainText.ts';
import { replaceDocument } from '../../features/editor/editorCommands.ts';
import { useInstalledExtension } from '../../lib/installedExtension.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { scriptedExtension } from '../../lib/scriptedExtension.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { AnalyzerActions } from './AnalyzerActions.tsx';
import type { AnalyzedJobDescription } from './AnalyzerBody.tsx';
import { createJobDescriptionText } from '../../features/jobDescriptionText/createJobDescriptionText.ts';

let stop = () => {};
beforeEach(() => useInstalledExtension.setState({ isAsked: true, version: '1.0.0', ats: null }));
afterEach(() => {
  cleanup();
  notifications.clean();
  stop();
});

interface Over {
  ats: string | null;
  source?: 'jdo' | 'jdc';
  planId?: string;
  isEmpty?: boolean;
}

function open({ ats, source, planId, isEmpty = false }: Over) {
  useInstalledExtension.setState({ ats });
  const extension = scriptedExtension({ exportJobDescription: { ats, isInserted: true } });
  stop = extension.stop;
  const { client, asked } = scriptedClient({
    RecordJobDescriptionExport: { recordJobDescriptionExport: true },
  });
  const jobDescriptionText = createJobDescriptionText(client, {
    id: 'j1',
    title: 'Nurse',
    blocks: [],
    whitelistedWords: [],
    contentRevision: 'r1',
    draftKey: 'rapport.unsaved.u1.j1.d1',
    isUnsaved: false,
    conflict: null,
  });
  replaceDocument(
    jobDescriptionText.editor,
    blocksFromPlainText('You visit <patients> & families.'),
  );
  vi.spyOn(jobDescriptionText, 'flush').mockResolvedValue();
  const jobDescription = {
    id: 'j1',
    planId: planId ?? null,
    canEdit: true,
    customHeaderSections: [{ id: 's1', order: 1, header: 'Who we are', text: 'Kind.' }],
    customFooterSections: [],
  } as unknown as AnalyzedJobDescription;
  const ui = renderUi(
    <>
      <Notifications />
      <AnalyzerActions
        jobDescriptionText={jobDescriptionText}
        jobDescription={jobDescription}
        isEmpty={isEmpty}
        source={source ?? null}
      />
    </>,
    { client, path: '/plan/analyze/j1' },
  );
  return { ...ui, asked, extension };
}
const more = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'More ways on' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

test('beside an applicant tracking system the text goes there, whole and in both its forms', async () => {
  const { extension, asked } = open({ ats: 'Lever' });
  fireEvent.click(screen.getByRole('button', { name: 'Export to ATS' }));
  await screen.findByText('Job description exported to Lever.');
  expect(extension.asked).toEqual([
    {
      type: 'exportJobDescription',
      text: expect.stringMatching(/^Who we are\s+Kind\.\s+You visit <patients> & families\.\s*$/),
      html: '<h2>Who we are</h2><p>Kind.</p><p>You visit &lt;patients&gt; &amp; families.</p>',
    },
  ]);
  await waitFor(() =>
    expect(asked.map(({ variables }) => variables)).toEqual([
      { id: 'j1', ats: 'Lever', isInserted: true },
    ]),
  );
});

test.each([
  [{}, 'Create interview plan', '/plan/configure/j1'],
  [{ planId: 'p1' }, 'View interview plan', '/plan/interview_plan/p1'],
])('with %j its menu offers to %s', async (over, label, path) => {
  const ui = open({ ats: 'Lever', ...over });
  expect(await more()).toEqual([label]);
  fireEvent.click(screen.getByRole('menuitem', { name: label }));
  await waitFor(() => expect(ui.path()).toBe(path));
});

test('on the way to an interview plan the next step comes first', async () => {
  const ui = open({ ats: 'Lever', source: 'jdc' });
  expect(screen.queryByRole('button', { name: 'Export to ATS' })).toBeNull();
  expect(await more()).toEqual(['Create interview plan', 'Export to ATS']);
  fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  await waitFor(() => expect(ui.path()).toBe('/plan/configure/j1?stepperSource=jdc'));
});

test('an empty text cannot be exported', () => {
  open({ ats: 'Lever', isEmpty: true });
  expect(screen.getByRole('button', { name: 'Export to ATS' })).toHaveProperty('disabled', true);
});

test('anywhere else there is one button, and no word of exporting', () => {
  open({ ats: null });
  screen.getByRole('button', { name: 'Create interview plan' });
  expect(screen.queryByRole('button', { name: 'Export to ATS' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More ways on' })).toBeNull();
});
