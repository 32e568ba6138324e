import type { SeenCaption } from '../../platform/captureStore.ts';
import type { MeetingReport } from './captureMessages.ts';
import type { CaptureOrder } from './meetingPageMessages.ts';
import { followCaptions } from '../../sites/followCaptions.ts';
import type { CaptionEvent, SiteReader, SiteStatus } from '../../sites/siteReader.ts';
import { createCaptureOutbox, type CaptureOutbox } from './captureOutbox.ts';

/** How often a page reports that it is still there. */
const heartbeatMs = 15_000;
/** A report that did not arrive is made again after this long. */
const tellAgainMs = 1_000;

interface Watching {
  reader: SiteReader;
  document: Document;
  /** The address of the meeting, which a frame may take from the page around it. */
  address(): URL;
  /** When the page was opened, if it shows nothing from before; Infinity for a page that was open already. */
  openedAtMs: number;
  signal: AbortSignal;
  report(report: MeetingReport): Promise<CaptureOrder | null>;
  handOver(captureId: string, captions: SeenCaption[]): Promise<unknown>;
}

export interface MeetingWatch {
  /** Captures captions from now on. */
  follow(order: CaptureOrder): void;
  /** Resolves when everything that was read is safe. */
  leave(): Promise<void>;
  status(): SiteStatus;
}

/** Reports how a meeting page stands, and reads its captions while, and only while, a capture needs them. */
export function watchMeeting(options: Watching): MeetingWatch {
  const { reader, document, address, openedAtMs, signal, report, handOver } = options;
  let current: { order: CaptureOrder; outbox: CaptureOutbox } | null = null;
  let run: AbortController | null = null;
  let now: SiteStatus = { status: 'unknown', isInCall: false };
  let retry: ReturnType<typeof setTimeout> | undefined;

  const tell = async () => {
    const url = address();
    const key = reader.site.meetingKey(url);
    if (key === null) return;
    const askedFor = current;
    const order = await report({
      ...{ site: reader.site.id, key, url: url.origin + url.pathname, ...now },
      title: reader.meetingTitle(document),
    }).catch(() => {
      // The browser ended the background, or the extension is being replaced.
      clearTimeout(retry);
      if (!signal.aborted) retry = setTimeout(() => void tell(), tellAgainMs);
    });
    // An answer to a report from before a start or an end is no order any more.
    if (order === undefined || signal.aborted || current !== askedFor) return;
    if (order) follow(order);
    else if (current) void leave();
  };
  const onStatus = (status: SiteStatus) => {
    now = status;
    void tell();
  };
  function start(onEvent: ((event: CaptionEvent) => void) | null, skipShown: boolean): void {
    run?.abort();
    if (signal.aborted) return;
    run = new AbortController();
    followCaptions({
      ...{ document, reader, skipShown, onEvent, onStatus },
      signal: AbortSignal.any([signal, run.signal]),
    });
  }

  function follow(order: CaptureOrder): void {
    const known = current?.order;
    if (known?.captureId === order.captureId && known.startedAtMs === order.startedAtMs) return;
    const outbox = createCaptureOutbox((captions) => handOver(order.captureId, captions), signal);
    current = { order, outbox };
    // A page that was opened after the start shows nothing from before it.
    start(outbox.put, openedAtMs < order.startedAtMs || openedAtMs === Infinity);
  }
  async function leave(): Promise<void> {
    const { outbox } = current ?? {};
    current = null;
    // Stopping finalizes what was still open.
    run?.abort();
    await outbox?.flush();
    if (!current && !signal.aborted) start(null, true);
  }

  start(null, true);
  const heartbeat = setInterval(() => void tell(), heartbeatMs);
  signal.addEventListener('abort', () => {
    clearInterval(heartbeat);
    clearTimeout(retry);
  });
  return { follow, leave, status: () => now };
}
