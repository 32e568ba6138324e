import type { CaptureStatus } from '#shared/domain/captions.ts';
import { readRolling } from './readRolling.ts';
import type { CaptionEvent, SiteReader, SiteStatus } from './siteReader.ts';
import { trackUtterances, type UtteranceTracker } from './trackUtterances.ts';

const checkEveryMs = 250;
const refreshEveryMs = 2_000;
/** How long "recovered" is shown before it is ordinary capturing again. */
const recoveredMs = 10_000;

interface Following {
  document: Document;
  reader: SiteReader;
  signal: AbortSignal;
  /** Words on the screen before the start are not captured; only what follows is. */
  skipShown: boolean;
  /** Null before a start: then no caption is read, only whether there are any. */
  onEvent: ((event: CaptionEvent) => void) | null;
  onStatus(status: SiteStatus): void;
}

/** Finds the captions again whenever the page makes them anew, and follows them until `signal`. */
export function followCaptions(options: Following): void {
  const { document, reader, signal, skipShown, onEvent, onStatus } = options;
  const { reconcileMs } = reader.site.limits;
  let root: Element | null = null;
  let isFirst = skipShown;
  let hasHeard = false;
  let isLost = false;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  let call = reader.readCall(document);
  let lastReport = '';
  let sweepTimer: ReturnType<typeof setTimeout> | undefined;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;

  const hear = (event: CaptionEvent) => {
    if (event.type === 'upsert') {
      if (isLost) recoveredAt = Date.now();
      isLost = false;
      hasHeard = true;
    }
    onEvent?.(event);
    if (event.type === 'upsert') report();
  };
  const readBlock = reader.isRolling ? readRolling(reader.readBlock) : reader.readBlock;
  const tracker = trackUtterances({ read: readBlock, emit: hear, limits: reader.site.limits });
  const sweepSoon = () => {
    clearTimeout(sweepTimer);
    sweepTimer = setTimeout(tracker.sweep, reconcileMs + 10);
  };
  const rootObserver = new MutationObserver((records) => {
    if (root) takeChanges(reader, root, records, tracker);
    sweepSoon();
  });

  function report(): void {
    const { isInCall } = call;
    const status = statusNow();
    if (lastReport === `${status} ${isInCall}`) return;
    lastReport = `${status} ${isInCall}`;
    onStatus({ status, isInCall });
  }
  function statusNow(): CaptureStatus {
    if (!root) {
      if (call.isInCall && call.areCaptionsOff) return hasHeard ? 'lost' : 'off';
      return hasHeard && call.isInCall ? 'lost' : 'unknown';
    }
    if (isLost) return 'on_empty';
    if (Date.now() - recoveredAt < recoveredMs) return 'recovered';
    if (hasHeard) return 'capturing';
    return isUnreadable(root) ? 'unknown' : 'on_empty';
  }
  /** Text stands where captions should be, and none of it is understood. */
  const isUnreadable = (element: Element): boolean =>
    (element.textContent ?? '').trim().length > 80 && reader.blocks(element).length === 0;

  function check(): void {
    checkTimer = undefined;
    call = reader.readCall(document);
    const found = reader.findCaptions(document)?.root ?? null;
    if (found !== root) changeRoot(found);
    report();
  }
  function changeRoot(found: Element | null): void {
    rootObserver.disconnect();
    root = found;
    if (!root) isLost = hasHeard;
    if (!onEvent) return;
    const blocks = root ? reader.blocks(root) : [];
    if (isFirst) tracker.skipShown(blocks);
    else tracker.seeBlocks(blocks, new Set(), true);
    if (root) rootObserver.observe(root, observed(reader.watchedAttributes));
    sweepSoon();
  }

  const pageObserver = new MutationObserver(() => {
    if (root?.isConnected || checkTimer !== undefined) return;
    checkTimer = setTimeout(check, checkEveryMs);
  });
  pageObserver.observe(document.documentElement, { childList: true, subtree: true });
  const refresh = setInterval(() => {
    check();
    tracker.sweep();
  }, refreshEveryMs);
  signal.addEventListener('abort', () => {
    pageObserver.disconnect();
    rootObserver.disconnect();
    clearInterval(refresh);
    clearTimeout(checkTimer);
    clearTimeout(sweepTimer);
    tracker.finalizeAll();
  });
  check();
  isFirst = false;
}

const observed = (attributes: readonly string[]): MutationObserverInit => ({
  ...{ childList: true, characterData: true, subtree: true },
  ...(attributes.length > 0 && { attributeFilter: [...attributes] }),
});

/** What grew inside known blocks is read alone; blocks that come or go make us look at all. */
function takeChanges(
  reader: SiteReader,
  root: Element,
  records: MutationRecord[],
  tracker: UtteranceTracker,
): void {
  const changed = new Set<Element>();
  let isAnotherList = false;
  for (const { target, type } of records) {
    const start = target instanceof Element ? target : target.parentElement;
    let isKnown = false;
    for (let at = start; at && at !== root; at = at.parentElement)
      if (changed.has(at) || tracker.isKnown(at)) {
        changed.add(at);
        isKnown = true;
        break;
      }
    // Text in a block that had none comes in as a change of the text alone.
    if (!isKnown || type === 'attributes') isAnotherList = true;
  }
  if (isAnotherList) tracker.seeBlocks(reader.blocks(root), changed);
  else for (const element of changed) tracker.seeChange(element);
}
