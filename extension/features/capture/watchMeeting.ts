import type { SeenCaption } from '../../platform/captureStore.ts';
import type { CaptureOrder, MeetingReport } from '../../platform/messages.ts';
import type { SiteAdapter, SiteStatus } from '../../sites/siteAdapter.ts';
import { createCaptureOutbox, type CaptureOutbox } from './captureOutbox.ts';

/** So often a page says that it is still there. */
const heartbeatMs = 15_000;

interface Watching {
  adapter: SiteAdapter;
  location: Location;
  signal: AbortSignal;
  report(report: MeetingReport): Promise<CaptureOrder | null>;
  handOver(captureId: string, captions: SeenCaption[]): Promise<unknown>;
}

export interface MeetingWatch {
  /** Reads captions for a capture from now on. */
  follow(order: CaptureOrder): void;
  /** Resolves when everything that was read is safe. */
  leave(): Promise<void>;
}

/** Tells how a meeting page stands, and reads its captions while, and only while, a capture asks for it. */
export function watchMeeting(given: Watching): MeetingWatch {
  const { adapter, location, signal, report, handOver } = given;
  const watchedSince = Date.now();
  let current: { captureId: string; outbox: CaptureOutbox } | null = null;
  let now: SiteStatus = { status: 'unknown', isInCall: false };

  const tell = async () => {
    if (!adapter.matchesLocation(new URL(location.href))) return;
    const { status, isInCall } = now;
    const url = location.origin + location.pathname;
    const askedFor = current;
    const order = await report({ url, title: adapter.meetingTitle(), status, isInCall }).catch(
      // The background is being replaced; the next heartbeat finds it.
      () => undefined,
    );
    // An answer to a question from before a start or an end is no order any more.
    if (order === undefined || signal.aborted || current !== askedFor) return;
    if (order) follow(order);
    else if (current) void leave();
  };
  const onStatus = (status: SiteStatus) => {
    now = status;
    void tell();
  };

  function follow({ captureId, startedAtMs }: CaptureOrder): void {
    if (current?.captureId === captureId) return;
    const outbox = createCaptureOutbox((captions) => handOver(captureId, captions), signal);
    current = { captureId, outbox };
    // A page that was opened after the start shows nothing from before it.
    adapter.start(outbox.put, onStatus, { skipShown: watchedSince < startedAtMs });
  }
  async function leave(): Promise<void> {
    const { outbox } = current ?? {};
    current = null;
    // Stopping tells what was still open.
    adapter.stop();
    await outbox?.flush();
    if (!current && !signal.aborted) adapter.start(() => undefined, onStatus, { skipShown: true });
  }

  adapter.start(() => undefined, onStatus, { skipShown: true });
  const heartbeat = setInterval(() => void tell(), heartbeatMs);
  signal.addEventListener('abort', () => clearInterval(heartbeat));
  return { follow, leave };
}
