import { browser } from 'wxt/browser';
import { z } from 'zod';
import type { CaptureStatus } from '../../shared/domain/captions.ts';
import { captureStatuses } from '../../shared/domain/captions.ts';

const meetingSchema = z.object({
  tabId: z.number(),
  url: z.string(),
  title: z.string(),
  status: z.enum(captureStatuses),
  isInCall: z.boolean(),
  /** The capture it follows. */
  captureId: z.string().nullable(),
  heardAtMs: z.number(),
});
/** A meeting page that is open, as it last told of itself. */
export interface Meeting {
  tabId: number;
  url: string;
  title: string;
  status: CaptureStatus;
  isInCall: boolean;
  captureId: string | null;
  heardAtMs: number;
}

/** A page that has said nothing for this long has gone: it speaks every 15 s. */
const silenceMs = 45_000;

export const isFresh = ({ heardAtMs }: Meeting, nowMs = Date.now()): boolean =>
  nowMs - heardAtMs < silenceMs;

const prefix = 'meeting:';

export async function readMeetings(): Promise<Meeting[]> {
  const all = await browser.storage.session.get(null);
  return Object.entries(all)
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([, value]) => meetingSchema.safeParse(value).data ?? []);
}

export async function writeMeeting(meeting: Meeting): Promise<void> {
  await browser.storage.session.set({ [prefix + meeting.tabId]: meeting });
}

export async function forgetMeeting(tabId: number): Promise<void> {
  await browser.storage.session.remove(prefix + tabId);
}

const sendingSchema = z.object({ problem: z.string().nullable(), nextTryAtMs: z.number() });
export type Sending = z.infer<typeof sendingSchema>;

/** How the sending to the server goes: its problem, and when it is tried again. */
export async function readSending(): Promise<Sending> {
  const { sending } = await browser.storage.session.get('sending');
  return sendingSchema.safeParse(sending).data ?? { problem: null, nextTryAtMs: 0 };
}

export async function writeSending(sending: Sending): Promise<void> {
  await browser.storage.session.set({ sending });
}
