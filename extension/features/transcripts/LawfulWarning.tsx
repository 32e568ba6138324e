import { CloseButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { findProtectedGround, type LawfulAdvice } from '#shared/domain/protectedGround.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import type { StoredCaption } from '../../platform/captureStore.ts';
import { text } from '../../platform/text.ts';
import classes from './LawfulWarning.module.css';

interface LawfulWarningProps {
  lines: readonly StoredCaption[];
  candidateName: string | null;
}

/** The newest question on protected ground, said to the person alone; nothing of it is saved or sent. */
export function LawfulWarning({ lines, candidateName }: LawfulWarningProps) {
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => findNewest(lines, candidateName), [lines, candidateName]);
  if (!found || seenIds.has(found.line.utteranceId)) return null;
  const { line, ground, why, instead } = found;
  return (
    <div className={classes.warning} role="status">
      <div>
        <p className={classes.head}>
          {text('warningHead', { ground, time: formatTimecode(line.startMs) })}
        </p>
        <p className={classes.text}>{text('askInstead', { why, question: instead })}</p>
      </div>
      <CloseButton
        iconSize={16}
        aria-label={text('dismiss')}
        onClick={() => setSeenIds(new Set([...seenIds, line.utteranceId]))}
      />
    </div>
  );
}

const grounds = new WeakMap<StoredCaption, LawfulAdvice | null>();

/** Looked up once for each line: a changed one is another object. */
function groundOf(line: StoredCaption): LawfulAdvice | null {
  const known = grounds.get(line);
  if (known !== undefined) return known;
  const found = findProtectedGround(line.text);
  grounds.set(line, found);
  return found;
}

/** The newest line on protected ground that somebody other than the candidate said. */
function findNewest(lines: readonly StoredCaption[], candidateName: string | null) {
  for (const line of lines.toReversed()) {
    if (line.speaker !== null && line.speaker === candidateName) continue;
    const ground = groundOf(line);
    if (ground) return { line, ...ground };
  }
  return null;
}
