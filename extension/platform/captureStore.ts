import type { Caption } from '../../shared/domain/captions.ts';
import type { NoteType, NoteVisibility } from '../../shared/domain/note.ts';

/** A meeting whose captions this browser keeps, until the server has all of it. */
export interface CaptureRecord {
  captureId: string;
  /** Whose it is: only signed in as this person, at this server, is it sent. */
  userId: string;
  serverUrl: string;
  meetingUrl: string;
  name: string;
  candidateName: string | null;
  positionId: string | null;
  guideId: string | null;
  startedAtMs: number;
  endedAtMs: number | null;
  /** The interview it became on the server. */
  callId: string | null;
  /** The guide the server knows. */
  sentGuideId: string | null;
  isEndSent: boolean;
  /** Why the server did not take it, for people. */
  problem: string | null;
  /** What was saved otherwise than chosen, for people. */
  notice: string | null;
  hasCaptions: boolean;
  /** Of the last change of a caption; grows. */
  sequence: number;
}

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
  notes(captureId: string): Promise<NoteRecord[]>;
  writeNote(note: NoteRecord): Promise<void>;
  removeNote(noteId: string): Promise<void>;
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
