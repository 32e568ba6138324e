import type { CaptureRecord, CaptureStore, SeenCaption } from '../../platform/captureStore.ts';
import type { CaptureOrder, MeetingReport, NewCapture, NewNote } from '../../platform/messages.ts';

interface CommandNeeds {
  store: CaptureStore;
  owner(): Promise<{ userId: string; serverUrl: string } | null>;
  /** Tells a meeting page to read, or to stop; fails when it is not there. */
  tellPage: {
    follow(tabId: number, order: CaptureOrder): Promise<unknown>;
    leave(tabId: number): Promise<unknown>;
  };
  /** Pages that follow a capture. */
  tabsOf(captureId: string): Promise<number[]>;
  now(): number;
  newId(): string;
}

/** A page that has gone answers nothing; one that is there is waited for this long. */
const leavePatienceMs = 3_000;

/** What happens to captures, apart from the browser's own parts. */
export function createCaptureCommands(given: CommandNeeds) {
  const { store, owner, tellPage, tabsOf, now, newId } = given;
  /** Their pages are being asked for the last words, and must not begin again meanwhile. */
  const closing = new Set<string>();

  async function openCapture(): Promise<CaptureRecord | null> {
    const captures = await store.captures();
    return captures.find(({ endedAtMs }) => endedAtMs === null) ?? null;
  }

  return {
    /** @throws {Error} in words for people: not signed in, or another interview goes on. */
    async start({ tabId, ...chosen }: NewCapture): Promise<{ captureId: string }> {
      const who = await owner();
      if (!who) throw new Error('You are signed out. Sign in to start.');
      if (await openCapture())
        throw new Error(
          'Another interview is still going on. Finish it before you start this one.',
        );
      const order = { captureId: newId(), startedAtMs: now() };
      await store.addCapture({
        ...who,
        ...chosen,
        ...order,
        ...{ endedAtMs: null, callId: null, sentGuideId: null, isEndSent: false },
        ...{ problem: null, notice: null, hasCaptions: false, sequence: 0 },
      });
      try {
        await tellPage.follow(tabId, order);
      } catch {
        await store.removeCapture(order.captureId);
        throw new Error('The meeting page does not answer. Reload it, then start again.');
      }
      return { captureId: order.captureId };
    },

    /** The page is first asked for its last words. */
    async finish({ captureId }: { captureId: string }): Promise<void> {
      closing.add(captureId);
      try {
        const pages = (await tabsOf(captureId)).map((tabId) => tellPage.leave(tabId));
        const patience = new Promise((resolve) => setTimeout(resolve, leavePatienceMs));
        await Promise.race([Promise.allSettled(pages), patience]);
        await store.changeCapture(captureId, { endedAtMs: now() });
      } finally {
        closing.delete(captureId);
      }
    },

    /** @throws {Error} while something of it waits to be sent. */
    async dismiss({ captureId }: { captureId: string }): Promise<void> {
      const record = (await store.captures()).find((one) => one.captureId === captureId);
      if (record && (!record.isEndSent || (await store.countWaiting(captureId)) > 0))
        throw new Error('Something of this interview waits to be sent, so it is kept.');
      await store.removeCapture(captureId);
    },

    /** What a page is to do: go on with the capture of its meeting, or nothing. */
    async seeMeeting({ url }: MeetingReport): Promise<CaptureOrder | null> {
      const open = await openCapture();
      if (open?.meetingUrl !== url || closing.has(open.captureId)) return null;
      return { captureId: open.captureId, startedAtMs: open.startedAtMs };
    },

    async seeCaptions(captureId: string, captions: SeenCaption[]): Promise<void> {
      await store.writeCaptions(captureId, captions);
    },

    async chooseGuide(captureId: string, guideId: string | null): Promise<void> {
      await store.changeCapture(captureId, { guideId });
    },

    async saveNote(note: NewNote): Promise<void> {
      await store.writeNote({ ...note, state: 'waiting', problem: null });
    },

    /** A note the server may have is taken back there too. */
    async removeNote(captureId: string, noteId: string): Promise<void> {
      const note = (await store.notes(captureId)).find((one) => one.noteId === noteId);
      if (!note) return;
      if (note.state === 'refused') await store.removeNote(noteId);
      else await store.writeNote({ ...note, state: 'leaving' });
    },
  };
}
export type CaptureCommands = ReturnType<typeof createCaptureCommands>;
