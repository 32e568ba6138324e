import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Word } from '#shared/domain/transcript.ts';
import { fakeLayout } from './fakeLayout.ts';
import type { TranscriptClock, TranscriptLine } from './transcriptLine.ts';
import { TranscriptView, type TranscriptHandle } from './TranscriptView.tsx';

const speakers = [
  { id: 'ann', name: 'Ann Lee', index: 0 },
  { id: 'bo', name: 'Bo Chen', index: 1 },
];

/** Turns of ten seconds, a word a second; `needle` stands in every hundredth. */
function buildLines(count: number, voices: readonly string[]): TranscriptLine[] {
  return Array.from({ length: count }, (_, index) => {
    const startMs = index * 10_000;
    const texts = ['alpha', 'beta', index % 100 === 99 ? 'needle' : 'gamma', `turn${index}`];
    const words = texts.map((text, i): Word => [
      text,
      startMs + i * 1000,
      startMs + i * 1000 + 900,
      i === 1 ? 0.2 : 0.9,
    ]);
    return {
      id: `s${index}`,
      speakerId: voices[index % voices.length] ?? '',
      startMs,
      endMs: startMs + 9000,
      text: texts.join(' '),
      words,
      isEdited: false,
    };
  });
}

function buildClock(startMs = 0) {
  let nowMs = startMs;
  const listeners = new Set<(timeMs: number, isJump: boolean) => void>();
  const move = (timeMs: number, isJump: boolean) => {
    nowMs = timeMs;
    act(() => listeners.forEach((listener) => listener(timeMs, isJump)));
  };
  const clock = {
    timeMs: () => nowMs,
    seek: vi.fn((timeMs: number) => move(timeMs, true)),
    play: vi.fn(),
    onTime: (listener: (timeMs: number, isJump: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies TranscriptClock;
  return { clock, playTo: (timeMs: number) => move(timeMs, false) };
}

function show(count = 1000, voices = ['ann', 'bo'], opened: { atMs?: number; find?: string } = {}) {
  const { clock, playTo } = buildClock(opened.atMs);
  const lines = buildLines(count, voices);
  const changes = { correctWords: vi.fn(), assignSegments: vi.fn() };
  const handle = createRef<TranscriptHandle>();
  render(
    <MantineProvider>
      <TranscriptView
        ref={handle}
        segments={lines}
        speakers={speakers}
        clock={clock}
        changes={changes}
        linkTo={(timeMs) => `https://rapport.test/interview/1?t=${timeMs / 1000}`}
        initialFind={opened.find ?? null}
      />
    </MantineProvider>,
  );
  return { clock, playTo, changes, handle };
}

const spokenWord = () => document.querySelector('[data-spoken]')?.textContent ?? null;
const scroller = () => {
  const element = document.querySelector('[data-segment]')?.closest('[class*="scroller"]');
  if (!element) throw new Error('The transcript shows no rows');
  return element;
};

let restoreLayout: () => void;
beforeEach(() => {
  restoreLayout = fakeLayout({ viewHeight: 600, rowHeight: 40 });
});
afterEach(() => {
  cleanup();
  restoreLayout();
});

describe('the transcript', () => {
  it('puts only the rows in view on the page', async () => {
    show(10_000);
    expect(await screen.findByText('turn0')).toBeTruthy();
    expect(document.querySelectorAll('[data-segment]').length).toBeLessThan(60);
  });

  it('goes to the word that is clicked, and tints it', async () => {
    const { clock } = show();
    fireEvent.click((await screen.findByText('turn1')).closest('[data-word]') ?? document.body);
    expect(clock.seek).toHaveBeenCalledWith(13_000);
    expect(spokenWord()).toBe('turn1');
  });

  it('moves the tint with the sound, without a word in a pause', async () => {
    const { playTo } = show();
    await screen.findByText('turn0');
    playTo(1200);
    expect(spokenWord()).toBe('beta');
    playTo(3100);
    expect(spokenWord()).toBe('turn0');
    expect(document.querySelectorAll('[data-spoken]')).toHaveLength(1);
    playTo(6000);
    expect(spokenWord()).toBeNull();
  });

  it('follows the sound, stops when the person scrolls, and goes back to now', async () => {
    const { playTo } = show();
    await screen.findByText('turn0');
    playTo(500_500);
    await vi.waitFor(() => expect(screen.getByText('turn50')).toBeTruthy());
    expect(screen.queryByText('Jump to playback')).toBeNull();

    fireEvent.wheel(scroller());
    expect(screen.queryByText('Jump to playback')).toBeNull();
    playTo(2_000_500);
    expect(screen.queryByText('turn200')).toBeNull();
    fireEvent.click(screen.getByText('Jump to playback'));
    await vi.waitFor(() => expect(screen.getByText('turn200')).toBeTruthy());
    expect(screen.queryByText('Jump to playback')).toBeNull();
  });

  it('finds what is not on the page: n of m, next, previous, around the end', async () => {
    show();
    await screen.findByText('turn0');
    fireEvent.click(screen.getByText('Find'));
    const field = screen.getByLabelText('Find in transcript');
    fireEvent.change(field, { target: { value: 'NEEDLE' } });
    expect(screen.getByRole('status').textContent).toBe('1 of 10');
    await vi.waitFor(() => expect(screen.getByText('turn99')).toBeTruthy());
    expect(document.querySelector('[data-current-mark]')?.textContent).toBe('needle');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(screen.getByRole('status').textContent).toBe('10 of 10');
    await vi.waitFor(() => expect(screen.getByText('turn999')).toBeTruthy());
    fireEvent.change(field, { target: { value: 'nowhere' } });
    expect(screen.getByRole('status').textContent).toBe('Not found');
  });

  it('opens a search result on its passage, with the words of the search found there', async () => {
    show(1000, ['ann', 'bo'], { atMs: 9_990_000, find: 'needle' });
    await vi.waitFor(() => expect(screen.getByText('turn999')).toBeTruthy());
    expect(document.querySelector('[data-now]')?.getAttribute('data-segment')).toBe('999');
    expect(screen.getByRole('status').textContent).toBe('10 of 10');
    expect(document.activeElement).toBe(document.body);
  });

  it('gives the focus back when find is closed', async () => {
    show();
    await screen.findByText('turn0');
    fireEvent.click(screen.getByText('Find'));
    fireEvent.keyDown(screen.getByLabelText('Find in transcript'), { key: 'Escape' });
    expect(document.activeElement?.textContent).toBe('Find');
  });

  it('corrects a word by keyboard, and leaves it as it was on Escape', async () => {
    const { changes } = show();
    const first = (await screen.findAllByText('alpha'))[0];
    if (!first) throw new Error('No first word');
    fireEvent.keyDown(first, { key: 'Enter' });
    const editor = screen.getByLabelText(/^Correct “alpha”/);
    fireEvent.change(editor, { target: { value: 'alfalfa  seeds' } });
    fireEvent.keyDown(editor, { key: 'Enter' });
    expect(changes.correctWords).toHaveBeenCalledExactlyOnceWith({
      segmentId: 's0',
      fromWord: 0,
      toWord: 0,
      replaces: 'alpha',
      text: 'alfalfa seeds',
    });
    fireEvent.keyDown(screen.getAllByText('alpha')[0] ?? document.body, { key: 'Enter' });
    fireEvent.keyDown(screen.getByLabelText(/^Correct “alpha”/), { key: 'Escape' });
    expect(changes.correctWords).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText(/^Correct/)).toBeNull();
  });

  it('offers back what was typed over a word and given up', async () => {
    const { changes } = show();
    const first = (await screen.findAllByText('alpha'))[0] ?? document.body;
    fireEvent.keyDown(first, { key: 'Enter' });
    fireEvent.change(screen.getByLabelText(/^Correct “alpha”/), { target: { value: 'alfalfa' } });
    fireEvent.keyDown(screen.getByLabelText(/^Correct “alpha”/), { key: 'Escape' });
    fireEvent.keyDown(document.activeElement ?? first, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(screen.getByLabelText(/^Correct “alpha”/), { key: 'Enter' });
    expect(changes.correctWords.mock.calls.map(([{ text }]) => text)).toEqual(['alfalfa']);
  });

  it('steps from turn to turn, with the sound and the focus', async () => {
    const { clock, handle } = show(6, ['ann', 'ann', 'bo']);
    await screen.findByText('turn0');
    const at = () =>
      document.activeElement?.closest('[data-segment]')?.getAttribute('data-segment');
    act(() => handle.current?.stepTurn(1));
    expect([at(), clock.timeMs()]).toEqual(['2', 20_000]);
    act(() => handle.current?.stepTurn(1));
    act(() => handle.current?.stepTurn(-1));
    act(() => handle.current?.stepTurn(-1));
    expect([at(), clock.timeMs()]).toEqual(['0', 0]);
  });

  it('moves from word to word by arrows, over the end of a turn', async () => {
    show();
    await screen.findByText('turn0');
    const last = screen.getByText('turn0');
    fireEvent.keyDown(screen.getAllByText('alpha')[0] ?? document.body, { key: 'End' });
    expect(document.activeElement).toBe(last);
    fireEvent.keyDown(last, { key: 'ArrowRight' });
    expect(document.activeElement?.closest('[data-segment]')?.getAttribute('data-segment')).toBe(
      '1',
    );
  });

  it('selects words by Shift and arrows, and Enter leads to their toolbar', async () => {
    show();
    const word = (await screen.findByText('turn0')).closest<HTMLElement>('[data-word]');
    const press = (key: string, shiftKey = false) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
    act(() => word?.focus());
    press('ArrowRight', true);
    expect(document.getSelection()?.isCollapsed).toBe(false);
    await screen.findByRole('toolbar', { name: 'Selected text' });
    press('Enter');
    const actions = screen.getAllByRole('button', { name: /Copy/ });
    expect(document.activeElement).toBe(actions[0]);
    expect(actions.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    press('ArrowRight');
    expect(document.activeElement).toBe(actions[1]);
    press('Escape');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(document.activeElement?.closest('[data-word]')).toBeTruthy();
  });

  it('says which words the engine doubts', async () => {
    show();
    const doubted = (await screen.findAllByText('beta'))[0];
    expect(doubted?.getAttribute('title')).toBe('The engine is not sure of this word');
    expect(screen.getByText('dotted line')).toBeTruthy();
  });

  it('names a speaker only where the speaker changes', async () => {
    show(3, ['ann', 'ann', 'bo']);
    await vi.waitFor(() => expect(document.querySelectorAll('[data-segment]')).toHaveLength(3));
    expect(screen.getAllByText('Ann Lee')).toHaveLength(1);
    expect(screen.getAllByText('Bo Chen')).toHaveLength(1);
  });
});
