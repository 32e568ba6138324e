import { afterEach, beforeEach, expect, vi } from 'vitest';
import { followCaptions } from '../../extension/sites/followCaptions.ts';
import type { CaptionEvent, SiteReader, SiteStatus } from '../../extension/sites/siteReader.ts';
import { openSitePage } from './sitePage.ts';

/** Follows the captions of frozen pages for the tests of a file, on a clock of its own. */
export function captionListener(reader: SiteReader) {
  const events: CaptionEvent[] = [];
  const statuses: SiteStatus['status'][] = [];
  let lifetime: AbortController;

  beforeEach(() => {
    vi.useFakeTimers();
    lifetime = new AbortController();
    events.length = 0;
    statuses.length = 0;
  });
  afterEach(() => {
    lifetime.abort();
    vi.useRealTimers();
  });

  return {
    events,
    statuses,
    stop: () => lifetime.abort(),
    start(page: string, skipShown = false): void {
      openSitePage(reader.site.id, page);
      lifetime.abort();
      lifetime = new AbortController();
      followCaptions({
        ...{ document, reader, skipShown, signal: lifetime.signal },
        onEvent: (event) => events.push(event),
        onStatus: ({ status }) => statuses.push(status),
      });
    },
    /** Lets the page's observers run, and some time pass. */
    settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
    /** What a reader of the highest revisions has, in the order things were first said. */
    told(): { speaker: string | null; text: string }[] {
      const last = new Map<string, CaptionEvent>();
      for (const event of events) {
        const known = last.get(event.utteranceId);
        expect(event.revision, 'revisions only grow').toBeGreaterThan(known?.revision ?? 0);
        last.set(event.utteranceId, event);
      }
      return [...last.values()].map(({ speaker, text }) => ({ speaker, text }));
    },
    finals: () => events.filter(({ type }) => type === 'finalize').map(({ text }) => text),
  };
}
