import { Notifications, notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { scriptedExtension } from '../../lib/scriptedExtension.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { ExportInterviewButton } from './ExportInterviewButton.tsx';

const writeClipboard = vi.hoisted(() => vi.fn());
vi.mock('#shared/ui/writeClipboard.ts', () => ({ writeClipboard }));

const interview = {
  id: 'i1',
  name: 'Recruiter screen',
  groups: [
    { questions: [{ question: 'Why here? ' }, { question: '  ' }] },
    { questions: [{ question: 'What is <b>?' }] },
  ],
};
let stop = () => {};
beforeEach(() => writeClipboard.mockReset().mockResolvedValue(true));
afterEach(() => {
  cleanup();
  notifications.clean();
  stop();
  vi.useRealTimers();
});

function open(answers: Record<string, unknown>, over: Partial<typeof interview> = {}) {
  const extension = scriptedExtension(answers);
  stop = extension.stop;
  const { client, asked } = scriptedClient({
    RecordPlanInterviewExport: { recordPlanInterviewExport: true },
  });
  renderUi(
    <>
      <Notifications />
      <ExportInterviewButton ats="Greenhouse" interview={{ ...interview, ...over }} />
    </>,
    { client },
  );
  return { extension, recorded: asked };
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Export to ATS' }));

test('the questions and the interview’s name go to the extension, and what became of it is kept', async () => {
  const { extension, recorded } = open({
    exportInterview: { ats: 'Greenhouse', isInserted: true },
  });
  press();
  await screen.findByText('Questions of Recruiter screen exported to Greenhouse.');
  expect(extension.asked).toEqual([
    {
      type: 'exportInterview',
      interviewName: 'Recruiter screen',
      questions: ['Why here?', 'What is <b>?'],
    },
  ]);
  expect(recorded.map(({ variables }) => variables)).toEqual([
    { id: 'i1', ats: 'Greenhouse', isInserted: true },
  ]);
  expect(writeClipboard).not.toHaveBeenCalled();
});

test('what the page did not take is copied, and that is said', async () => {
  const { recorded } = open({
    exportInterview: { ats: 'Greenhouse', isInserted: false, reason: 'NO_FIELD' },
  });
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No text field of Greenhouse is open to take it.');
  expect(alert.textContent).toContain('The text was copied: click where it belongs and paste it.');
  expect(writeClipboard).toHaveBeenCalledWith(
    '<h2>Recruiter screen</h2><ol><li>Why here?</li><li>What is &lt;b&gt;?</li></ol>',
    'Recruiter screen\n\n1. Why here?\n2. What is <b>?',
  );
  expect(recorded.map(({ variables }) => variables)).toEqual([
    { id: 'i1', ats: 'Greenhouse', isInserted: false },
  ]);
});

test('where copying fails too, nothing else is claimed', async () => {
  writeClipboard.mockResolvedValue(false);
  open({ exportInterview: { ats: null, isInserted: false, reason: 'NO_ATS' } });
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('no longer one that texts can be put into');
  expect(alert.textContent).toContain('Copying it failed too');
});

test('an extension that stays silent is waited for, told of, and can be asked again', async () => {
  vi.useFakeTimers();
  const { extension, recorded } = open({});
  press();
  const button = screen.getByRole('button', { name: 'Export to ATS' });
  expect(button.getAttribute('data-loading')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('alert').textContent).toContain('did not answer');
  expect(button.getAttribute('data-loading')).toBeNull();
  press();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(extension.asked).toHaveLength(2);
  expect(recorded).toEqual([]);
});

test('an interview without questions has nothing to export', () => {
  open({}, { groups: [{ questions: [{ question: ' ' }] }] });
  expect(screen.getByRole('button', { name: 'Export to ATS' })).toHaveProperty('disabled', true);
});
