import {
  isNoteWaiting,
  mergeCaption,
  noSound,
  type CaptureRecord,
  type CaptureStore,
  type NoteRecord,
  type StoredCaption,
} from '../../extension/platform/captureStore.ts';

/** The store of the extension without a browser. */
export function memoryStore(): CaptureStore {
  const captures = new Map<string, CaptureRecord>();
  const captions = new Map<string, Map<string, StoredCaption>>();
  const waiting = new Map<string, Set<string>>();
  const notes = new Map<string, NoteRecord>();
  const captionsOf = (id: string) => captions.get(id) ?? new Map<string, StoredCaption>();
  const bySequence = (all: StoredCaption[]) => all.sort((a, b) => a.sequence - b.sequence);
  const notesOf = (id: string) => [...notes.values()].filter((note) => note.captureId === id);
  const waitingOf = (id: string) =>
    bySequence(
      [...captionsOf(id).values()].filter((item) => waiting.get(id)?.has(item.utteranceId)),
    );
  return {
    captures: async () => [...captures.values()],
    addCapture: async (record) => void captures.set(record.captureId, record),
    changeCapture: async (id, change) => {
      const known = captures.get(id);
      if (!known) return null;
      const changed = { ...known, ...change };
      captures.set(id, changed);
      return changed;
    },
    removeCapture: async (id) => {
      captures.delete(id);
      captions.delete(id);
      waiting.delete(id);
      for (const note of notesOf(id)) notes.delete(note.noteId);
    },
    writeCaptions: async (id, seen) => {
      const capture = captures.get(id);
      if (!capture) return;
      const rows = captionsOf(id);
      captions.set(id, rows);
      const unsent = waiting.get(id) ?? new Set();
      waiting.set(id, unsent);
      let { sequence } = capture;
      for (const item of seen) {
        const known = rows.get(item.utteranceId);
        const merged = mergeCaption(known, item, capture.startedAtMs, sequence + 1);
        if (!merged) continue;
        sequence = merged.sequence;
        rows.set(item.utteranceId, merged);
        unsent.add(item.utteranceId);
      }
      captures.set(id, { ...capture, sequence, hasCaptions: rows.size > 0 });
    },
    captionsSince: async (id, sequence) =>
      bySequence([...captionsOf(id).values()].filter((item) => item.sequence > sequence)),
    waitingCaptions: async (id, limit) => waitingOf(id).slice(0, limit),
    countWaiting: async (id) => waitingOf(id).length + notesOf(id).filter(isNoteWaiting).length,
    markSent: async (id, sent) => {
      for (const { utteranceId, revision } of sent)
        if (captionsOf(id).get(utteranceId)?.revision === revision)
          waiting.get(id)?.delete(utteranceId);
    },
    markRefused: async (id, { utteranceId, revision }, refusal) => {
      const row = captionsOf(id).get(utteranceId);
      const capture = captures.get(id);
      if (row?.revision !== revision || !capture) return;
      captionsOf(id).set(utteranceId, { ...row, refusal });
      waiting.get(id)?.delete(utteranceId);
      captures.set(id, { ...capture, refusedCount: capture.refusedCount + 1 });
    },
    notes: async (id) => notesOf(id),
    writeNote: async (note) => void notes.set(note.noteId, note),
    removeNote: async (noteId) => void notes.delete(noteId),
    clear: async () => [captures, captions, waiting, notes].forEach((all) => all.clear()),
  };
}

export const aCapture = (changes: Partial<CaptureRecord> = {}): CaptureRecord => ({
  captureId: 'capture',
  userId: 'tom',
  serverUrl: 'http://localhost:3000',
  platform: 'GOOGLE_MEET',
  meetingKey: 'meet:abc-defg-hij',
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
  name: 'Backend interview',
  candidateName: null,
  candidateId: null,
  scheduledInterviewId: null,
  positionId: null,
  guideId: null,
  consentText: 'Everybody agreed.',
  startedAtMs: 1_000,
  endedAtMs: null,
  ...{ endedBy: null, undoUntilMs: 0, heardAtMs: 1_000, leftAtMs: null, isPaused: false },
  ...{ isPausedInApp: false, isPauseSent: false },
  ...{ followSinceMs: 1_000, isDismissed: false, isDiscarded: false, refusedCount: 0 },
  callId: null,
  interviewId: null,
  scores: {},
  sentGuideId: null,
  isEndSent: false,
  problem: null,
  notice: null,
  hasCaptions: false,
  sequence: 0,
  sound: noSound,
  ...changes,
});

export const aNote = (changes: Partial<NoteRecord> = {}): NoteRecord => ({
  noteId: 'note',
  captureId: 'capture',
  timeMs: 500,
  text: 'Clear answer',
  type: 'NOTE',
  visibility: 'PUBLIC',
  cueId: null,
  isTick: false,
  state: 'waiting',
  problem: null,
  ...changes,
});
