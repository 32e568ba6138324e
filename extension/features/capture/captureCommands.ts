import {
  isSoundWaiting,
  noSound,
  scoreKey,
  type CaptureRecord,
  type CaptureStore,
  type SeenCaption,
} from '../../platform/captureStore.ts';
import type { PageAddress } from '../../platform/meetings.ts';
import { text } from '../../platform/text.ts';
import type { NewScore } from '../guides/guideMessages.ts';
import type { NewNote } from '../notes/noteMessages.ts';
import type { GoOnWithCapture, NewCapture } from './captureMessages.ts';
import type { CaptureOrder } from './meetingPageMessages.ts';
import { abandonedEnd, mayGoOn } from './capturePhase.ts';

interface CommandOptions {
  store: CaptureStore;
  owner(): Promise<{ userId: string; serverUrl: string } | null>;
  /** Orders to a meeting page; they fail when the page is gone. */
  page: {
    follow(address: PageAddress, order: CaptureOrder): Promise<unknown>;
    leave(address: PageAddress): Promise<unknown>;
  };
  /** The pages that capture this interview. */
  pagesOf(captureId: string): Promise<PageAddress[]>;
  /** The page of a meeting that is open now. */
  pageOf(meetingKey: string): Promise<PageAddress | null>;
  now(): number;
  newId(): string;
}

/** A page that is there gets this long to send its last words. */
const leaveTimeoutMs = 3_000;
/** How long an end can be taken back: one that a person chose, and one that came on its own. */
const undoAfterFinishMs = 8_000;
const undoAfterAbandonedMs = 10 * 60_000;

const newRecord = {
  ...{ endedAtMs: null, endedBy: null, undoUntilMs: 0, leftAtMs: null, isPaused: false },
  ...{ isPausedInApp: false, isPauseSent: false },
  ...{ isDismissed: false, isDiscarded: false, callId: null, interviewId: null, isEndSent: false },
  ...{
    scores: {},
    sentGuideId: null,
    problem: null,
    notice: null,
    hasCaptions: false,
    refusedCount: 0,
    sequence: 0,
  },
};

/** What happens to captures, apart from the browser's own parts. */
export function createCaptureCommands(options: CommandOptions) {
  const { store, owner, page, pagesOf, pageOf, now, newId } = options;
  /** Their pages are sending the last words and must not start again meanwhile. */
  const closing = new Set<string>();
  let saving: Promise<void> = Promise.resolve();

  const findCapture = async (captureId: string): Promise<CaptureRecord | null> =>
    (await store.captures()).find((capture) => capture.captureId === captureId) ?? null;
  async function findOpen(): Promise<CaptureRecord | null> {
    const captures = await store.captures();
    return (
      captures.find(({ endedAtMs, isDiscarded }) => endedAtMs === null && !isDiscarded) ?? null
    );
  }
  /** Stops the pages of a capture after their last words, or after a while without them. */
  async function leavePages(captureId: string): Promise<void> {
    const leaving = (await pagesOf(captureId)).map((address) => page.leave(address));
    const timeout = new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs));
    await Promise.race([Promise.allSettled(leaving), timeout]);
  }
  async function whileClosing(captureId: string, run: () => Promise<unknown>): Promise<void> {
    closing.add(captureId);
    try {
      await leavePages(captureId);
      await run();
    } finally {
      closing.delete(captureId);
    }
  }
  const orderOf = ({ captureId, followSinceMs }: CaptureRecord): CaptureOrder => ({
    captureId,
    startedAtMs: followSinceMs,
  });

  return {
    findOpen,

    /** @throws {Error} in words for people: signed out, or another interview is open. */
    async start({
      tabId,
      frameId,
      withSound,
      ...chosen
    }: NewCapture): Promise<{ captureId: string }> {
      const person = await owner();
      if (!person) throw new Error(text('signInToStart'));
      if (await findOpen()) throw new Error(text('otherInterviewOpen'));
      const startedAtMs = now();
      const capture: CaptureRecord = {
        ...newRecord,
        ...person,
        ...chosen,
        ...{ captureId: newId(), startedAtMs, heardAtMs: startedAtMs, followSinceMs: startedAtMs },
        sound: { ...noSound, isWanted: withSound },
      };
      await store.addCapture(capture);
      try {
        await page.follow({ tabId, frameId }, orderOf(capture));
      } catch {
        await store.removeCapture(capture.captureId);
        throw new Error(text('pageSilentAtStart'));
      }
      return { captureId: capture.captureId };
    },

    /** Asks the page for its last words first. The end can be taken back for some seconds. */
    finish: ({ captureId }: { captureId: string }): Promise<void> =>
      whileClosing(captureId, () =>
        store.changeCapture(captureId, {
          ...{ endedAtMs: now(), endedBy: 'PERSON' },
          undoUntilMs: now() + undoAfterFinishMs,
        }),
      ),

    /** @throws {Error} when the end has been sent, or another interview has begun. */
    async undoFinish({ captureId }: { captureId: string }): Promise<void> {
      const capture = await findCapture(captureId);
      if (!capture || capture.isEndSent || now() > capture.undoUntilMs || (await findOpen()))
        throw new Error(text('undoTooLate'));
      const time = now();
      await store.changeCapture(captureId, {
        ...{ endedAtMs: null, endedBy: null, undoUntilMs: 0, leftAtMs: null },
        ...{ heardAtMs: time, followSinceMs: time },
      });
    },

    /** Lets a finished interview go: it stays until the server has all of it. */
    async dismiss({ captureId }: { captureId: string }): Promise<void> {
      const capture = await findCapture(captureId);
      if (!capture || capture.endedAtMs === null) return;
      const isSent =
        capture.isEndSent &&
        !isSoundWaiting(capture) &&
        (await store.countWaiting(captureId)) === 0;
      if (isSent && capture.refusedCount === 0) await store.removeCapture(captureId);
      else await store.changeCapture(captureId, { isDismissed: true, undoUntilMs: 0 });
    },

    /** Throws an interview away, here and on the server. */
    discard: ({ captureId }: { captureId: string }): Promise<void> =>
      whileClosing(captureId, async () => {
        const capture = await findCapture(captureId);
        if (capture?.callId)
          await store.changeCapture(captureId, {
            ...{ isDiscarded: true, endedAtMs: capture.endedAtMs ?? now() },
          });
        else await store.removeCapture(captureId);
      }),

    /** Ends the reading in every page and removes all that is kept, sent or not. */
    async forgetAll(): Promise<void> {
      const open = await findOpen();
      if (open) await leavePages(open.captureId).catch(() => undefined);
      await store.clear();
    },

    /** Words spoken during a pause are not read. */
    async pause({ captureId }: { captureId: string }): Promise<void> {
      await store.changeCapture(captureId, { isPaused: true, isPausedInApp: false });
      await leavePages(captureId);
    },

    /** Somebody paused it in the web app, or went on there; the page of its meeting follows at once. */
    async followApp(captureId: string, isPaused: boolean): Promise<void> {
      if (isPaused) {
        await store.changeCapture(captureId, { isPaused, isPausedInApp: true });
        return leavePages(captureId);
      }
      const time = now();
      const resumed = { isPaused, isPausedInApp: false, followSinceMs: time };
      const changed = await store.changeCapture(captureId, resumed);
      const address = changed && mayGoOn(changed, time) ? await pageOf(changed.meetingKey) : null;
      // A page that does not answer now asks for its order with its next report.
      if (changed && address) await page.follow(address, orderOf(changed)).catch(() => undefined);
    },

    /**
     * Goes on after a pause, or when the person says that the meeting in this tab is still the same
     * interview. Words from before stay uncaptured.
     * @throws {Error} when the page does not answer
     */
    async goOn({ captureId, tabId, frameId, meetingKey }: GoOnWithCapture): Promise<void> {
      const time = now();
      const changed = await store.changeCapture(captureId, {
        ...{ isPaused: false, isPausedInApp: false, leftAtMs: null },
        ...{ heardAtMs: time, followSinceMs: time, meetingKey },
      });
      if (!changed) return;
      await page.follow({ tabId, frameId }, orderOf(changed)).catch(() => {
        throw new Error(text('pageSilent'));
      });
    },

    /**
     * What a page is to do: capture for the interview of its meeting, or nothing. After an absence the
     * person decides first, because the next candidate may be in the same room.
     */
    async seeMeeting(
      meetingKey: string,
      isInCall: boolean,
      wasInCall: boolean,
    ): Promise<CaptureOrder | null> {
      const open = await findOpen();
      if (open?.meetingKey !== meetingKey || closing.has(open.captureId)) return null;
      const time = now();
      if (!mayGoOn(open, time)) return null;
      const leftAtMs = isInCall ? null : (open.leftAtMs ?? (wasInCall ? time : null));
      await store.changeCapture(open.captureId, { heardAtMs: time, leftAtMs });
      return open.isPaused ? null : orderOf(open);
    },

    /** Ends interviews that nobody came back to. */
    async endAbandoned(): Promise<void> {
      for (const capture of await store.captures()) {
        const end = abandonedEnd(capture, now());
        if (!end || capture.isDiscarded) continue;
        await whileClosing(capture.captureId, () =>
          store.changeCapture(capture.captureId, {
            ...end,
            undoUntilMs: now() + undoAfterAbandonedMs,
          }),
        );
      }
    },

    async seeCaptions(captureId: string, captions: SeenCaption[]): Promise<void> {
      await store.writeCaptions(captureId, captions);
    },

    async chooseGuide(captureId: string, guideId: string | null): Promise<void> {
      await store.changeCapture(captureId, { guideId });
    },

    async score({ captureId, ...given }: NewScore): Promise<void> {
      const capture = await findCapture(captureId);
      if (!capture) return;
      const scores = { ...capture.scores, [scoreKey(given)]: { ...given, isSent: false } };
      await store.changeCapture(captureId, { scores });
    },

    /** Of two panels that hear a question asked, one sets the tick. */
    saveNote: (note: NewNote): Promise<void> =>
      (saving = saving
        .catch(() => undefined)
        .then(async () => {
          const isKnown =
            note.isTick &&
            (await store.notes(note.captureId)).some(
              ({ isTick, cueId, state }) => isTick && cueId === note.cueId && state !== 'leaving',
            );
          if (!isKnown) await store.writeNote({ ...note, state: 'waiting', problem: null });
        })),

    /** A note the server may have is deleted there too. */
    async removeNote(captureId: string, noteId: string): Promise<void> {
      const note = (await store.notes(captureId)).find((known) => known.noteId === noteId);
      if (!note) return;
      if (note.state === 'refused') await store.removeNote(noteId);
      else await store.writeNote({ ...note, state: 'leaving' });
    },
  };
}
export type CaptureCommands = ReturnType<typeof createCaptureCommands>;
