import { CloseButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { findProtectedGround, type UnlawfulGround } from '#shared/domain/protectedGround.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import type { StoredCaption } from '../../platform/captureStore.ts';
import { text, type TextKey } from '../../platform/text.ts';
import classes from './LawfulWarning.module.css';

type Advice = readonly [ground: TextKey, why: TextKey, instead: TextKey];

const texts: Record<UnlawfulGround, Advice> = {
  FAMILY: ['groundFamily', 'groundFamilyWhy', 'groundFamilyInstead'],
  AGE: ['groundAge', 'groundAgeWhy', 'groundAgeInstead'],
  ORIGIN: ['groundOrigin', 'groundOriginWhy', 'groundOriginInstead'],
  RELIGION: ['groundReligion', 'groundReligionWhy', 'groundReligionInstead'],
  HEALTH: ['groundHealth', 'groundHealthWhy', 'groundHealthInstead'],
  PRIVATE: ['groundPrivate', 'groundPrivateWhy', 'groundPrivateInstead'],
  PAY: ['groundPay', 'groundPayWhy', 'groundPayInstead'],
};

interface LawfulWarningProps {
  lines: readonly StoredCaption[];
  candidateName: string | null;
}

/** The newest question on protected ground, said to the person alone; nothing of it is saved or sent. */
export function LawfulWarning({ lines, candidateName }: LawfulWarningProps) {
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => findNewest(lines, candidateName), [lines, candidateName]);
  if (!found || seenIds.has(found.line.utteranceId)) return null;
  const { line } = found;
  const [ground, why, instead] = texts[found.ground];
  return (
    <div className={classes.warning} role="status">
      <div>
        <p className={classes.head}>
          {text('warningHead', { ground: text(ground), time: formatTimecode(line.startMs) })}
        </p>
        <p className={classes.text}>
          {text('askInstead', { why: text(why), question: text(instead) })}
        </p>
      </div>
      <CloseButton
        iconSize={16}
        aria-label={text('dismiss')}
        onClick={() => setSeenIds(new Set([...seenIds, line.utteranceId]))}
      />
    </div>
  );
}

const grounds = new WeakMap<StoredCaption, UnlawfulGround | null>();

/** Looked up once for each line: a changed one is another object. */
function groundOf(line: StoredCaption): UnlawfulGround | null {
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
    if (ground) return { line, ground };
  }
  return null;
}
