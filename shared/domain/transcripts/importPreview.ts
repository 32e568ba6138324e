import type { PreviewSpeaker, TranscriptPreview } from './transcriptPreview.ts';

interface NamedPerson {
  id: string;
  fullName: string;
}

/** What the server answers to a transcript file: what it understood, and who the speakers may be. */
export interface ImportPreview extends Omit<TranscriptPreview, 'speakers'> {
  /** Under which the file is kept for `importTranscript`. */
  importId: string;
  fileName: string;
  /** Roles are a guess where the file does not say. */
  speakers: (PreviewSpeaker & {
    /** The colleague of this name. */
    user: NamedPerson | null;
    /** The candidate of this name. */
    candidate: NamedPerson | null;
  })[];
}
