import { activeTabId } from '../../platform/browserParts.ts';
import { captureDatabase } from '../../platform/captureDatabase.ts';
import type { CaptureRecord, NoteRecord } from '../../platform/captureStore.ts';
import { readMeetings, readSending, type Meeting, type Sending } from '../../platform/meetings.ts';
import { readServerUrl, readSession, type Session } from '../../platform/settings.ts';

/** Everything the panel shows, as it is on the disk. */
export interface Snapshot {
  session: Session | null;
  serverUrl: string;
  sending: Sending;
  /** The meeting that is captured, else the one in front, else any that is open. */
  meeting: Meeting | null;
  /** The meeting in front, whatever is captured. */
  front: Meeting | null;
  /** The interview that is open, else the last one until it is dismissed. */
  capture: CaptureRecord | null;
  notes: NoteRecord[];
  /** Captions and notes of that interview that the server does not have. */
  waiting: number;
  /** Interviews that were set aside before the server had all of them. */
  unsent: UnsentCapture[];
}

export interface UnsentCapture {
  capture: CaptureRecord;
  waiting: number;
}

export async function readSnapshot(): Promise<Snapshot> {
  const [session, serverUrl, sending, meetings, captures, tabId] = await Promise.all([
    readSession(),
    readServerUrl(),
    readSending(),
    readMeetings(),
    captureDatabase.captures(),
    activeTabId(),
  ]);
  const latest = captures
    .filter(({ isDiscarded }) => !isDiscarded)
    .toSorted((item, other) => other.startedAtMs - item.startedAtMs);
  const capture =
    latest.find(({ endedAtMs }) => endedAtMs === null) ??
    latest.find(({ isDismissed }) => !isDismissed) ??
    null;
  const isGoingOn = capture !== null && capture.endedAtMs === null;
  const followed = meetings.find((meeting) => meeting.captureId === capture?.captureId);
  const front = meetings.find((meeting) => meeting.tabId === tabId) ?? meetings[0];
  const counts = await Promise.all(
    latest.map(async (known) => ({
      capture: known,
      waiting: await captureDatabase.countWaiting(known.captureId),
    })),
  );
  return {
    ...{ session, serverUrl, sending, capture },
    meeting: (isGoingOn ? followed : front) ?? null,
    front: front ?? null,
    notes: capture ? await captureDatabase.notes(capture.captureId) : [],
    waiting: counts.find((count) => count.capture === capture)?.waiting ?? 0,
    unsent: counts.filter((count) => count.capture !== capture),
  };
}
