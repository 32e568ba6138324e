import type { Caption, CapturePlatform } from '#shared/domain/captions.ts';
import type { ChannelMark } from '#shared/domain/heardSound.ts';
import type { NoteType, NoteVisibility } from '#shared/domain/note.ts';
import { scorecardItemKinds } from '#shared/domain/scorecard.ts';

/** A meeting whose captions this browser keeps until the server has all of it. */
export interface CaptureRecord {
  captureId: string;
  /** Its owner: it is sent only while this person is signed in at this server. */
  userId: string;
  serverUrl: string;
  platform: CapturePlatform;
  /** Which meeting it is: the site and its meeting, or the tab where the site names none. */
  meetingKey: string;
  meetingUrl: string;
  name: string;
  candidateName: string | null;
  /** The known candidate with that name; null for one whom the server finds by the name. */
  candidateId: string | null;
  /** The scheduled interview that this is. */
  scheduledInterviewId: string | null;
  positionId: string | null;
  guideId: string | null;
  /** What everybody in the meeting was told and agreed to. */
  consentText: string;
  startedAtMs: number;
  endedAtMs: number | null;
  /** Null while it is open. LEFT and AWAY ended on their own. */
  endedBy: 'PERSON' | 'LEFT' | 'AWAY' | null;
  /** The end is not sent before this time, so that it can be undone. */
  undoUntilMs: number;
  /** When its meeting page last reported. */
  heardAtMs: number;
  /** Since when the meeting page reports that the person is out of the call; null inside the call. */
  leftAtMs: number | null;
  isPaused: boolean;
  isPausedInApp: boolean;
  /** What the server and this browser last agreed on. */
  isPauseSent: boolean;
  /** Words on the page from before this time are not captured: the start, or the end of a pause. */
  followSinceMs: number;
  /** The person has moved on; it is removed as soon as the server has all of it. */
  isDismissed: boolean;
  /** The person threw it away; it is removed here and on the server. */
  isDiscarded: boolean;
  /** The interview it became on the server. */
  callId: string | null;
  /** The interview that its scorecard belongs to. */
  interviewId: string | null;
  /** Scores that the person gave; see `scoreKey`. */
  scores: Record<string, GivenScore>;
  /** The guide the server knows. */
  sentGuideId: string | null;
  isEndSent: boolean;
  /** Why the server did not take it, for people. */
  problem: string | null;
  /** What was saved otherwise than chosen, for people. */
  notice: string | null;
  hasCaptions: boolean;
  /** Captions that the server will never take. They stay on this computer. */
  refusedCount: number;
  /** Of the last change of a caption; grows. */
  sequence: number;
  sound: CapturedSound;
}

/** The recording of a capture; see `SoundStore`. */
export interface CapturedSound {
  /** The person chose it at the start. */
  isWanted: boolean;
  /** Why it is not being recorded, for people; null while it is, or should be. */
  problem: string | null;
  /** Where the recording ends, milliseconds since the start of the capture. */
  endMs: number;
  /** Its size on this computer; 0 while nothing is recorded. */
  bytes: number;
  /** Where the server takes it. From then on nothing is added. */
  uploadUrl: string | null;
  /** How much of it the server has. */
  sentBytes: number;
  /** The transcript that the server makes of it while it goes on; null while captions are read instead. */
  live: LiveWords | null;
}

export interface LiveWords {
  /** Where it goes on, in the order of `soundChannels`. */
  marks: [ChannelMark, ChannelMark];
  /** Up to where the sound was heard, milliseconds since the start of the capture. */
  upToMs: number;
  /** Why nothing was heard last, for people. */
  problem: string | null;
}

export const noSound: CapturedSound = {
  ...{ isWanted: false, problem: null, endMs: 0, bytes: 0, uploadUrl: null, sentBytes: 0 },
  live: null,
};

/** Whether the server does not have the whole recording. */
export const isSoundWaiting = ({ sound }: Pick<CaptureRecord, 'sound'>): boolean =>
  sound.sentBytes < sound.bytes;

/** What a scorecard asks for: the items of the guide, and the interview as a whole. */
export const scoredKinds = [...scorecardItemKinds, 'OVERALL'] as const;
export interface ScoredItem {
  kind: (typeof scoredKinds)[number];
  /** The question's id; null for anything else. */
  cueId: string | null;
  /** Its words, by which the scorecard knows it; empty for the whole. */
  itemText: string;
}

export interface GivenScore extends ScoredItem {
  /** 1 to 4; 0 takes a score back. */
  score: number;
  isSent: boolean;
}

/** By which a capture keeps the score of an item: a question keeps it when it is reworded. */
export const scoreKey = ({ kind, cueId, itemText }: ScoredItem): string =>
  cueId ?? `${kind}:${itemText}`;

/** What was read on the page; its place in time comes from the clock. */
export interface SeenCaption {
  utteranceId: string;
  revision: number;
  speaker: string | null;
  text: string;
  /** Milliseconds since 1970. */
  firstSeenAt: number;
  lastSeenAt: number;
  isFinal: boolean;
}

export interface StoredCaption extends Caption {
  sequence: number;
  /** Why the server will never take it, for people. */
  refusal?: string;
}

export interface NoteRecord {
  noteId: string;
  captureId: string;
  timeMs: number;
  text: string;
  type: NoteType;
  visibility: NoteVisibility;
  cueId: string | null;
  /** Only says that the question was asked. */
  isTick: boolean;
  state: 'waiting' | 'sent' | 'leaving' | 'refused';
  /** Why the server did not take it, for people. */
  problem: string | null;
}

/** Whether the server does not know yet what became of a note. */
export const isNoteWaiting = ({ state }: NoteRecord): boolean =>
  state === 'waiting' || state === 'leaving';

/** Where captures, captions and notes are durable before anybody is told that they are. */
export interface CaptureStore {
  captures(): Promise<CaptureRecord[]>;
  addCapture(record: CaptureRecord): Promise<void>;
  /** The record as changed; null when it is gone. */
  changeCapture(captureId: string, change: Partial<CaptureRecord>): Promise<CaptureRecord | null>;
  removeCapture(captureId: string): Promise<void>;
  /** Keeps the highest revision of each utterance. */
  writeCaptions(captureId: string, seen: readonly SeenCaption[]): Promise<void>;
  captionsSince(captureId: string, sequence: number): Promise<StoredCaption[]>;
  /** Those the server does not have yet, in the order they changed. */
  waitingCaptions(captureId: string, limit: number): Promise<StoredCaption[]>;
  countWaiting(captureId: string): Promise<number>;
  /** What has been corrected since stays waiting. */
  markSent(captureId: string, sent: readonly StoredCaption[]): Promise<void>;
  /** Takes one caption out of the queue for good. A later revision of it waits again. */
  markRefused(captureId: string, caption: StoredCaption, reason: string): Promise<void>;
  notes(captureId: string): Promise<NoteRecord[]>;
  writeNote(note: NoteRecord): Promise<void>;
  removeNote(noteId: string): Promise<void>;
  /** Removes everything of everybody. */
  clear(): Promise<void>;
}

/** What a caption becomes when it is read once more; null when it is older than what is known. */
export function mergeCaption(
  known: StoredCaption | undefined,
  seen: SeenCaption,
  startedAtMs: number,
  sequence: number,
): StoredCaption | null {
  if (known && known.revision >= seen.revision) return null;
  const { utteranceId, revision, speaker, text, isFinal } = seen;
  const startMs = known?.startMs ?? Math.max(0, seen.firstSeenAt - startedAtMs);
  const endMs = Math.max(startMs, known?.endMs ?? 0, seen.lastSeenAt - startedAtMs);
  return { utteranceId, revision, speaker, text, startMs, endMs, isFinal, sequence };
}

/** What a capture of an earlier version of the extension lacks. */
export const upgradeCapture = (
  old: Partial<CaptureRecord> & { startedAtMs: number; meetingUrl: string },
) => ({
  ...{ interviewId: null, scores: {}, candidateId: null, scheduledInterviewId: null },
  platform: 'GOOGLE_MEET' as const,
  meetingKey: `meet:${new URL(old.meetingUrl).pathname.slice(1)}`,
  endedBy: old.endedAtMs == null ? null : ('PERSON' as const),
  ...{ undoUntilMs: 0, heardAtMs: old.startedAtMs, leftAtMs: null, isPaused: false },
  ...{ isPausedInApp: false, isPauseSent: false },
  ...{ followSinceMs: old.startedAtMs, isDismissed: false, isDiscarded: false, refusedCount: 0 },
  ...old,
  scores: Object.fromEntries(
    Object.entries(old.scores ?? {}).map(([cueId, score]) => [
      cueId,
      { kind: 'QUESTION', cueId, ...(score as object) },
    ]),
  ),
  sound: { ...noSound, ...old.sound },
});
