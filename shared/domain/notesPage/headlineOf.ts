import type { PageNote } from './notesPage.ts';

type Noted = Pick<PageNote, 'gap' | 'isUnsure' | 'missing'>;

/** What a hiring manager needs to know first: which questions have an answer and which do not. */
export interface Headline<Note> {
  text: string;
  /** What is left to do, the most pressing first; only groups with questions in them. */
  open: { label: string; notes: Note[] }[];
}

/** The headline of an interview from its notes; undefined without any. */
export function headlineOf<Note extends Noted>(notes: readonly Note[]): Headline<Note> | undefined {
  if (notes.length === 0) return undefined;
  const groups = new Map<string, Note[]>(labels.map((label) => [label, []]));
  let answered = 0;
  for (const note of notes) {
    const label = labelOf(note);
    if (label === undefined || label === 'Part missing') answered += 1;
    if (label !== undefined) groups.get(label)?.push(note);
  }
  const inPart = groups.get('Part missing')?.length ?? 0;
  const of = `${answered} of ${notes.length} ${notes.length === 1 ? 'question' : 'questions'} answered`;
  return {
    text: inPart > 0 ? `${of}, ${inPart} of them in part` : of,
    open: [...groups].flatMap(([label, own]) => (own.length > 0 ? [{ label, notes: own }] : [])),
  };
}

const labels = ['Not answered', 'Part missing', 'Perhaps asked', 'Not found'] as const;

function labelOf({ gap, isUnsure, missing }: Noted): (typeof labels)[number] | undefined {
  if (isUnsure) return 'Perhaps asked';
  if (gap === 'NOT_ASKED') return 'Not found';
  if (gap === 'NOT_ANSWERED' || gap === 'NO_EVIDENCE') return 'Not answered';
  return gap === null && missing !== null ? 'Part missing' : undefined;
}
