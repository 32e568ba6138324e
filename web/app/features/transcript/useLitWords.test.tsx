import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Word } from '#shared/domain/transcript.ts';
import { fakeLayout } from './fakeLayout.ts';
import { TranscriptView } from './TranscriptView.tsx';
import type { TranscriptHandle } from './TranscriptView.tsx';

let restoreLayout = () => {};
beforeEach(() => {
  restoreLayout = fakeLayout({ viewHeight: 600, rowHeight: 40 });
});
afterEach(() => {
  cleanup();
  restoreLayout();
});

const lines = [0, 1].map((index) => {
  const startMs = index * 10_000;
  const words = ['one', 'two', 'three'].map((text, i): Word => [
    `${text}${index}`,
    startMs + i * 1000,
    startMs + i * 1000 + 900,
    1,
  ]);
  const text = words.map(([word]) => word).join(' ');
  return {
    id: `s${index}`,
    speakerId: 'a',
    startMs,
    endMs: startMs + 2900,
    text,
    words,
    isEdited: false,
  };
});
const clock = { timeMs: () => 0, seek: () => {}, play: () => {}, onTime: () => () => {} };
const lit = () => [...document.querySelectorAll('[data-lit]')].map((word) => word.textContent);

it('lights the words of the stretches it is given, and no others', async () => {
  const handle = createRef<TranscriptHandle>();
  render(
    <MantineProvider>
      <TranscriptView
        ref={handle}
        segments={lines}
        speakers={[{ id: 'a', name: 'Ann', index: 0 }]}
        clock={clock}
        changes={null}
        linkTo={() => ''}
      />
    </MantineProvider>,
  );
  await screen.findByText('three1');
  const light = (...ranges: [number, number][]) =>
    act(() => handle.current?.light(ranges.map(([startMs, endMs]) => ({ startMs, endMs }))));
  light([1000, 2900], [10_000, 10_900]);
  expect(lit()).toEqual(['two0', 'three0', 'one1']);
  light([10_000, 10_900]);
  expect(lit()).toEqual(['one1']);
  light();
  expect(lit()).toEqual([]);
});
