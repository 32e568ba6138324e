import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useConnection } from '../../lib/connection.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { createCaptionStore } from './createCaptionStore.ts';
import { LiveTranscript } from './LiveTranscript.tsx';

const going = { recordingPaused: false, recordingPauseInProgress: false };

afterEach(() => {
  cleanup();
  useConnection.setState({ lostAtMs: null });
});

test('while the server does not answer the page does not claim to be live', async () => {
  const caption = { utteranceId: 'a', speaker: 'Ines', text: 'Hello', startMs: 0, sequence: 1 };
  const store = createCaptionStore(async () => ({
    afterSequence: 0,
    sequence: 1,
    captions: [caption],
  }));
  renderUi(<LiveTranscript store={store} sequence={1} pause={going} />, scriptedClient({}));
  await screen.findByText('Hello');
  expect(screen.getByText('Live')).toBeTruthy();
  act(() => useConnection.setState({ lostAtMs: Date.now() }));
  expect(screen.queryByText('Live')).toBeNull();
  screen.getByText(/The connection is lost/);
  screen.getByText('Hello');
});

test.each([
  [true, true, /^Pausing/],
  [true, false, /^Paused/],
  [false, true, /^Resuming/],
])(
  'a pause (%s, in progress: %s) is said and not shown as live',
  async (recordingPaused, isInProgress, text) => {
    const store = createCaptionStore(async () => ({ afterSequence: 0, sequence: 0, captions: [] }));
    const pause = { recordingPaused, recordingPauseInProgress: isInProgress };
    renderUi(<LiveTranscript store={store} sequence={0} pause={pause} />, scriptedClient({}));
    await screen.findByText(text);
    expect(screen.queryByText('Live')).toBeNull();
  },
);
