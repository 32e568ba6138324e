import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createMeetAdapter } from '../../extension/sites/meet.ts';
import type { CaptionEvent, SiteAdapter, SiteStatus } from '../../extension/sites/siteAdapter.ts';
import { openMeetPage } from './meetPage.ts';

/** Listens to a frozen page of Meet for the tests of a file, on a clock of its own. */
export function meetListener() {
  const events: CaptionEvent[] = [];
  const statuses: SiteStatus['status'][] = [];
  let adapter: SiteAdapter;
  let lifetime: AbortController;

  beforeEach(() => {
    vi.useFakeTimers();
    events.length = 0;
    statuses.length = 0;
    lifetime = new AbortController();
    adapter = createMeetAdapter(document, lifetime.signal);
  });
  afterEach(() => {
    lifetime.abort();
    vi.useRealTimers();
  });

  return {
    events,
    statuses,
    adapter: () => adapter,
    endPage: () => lifetime.abort(),
    start(page: string, skipShown = false): void {
      openMeetPage(page);
      adapter.start(
        (event) => events.push(event),
        ({ status }) => statuses.push(status),
        { skipShown },
      );
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
