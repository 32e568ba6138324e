import { useEffect, useState } from 'react';
import { onTabActivated } from '../../platform/browserParts.ts';
import { onChange } from '../../platform/changes.ts';
import { onSettingsChange } from '../../platform/settings.ts';
import { text } from '../../platform/text.ts';
import { clearLocalData, pruneLocalData } from '../session/localData.ts';
import { readSnapshot, type Snapshot } from './readSnapshot.ts';

/** What was told last may have become too old to be true. */
const lookAgainMs = 5_000;

export interface SnapshotState {
  /** Null until it is first read. */
  snapshot: Snapshot | null;
  /** Why the browser's storage could not be read. */
  problem: string | null;
}

/** The snapshot, read again at every change; changes during a reading make one more, not many. */
export function useSnapshot(): SnapshotState {
  const [state, setState] = useState<SnapshotState>({ snapshot: null, problem: null });
  useEffect(() => {
    const lifetime = new AbortController();
    let isReading = false;
    let isDue = false;
    const read = async () => {
      isDue = true;
      if (isReading) return;
      isReading = true;
      while (isDue && !lifetime.signal.aborted) {
        isDue = false;
        const next = await readSnapshot().then(
          (snapshot) => ({ snapshot, problem: null }),
          (error: unknown) => ({ problem: text('storageFailed', { detail: String(error) }) }),
        );
        if (lifetime.signal.aborted) return;
        if ('snapshot' in next) forgetOthers(next.snapshot);
        setState((known) => {
          const snapshot = 'snapshot' in next ? keepSame(known.snapshot, next.snapshot) : null;
          const isSame = snapshot === known.snapshot && next.problem === known.problem;
          return isSame ? known : { ...known, ...next, ...(snapshot && { snapshot }) };
        });
      }
      isReading = false;
    };
    const again = () => void read();
    onChange(again, lifetime.signal);
    onSettingsChange(again, lifetime.signal);
    onTabActivated(again, lifetime.signal);
    const timer = setInterval(again, lookAgainMs);
    again();
    return () => {
      lifetime.abort();
      clearInterval(timer);
    };
  }, []);
  return state;
}

/** What was read again and is the same stays the same object, so that nothing of it is drawn again. */
function keepSame(known: Snapshot | null, next: Snapshot): Snapshot {
  if (!known) return next;
  const same = <Value>(old: Value, now: Value): Value =>
    JSON.stringify(old) === JSON.stringify(now) ? old : now;
  const kept: Snapshot = {
    session: same(known.session, next.session),
    serverUrl: next.serverUrl,
    sending: same(known.sending, next.sending),
    meeting: same(known.meeting, next.meeting),
    front: same(known.front, next.front),
    capture: same(known.capture, next.capture),
    notes: same(known.notes, next.notes),
    waiting: next.waiting,
    unsent: same(known.unsent, next.unsent),
  };
  const isSame = (Object.keys(kept) as (keyof Snapshot)[]).every((key) => kept[key] === known[key]);
  return isSame ? known : kept;
}

/** Drafts and guides go with the interviews they belong to, and with the person. */
function forgetOthers({ session, capture, unsent }: Snapshot): void {
  const captures = [...(capture ? [capture] : []), ...unsent.map((item) => item.capture)];
  if (session === null && captures.length === 0) clearLocalData();
  else if (captures.length > 0) pruneLocalData(captures);
}
