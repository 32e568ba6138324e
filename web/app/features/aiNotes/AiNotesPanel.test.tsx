import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../lib/scriptedClient.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { ConfirmHost } from '../../ui/ConfirmHost.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { AiNotesPanel } from './AiNotesPanel.tsx';
import { drafts } from '../../lib/createDrafts.ts';
import { createAskHistory } from './createAskHistory.ts';
import { callOf, engine, evidence, noteOf, sentence, summary } from './scriptedAiNotes.ts';
import type { Data } from './scriptedAiNotes.ts';
import { useAiNotes } from './useAiNotes.ts';

let played: number[] = [];
let pointed: number[][] = [];
let focused: number[][] = [];
beforeEach(() => {
  played = [];
  pointed = [];
  focused = [];
});
afterEach(cleanup);

const citing = {
  play: (timeMs: number) => void played.push(timeMs),
  point: (ranges: readonly { startMs: number }[]) =>
    void pointed.push(ranges.map(({ startMs }) => startMs)),
  focus: (ranges: readonly { startMs: number }[]) =>
    void focused.push(ranges.map(({ startMs }) => startMs)),
};

interface HostProps {
  hasTranscript: boolean;
  cueIds: ReadonlySet<string> | null;
}
function Host({ hasTranscript, cueIds }: HostProps) {
  return (
    <AiNotesPanel
      callId="c1"
      notes={useAiNotes('c1')}
      hasTranscript={hasTranscript}
      cueIds={cueIds}
      guideChoice={<button type="button">Choose a guide</button>}
      citing={citing}
      history={history}
    />
  );
}
let history = createAskHistory('question/c1');
function show(call: Data, script: Record<string, Answer> = {}, has = {}) {
  drafts.drop('question/c1');
  history = createAskHistory('question/c1');
  const scripted = scriptedClient({ InterviewAiNotes: { call }, ...script });
  const { unmount } = renderUi(
    <>
      <Host hasTranscript cueIds={new Set(['n1', 'n2', 'n3'])} {...has} />
      <Toaster />
      <ConfirmHost />
    </>,
    { client: scripted.client },
  );
  return { ...scripted, unmount };
}
const openMenuOf = async (text: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `About this sentence: ${text}` }));
const refuse = () => {
  throw new Error('The engine is being restarted. Try again in a minute.');
};

test('a sentence lights its words when pointed at, and its mark plays them', async () => {
  show(callOf());
  const text = await screen.findByText(/She led the move/);
  fireEvent.pointerEnter(text.closest('li') ?? text);
  expect(pointed.at(-1)).toEqual([190_000]);
  fireEvent.pointerLeave(text.closest('li') ?? text);
  expect(pointed.at(-1)).toEqual([]);
  const mark = screen.getByRole('button', { name: 'Play 3:10: quote of t1' });
  fireEvent.focus(mark);
  expect(focused).toEqual([[190_000]]);
  fireEvent.blur(mark);
  expect(focused.at(-1)).toEqual([]);
  fireEvent.click(mark);
  expect(played).toEqual([190_000]);
});

test('that nothing is known of a question is said as such', async () => {
  show(
    callOf({
      aiNotes: [
        noteOf('n1', 'Why this trade?', { gap: 'NOT_ASKED', matchReason: 'Nobody came to it.' }),
        noteOf('n2', 'A hard day?', { gap: 'NOT_ANSWERED', askedAt: evidence(5000, 'hard?') }),
        noteOf('n3', 'A proud day?', { gap: 'NO_EVIDENCE', matchReason: 'Not tied to words.' }),
        noteOf('n4', 'A gone day?', { gap: 'DELETED', matchReason: 'Somebody deleted it.' }),
        noteOf('n5', 'A changed day?', { gap: 'OUTDATED', matchReason: 'It is written anew.' }),
      ],
    }),
  );
  await screen.findByText('We could not find this question.');
  screen.getByText(/Nobody came to it/);
  screen.getByText('Not answered.');
  screen.getByText('Nothing in the interview supports an answer.');
  screen.getByText(/Not tied to words/);
  screen.getByText('Deleted.');
  screen.getByText('Out of date.');
  screen.getByRole('button', { name: 'Play 0:05: hard?' });
});

test('what was perhaps asked is said to be, above the sentences', async () => {
  const matchReason = 'This may have been asked in other words.';
  const sentences = [sentence('s1', 'I stay late.')];
  show(
    callOf({
      aiNotes: [noteOf('n1', 'Why this trade?', { isUnsure: true, matchReason, sentences })],
    }),
  );
  const verdict = await screen.findByText('Perhaps asked.');
  screen.getByText(/asked in other words/);
  const place = verdict.compareDocumentPosition(screen.getByText('I stay late.'));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('beside an answered guide the summary has asides, shown in full notes alone unless somebody changed it', async () => {
  const aiNotes = [noteOf('n1', 'Why this trade?', { sentences: [sentence('s1', 'I like it.')] })];
  const { unmount } = show(callOf({ aiNotes }));
  await screen.findByText('I like it.');
  expect(screen.queryByText(/She led the move/)).toBeNull();
  fireEvent.click(screen.getByText('Full'));
  await screen.findByText('Also said');
  screen.getByText(/She led the move/);
  fireEvent.click(screen.getByText('Standard'));
  unmount();

  const edited = sentence('t1', 'She led it well.', { isEdited: true });
  show(callOf({ aiNotes, aiSummary: summary([edited]) }));
  await screen.findByText('She led it well.');
  screen.getByText('In short');
});

test('a changed note of another guide stands apart', async () => {
  show(callOf({ aiNotes: [noteOf('n1', 'Why this trade?'), noteOf('old', 'Which van?')] }));
  const kept = await screen.findByText(/Kept from another guide/);
  const place = kept.compareDocumentPosition(screen.getByText('Which van?'));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const guide = kept.compareDocumentPosition(screen.getByText('Why this trade?'));
  expect(guide & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test.each([
  ['being written', { aiSummaryProcessingStatus: 'IN_PROGRESS' }, /AI notes are being written/],
  ['not ordered', { aiSummaryProcessingStatus: 'PENDING' }, /not written yet/],
])('%s: the page says so', async (_state, status, words) => {
  show(callOf({ aiSummary: null, ...status }));
  await screen.findByText(words);
});

test('what failed says why, and is ordered again alone by one press', async () => {
  const failed = {
    aiNotesProcessingStatus: 'FAILED',
    aiNotesFailureReason: 'The engine was busy.',
  };
  const { asked } = show(callOf(failed), {
    CreateAiNoteTags: { createAiNoteTags: callOf({ aiNotesProcessingStatus: 'IN_PROGRESS' }) },
  });
  await screen.findByText('The engine was busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Notes of the questions are being written/);
  expect(asked.at(-1)).toMatchObject({ name: 'CreateAiNoteTags', variables: { callId: 'c1' } });
});

test('without a transcript, and without a guide, it says what to do', async () => {
  show(callOf(), {}, { hasTranscript: false });
  await screen.findByText(/there is none/);
  cleanup();
  show(callOf(), {}, { cueIds: null });
  await screen.findByText(/With a guide, each of its questions gets a note/);
  screen.getByRole('button', { name: 'Choose a guide' });
});

test('an edited sentence says who edited it; a refused edit keeps what was typed', async () => {
  const me = { __typename: 'User', id: 'u1', fullName: 'Ann Lee' };
  const edited = sentence('t1', 'She ran the move.', {
    isEdited: true,
    editedBy: me,
    originalText: 'She led the move to the new store.',
  });
  let isRefusing = true;
  const { asked } = show(callOf(), {
    UpdateAiNoteSentence: () =>
      isRefusing ? refuse() : { updateAiNoteSentence: callOf({ aiSummary: summary([edited]) }) },
  });
  await openMenuOf('She led the move to the new store.');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Sentence' });
  fireEvent.change(field, { target: { value: 'She ran the move.' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText(/The sentence is not saved/);
  expect(field).toHaveProperty('value', 'She ran the move.');
  isRefusing = false;
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('Edited by Ann Lee');
  expect(asked.at(-1)?.variables).toEqual({
    callId: 'c1',
    sentenceId: 't1',
    text: 'She ran the move.',
  });
});

test('a deleted sentence comes back by undo', async () => {
  const { asked } = show(callOf(), {
    DeleteAiNoteSentence: { deleteAiNoteSentence: callOf({ aiSummary: summary([]) }) },
    RestoreAiNoteSentence: { restoreAiNoteSentence: callOf() },
  });
  await openMenuOf('She led the move to the new store.');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/She led the move/)).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/She led the move/);
  expect(asked.at(-1)).toMatchObject({ variables: { callId: 'c1', sentenceId: 't1' } });
});

test('a wrong sentence is reported with a reason', async () => {
  const reported = sentence('t1', 'She led the move.', { isReportedByMe: true });
  const { asked } = show(callOf(), {
    ReportAiSentence: { reportAiSentence: callOf({ aiSummary: summary([reported]) }) },
  });
  await openMenuOf('She led the move to the new store.');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report as wrong' }));
  fireEvent.click(await screen.findByRole('radio', { name: /wrong picture/ }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Comment' }), {
    target: { value: ' It was he. ' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Report' }));
  await screen.findByText('Reported by you');
  expect(asked.at(-1)?.variables).toEqual({
    callId: 'c1',
    sentenceId: 't1',
    reason: 'MISLEADING',
    comment: 'It was he.',
  });
});

test('writing again is asked for first, and says that edits stay', async () => {
  const { asked } = show(callOf(), { CreateAiNotes: { createAiNotes: callOf() } });
  await screen.findByText(/Written by the built-in engine 1\.2/);
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/edited, deleted or added stay as they are/);
  fireEvent.click(dialog.getByRole('button', { name: 'Regenerate' }));
  await waitFor(() => expect(asked.at(-1)?.name).toBe('CreateAiNotes'));
});

test('who may not edit finds no way to, but can report', async () => {
  show(callOf({ canEditAiNotes: false }));
  await openMenuOf('She led the move to the new store.');
  await screen.findByRole('menuitem', { name: 'Report as wrong' });
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a sentence' })).toBeNull();
});

test('a question gets its cited answer, or the nearest moments; a failed one is asked again', async () => {
  const answered = (question: string, sentences: Data[]) => ({
    __typename: 'CallAnswer',
    question,
    sentences,
    engine,
    isNotSpokenOf: sentences.length === 0 && question !== 'Rowing?',
    isUntied: question === 'Rowing?',
    nearestMoments:
      question === 'Boats?'
        ? [
            {
              __typename: 'AiCitedText',
              text: 'We took the ferry.',
              evidence: [evidence(9000, 'ferry')],
            },
          ]
        : [],
  });
  let isRefusing = false;
  show(callOf(), {
    AskCall: ({ question }) =>
      isRefusing
        ? refuse()
        : {
            askCall: answered(
              String(question),
              ['Sailing?', 'Rowing?', 'Boats?'].includes(String(question))
                ? []
                : [
                    {
                      __typename: 'AiCitedText',
                      text: 'By rail.',
                      evidence: [evidence(7000, 'rail')],
                    },
                  ],
            ),
          },
  });
  const ask = async (question: string) => {
    const field = await screen.findByRole('textbox', { name: 'Question about this interview' });
    fireEvent.change(field, { target: { value: question } });
    fireEvent.submit(field);
  };
  await ask('How did she travel?');
  await screen.findByText('By rail.');
  fireEvent.click(screen.getByRole('button', { name: 'Play 0:07: rail' }));
  expect(played).toEqual([7000]);
  await ask('Sailing?');
  await screen.findByText(
    'Not sure: nothing was found that answers this. It may have been said in other words, so look for it in the transcript.',
  );
  await ask('Boats?');
  await screen.findByText('Not sure: no plain answer was found. These moments come nearest to it.');
  fireEvent.click(screen.getByRole('button', { name: 'Play 0:09: ferry' }));
  expect(played).toEqual([7000, 9000]);
  await ask('Rowing?');
  await screen.findByText(/could not be tied to what was said/);
  isRefusing = true;
  await ask('When?');
  await screen.findByText(/being restarted/);
  isRefusing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByText('By rail.')).toHaveLength(2));
});
