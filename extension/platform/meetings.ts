import { browser } from 'wxt/browser';
import { z } from 'zod';
import { captureStatuses } from '#shared/domain/captions.ts';

const meetingSchema = z.object({
  tabId: z.number(),
  frameId: z.number(),
  site: z.string(),
  meetingKey: z.string(),
  url: z.string(),
  title: z.string(),
  status: z.enum(captureStatuses),
  isInCall: z.boolean(),
  /** The capture it follows. */
  captureId: z.string().nullable(),
  heardAtMs: z.number(),
});
/** A meeting page that is open, as it last reported. */
export type Meeting = z.infer<typeof meetingSchema>;
export type PageAddress = Pick<Meeting, 'tabId' | 'frameId'>;

/** A page that has said nothing for this long has gone: it speaks every 15 s. */
const silenceMs = 45_000;

export const isFresh = ({ heardAtMs }: Meeting, nowMs = Date.now()): boolean =>
  nowMs - heardAtMs < silenceMs;

const prefix = 'meeting:';
const keyOf = ({ tabId, frameId }: PageAddress) => `${prefix}${tabId}:${frameId}`;

/** The meetings that are open, one for each tab. */
export async function readMeetings(): Promise<Meeting[]> {
  const best = new Map<number, Meeting>();
  for (const meeting of await readFrames()) {
    const known = best.get(meeting.tabId);
    if (!known || rank(meeting) > rank(known)) best.set(meeting.tabId, meeting);
  }
  return [...best.values()];
}

/** A page and its frames may all look like the meeting: the one that shows the call and captions is it. */
const rank = (meeting: Meeting): number =>
  (isFresh(meeting) ? 8 : 0) +
  (meeting.status === 'unknown' ? 0 : 4) +
  (meeting.isInCall ? 2 : 0) +
  (meeting.captureId === null ? 0 : 1);

async function readFrames(): Promise<Meeting[]> {
  const all = await browser.storage.session.get(null);
  return Object.entries(all)
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([, value]) => meetingSchema.safeParse(value).data ?? []);
}

export async function writeMeeting(meeting: Meeting): Promise<void> {
  await browser.storage.session.set({ [keyOf(meeting)]: meeting });
}

export async function forgetMeeting(tabId: number): Promise<void> {
  const frames = (await readFrames()).filter((meeting) => meeting.tabId === tabId);
  await browser.storage.session.remove(frames.map(keyOf));
}

const sendingSchema = z.object({ problem: z.string().nullable(), nextTryAtMs: z.number() });
export type Sending = z.infer<typeof sendingSchema>;

/** How the sending to the server goes: its problem, and when it is tried again. */
export async function readSending(): Promise<Sending> {
  const { sending } = await browser.storage.session.get('sending');
  return sendingSchema.safeParse(sending).data ?? { problem: null, nextTryAtMs: 0 };
}

let written: Sending | null = null;

/** Written by the background alone, which therefore knows what stands there. */
export async function writeSending(sending: Sending): Promise<void> {
  if (written?.problem === sending.problem && written.nextTryAtMs === sending.nextTryAtMs) return;
  await browser.storage.session.set({ sending });
  written = sending;
}
