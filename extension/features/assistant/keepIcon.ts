import { onChange } from '../../platform/changes.ts';
import { showToolbarIcon } from '../../platform/toolbarIcon.ts';
import { iconOf } from './iconOf.ts';
import { readSnapshot } from './readSnapshot.ts';
import { stateOf } from './stateOf.ts';

/** Captions change what is known several times a second; the icon follows once in this time. */
const paceMs = 1_000;

/** Shows on the extension's button how the capture stands. Returns a way to look again. */
export function keepIcon(signal: AbortSignal): () => void {
  let isDue = false;
  let shown = '';
  const show = async () => {
    isDue = false;
    const snapshot = await readSnapshot();
    const isGoingOn = snapshot.capture?.endedAtMs === null;
    const state = isGoingOn ? stateOf(snapshot, snapshot.meeting, Date.now()) : null;
    const icon = iconOf(state);
    if (JSON.stringify(icon) === shown) return;
    await showToolbarIcon(icon);
    shown = JSON.stringify(icon);
  };
  const look = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => void show().catch(() => undefined), paceMs);
  };
  onChange(look, signal);
  look();
  return look;
}
