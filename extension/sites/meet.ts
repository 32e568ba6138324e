import type { CaptureStatus } from '../../shared/domain/captions.ts';
import { describeMeetPage } from './describeMeetPage.ts';
import { findMeetCaptions, readMeetCall } from './findMeetCaptions.ts';
import { meetSelectors } from './meetSelectors.ts';
import { meetBlocks, readMeetBlock } from './readMeetCaptions.ts';
import type { CaptionEvent, SiteAdapter, SiteStatus } from './siteAdapter.ts';
import { trackUtterances, reconcileMs, type UtteranceTracker } from './trackUtterances.ts';

const checkEveryMs = 250;
const refreshEveryMs = 2_000;
/** How long "recovered" stands before it is ordinary capturing again. */
const recoveredMs = 10_000;

/** Google Meet. Everything it starts ends with `lifetime`. */
export function createMeetAdapter(document: Document, lifetime: AbortSignal): SiteAdapter {
  let run: AbortController | null = null;
  let told: SiteStatus = { status: 'unknown', isInCall: false };

  const adapter: SiteAdapter = {
    matchesLocation: (url) =>
      url.hostname === 'meet.google.com' && /^\/[a-z]{3,4}-[a-z]{4}-[a-z]{3}$/.test(url.pathname),
    discover: () => findMeetCaptions(document),
    start(onEvent, onStatus, { skipShown }) {
      adapter.stop();
      if (lifetime.aborted) return;
      const current = (run = new AbortController());
      const signal = AbortSignal.any([lifetime, current.signal]);
      follow({ document, signal, onEvent, skipShown }, (status) => {
        told = status;
        onStatus(status);
      });
    },
    stop() {
      run?.abort();
      run = null;
    },
    turnOnCaptions() {
      const { captionsButton, areCaptionsOff } = readMeetCall(document);
      if (!captionsButton || !areCaptionsOff) return false;
      captionsButton.click();
      return true;
    },
    meetingTitle() {
      const titled = document.querySelector<HTMLElement>(meetSelectors.title);
      const shown = document.querySelector(meetSelectors.titleClass)?.textContent?.trim();
      const name = titled?.dataset['meetingTitle'] ?? shown ?? document.title;
      return name.replace(/^Meet\s*[-–—]\s*/, '').trim();
    },
    dumpDiagnostics: (options) => describeMeetPage(document, told, adapter.discover(), options),
  };
  return adapter;
}

interface Following {
  document: Document;
  signal: AbortSignal;
  onEvent(event: CaptionEvent): void;
  skipShown: boolean;
}

/** Finds the captions again whenever the page makes them anew, and follows them till `signal`. */
function follow(
  { document, signal, onEvent, skipShown }: Following,
  onStatus: (now: SiteStatus) => void,
) {
  let root: Element | null = null;
  let isFirst = skipShown;
  let hasHeard = false;
  let isLost = false;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  let call = readMeetCall(document);
  let last = '';
  let sweepTimer: ReturnType<typeof setTimeout> | undefined;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;

  const hear = (event: CaptionEvent) => {
    if (event.type === 'upsert') {
      if (isLost) recoveredAt = Date.now();
      isLost = false;
      hasHeard = true;
    }
    onEvent(event);
    if (event.type === 'upsert') report();
  };
  const tracker = trackUtterances(readMeetBlock, hear);
  const rootObserver = new MutationObserver((records) => {
    if (root) takeChanges(root, records, tracker);
    clearTimeout(sweepTimer);
    sweepTimer = setTimeout(tracker.sweep, reconcileMs + 10);
  });

  function report(): void {
    const { isInCall } = call;
    const status = statusNow();
    if (last === `${status} ${isInCall}`) return;
    last = `${status} ${isInCall}`;
    onStatus({ status, isInCall });
  }
  function statusNow(): CaptureStatus {
    if (!root) {
      if (hasHeard) return 'lost';
      return call.isInCall && call.areCaptionsOff ? 'off' : 'unknown';
    }
    if (isLost) return 'on_empty';
    if (Date.now() - recoveredAt < recoveredMs) return 'recovered';
    return hasHeard ? 'capturing' : 'on_empty';
  }
  function check(): void {
    checkTimer = undefined;
    call = readMeetCall(document);
    const found = findMeetCaptions(document)?.root ?? null;
    if (found !== root) changeRoot(found);
    report();
  }
  function changeRoot(found: Element | null): void {
    rootObserver.disconnect();
    root = found;
    if (!root) isLost = hasHeard;
    const blocks = root ? meetBlocks(root) : [];
    if (isFirst) tracker.skipShown(blocks);
    else tracker.seeBlocks(blocks, new Set(), true);
    if (root) rootObserver.observe(root, { childList: true, characterData: true, subtree: true });
    clearTimeout(sweepTimer);
    sweepTimer = setTimeout(tracker.sweep, reconcileMs + 10);
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

/** What grew inside known blocks is read alone; blocks that come or go make us look at all. */
function takeChanges(root: Element, records: MutationRecord[], tracker: UtteranceTracker): void {
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
    if (!isKnown && type === 'childList') isAnotherList = true;
    // Text came into a block that had none, and so was none yet.
    if (!isKnown && type === 'characterData') isAnotherList = true;
  }
  if (isAnotherList) tracker.seeBlocks(meetBlocks(root), changed);
  else for (const element of changed) tracker.seeChange(element);
}
