import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import { sendMessage } from '../../platform/messages.ts';
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
  const [marked, setMarked] = useState<{ label: string; timeMs: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const mark = async ({ label, type }: Mark) => {
    const timeMs = now();
    try {
      await sendMessage('saveNote', {
        ...{ captureId, timeMs, type, text: label, cueId: null, isTick: false },
        noteId: crypto.randomUUID(),
        visibility: rememberedVisibility(),
      });
      setMarked({ label, timeMs });
      setProblem(null);
    } catch {
      setProblem('Not saved. Try again.');
    }
  };
  usePanelKeys(Object.fromEntries(marks.map((item) => [item.key, () => void mark(item)])));
  return (
    <div className={classes.bar} role="group" aria-label="Mark this moment">
      {marks.map((item) => (
        <button
          key={item.key}
          type="button"
          className={classes.mark}
          onClick={() => void mark(item)}
        >
          {item.label} <kbd className={classes.key}>{item.key.toUpperCase()}</kbd>
        </button>
      ))}
      <span className={classes.said} role="status">
        {problem ??
          (marked && (
            <>
              <VisuallyHidden>{marked.label} at </VisuallyHidden>✓ {formatTimecode(marked.timeMs)}
            </>
          ))}
      </span>
    </div>
  );
}
