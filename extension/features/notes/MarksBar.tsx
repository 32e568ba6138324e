import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text, type TextKey } from '../../platform/text.ts';
import { usePanelKeys } from '../assistant/usePanelKeys.ts';
import { marks, type Mark } from './marks.ts';
import classes from './MarksBar.module.css';
import { rememberedVisibility } from './noteVisibility.ts';

interface MarksBarProps {
  captureId: string;
  now(): number;
}

/** Marks the moment with one press or key. */
export function MarksBar({ captureId, now }: MarksBarProps) {
  const [marked, setMarked] = useState<{ label: TextKey; timeMs: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const mark = async ({ label, type }: Mark) => {
    const timeMs = now();
    try {
      await sendMessage('saveNote', {
        ...{ captureId, timeMs, type, text: text(label), cueId: null, isTick: false },
        noteId: crypto.randomUUID(),
        visibility: rememberedVisibility(),
      });
      setMarked({ label, timeMs });
      setProblem(null);
    } catch {
      setProblem(text('markNotSaved'));
    }
  };
  usePanelKeys(Object.fromEntries(marks.map((item) => [item.key, () => void mark(item)])));
  return (
    <div className={classes.bar} role="group" aria-label={text('markMoment')}>
      {marks.map((item) => (
        <button
          key={item.key}
          type="button"
          className={classes.mark}
          onClick={() => void mark(item)}
        >
          {text(item.label)} <kbd className={classes.key}>{item.key.toUpperCase()}</kbd>
        </button>
      ))}
      <span className={classes.said} role="status">
        {problem ??
          (marked && (
            <>
              <VisuallyHidden>
                {text('markedAt', {
                  mark: text(marked.label),
                  time: formatTimecode(marked.timeMs),
                })}
              </VisuallyHidden>
              <span aria-hidden>✓ {formatTimecode(marked.timeMs)}</span>
            </>
          ))}
      </span>
    </div>
  );
}
