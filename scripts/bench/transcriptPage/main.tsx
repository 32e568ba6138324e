// The page of the transcript benchmark: draws ten thousand turns when told to and jumps among them.
import '@mantine/core/styles.layer.css';
import '#shared/ui/base.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { TranscriptClock } from '../../../web/app/features/transcript/transcriptLine.ts';
import { TranscriptView } from '../../../web/app/features/transcript/TranscriptView.tsx';
import { cssVariablesResolver, theme } from '#shared/ui/theme.ts';
import { buildLines, startOf } from './buildLines.ts';
import { PlainList } from './PlainList.tsx';

export interface BenchPage {
  /** Draws the list; ms until the rows that fill the window have been painted. */
  show(list: 'ours' | 'plain'): Promise<number>;
  /** Goes to a turn; ms and frames until it stands painted in the window. */
  jump(index: number): Promise<{ ms: number; frames: number }>;
  /** The words of a turn that is on the page. */
  wordsOf(index: number): string | null;
  elements(): number;
}
declare global {
  interface Window {
    bench: BenchPage;
  }
}

const segments = buildLines(10_000);
const speakers = ['Ada', 'Ben', 'Cleo'].map((name, index) => ({
  ...{ id: `speaker-${index}`, name, index },
}));
const host = document.querySelector('#root');
if (!host) throw new Error('The page has no #root');
const root = createRoot(host);

let nowMs = 0;
const listeners = new Set<(timeMs: number, isJump: boolean) => void>();
const clock: TranscriptClock = {
  timeMs: () => nowMs,
  seek: (timeMs) => {
    nowMs = timeMs;
    for (const listener of listeners) listener(timeMs, true);
  },
  play: () => undefined,
  onTime: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const row = (index: number) => document.querySelector(`[data-segment="${index}"]`);

function isInWindow(index: number): boolean {
  const element = row(index);
  if (!element) return false;
  const { left, top, bottom } = element.getBoundingClientRect();
  const middle = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  return element.contains(document.elementFromPoint(left + 20, middle));
}

const isFilled = () =>
  document.elementFromPoint(innerWidth / 2, innerHeight - 30)?.closest('[data-segment]') !== null;

/**
 * Waits until `isThere` holds when a frame has been drawn. A message posted in a frame's callback is
 * delivered after that frame's layout and paint.
 */
function painted(isThere: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (isThere()) resolve(frames);
        else requestAnimationFrame(look);
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

let list: 'ours' | 'plain' = 'ours';
// Ours is mounted inside the provider beforehand, as on the product's page, where the shell stands first.
const draw = (content: React.ReactNode) =>
  flushSync(() =>
    root.render(
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
        {content}
      </MantineProvider>,
    ),
  );
draw(null);

window.bench = {
  async show(wanted) {
    list = wanted;
    const startedAt = performance.now();
    draw(
      wanted === 'ours' ? (
        <TranscriptView
          {...{ segments, speakers, clock }}
          changes={{ correctWords: () => undefined, assignSegments: () => undefined }}
          linkTo={(timeMs) => `#${timeMs}`}
        />
      ) : (
        <PlainList segments={segments} speakers={speakers} />
      ),
    );
    await painted(isFilled);
    return performance.now() - startedAt;
  },
  async jump(index) {
    const startedAt = performance.now();
    if (list === 'ours') clock.seek(startOf(index));
    else row(index)?.scrollIntoView({ block: 'center' });
    const frames = await painted(() => isInWindow(index));
    return { ms: performance.now() - startedAt, frames };
  },
  wordsOf: (index) => {
    const spans = row(index)?.querySelectorAll('[data-word]');
    return spans ? [...spans].map((span) => span.textContent).join(' ') : null;
  },
  elements: () => document.querySelectorAll('*').length,
};
