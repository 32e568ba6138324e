import type { AiSummaryFormat } from '#shared/domain/aiNote.ts';
import { isSummaryLeftOver } from '#shared/domain/notesPage/isSummaryLeftOver.ts';
import type {
  NoteDetail,
  NotesPage,
  PageSection,
  PageSentence,
} from '#shared/domain/notesPage/notesPage.ts';
import { pageLines } from '#shared/domain/notesPage/pageLines.ts';
import { writeRichDocx } from '#shared/domain/richDocument/writeRichDocx.ts';
import { writeRichHtml } from '#shared/domain/richDocument/writeRichHtml.ts';
import { writeRichMarkdown } from '#shared/domain/richDocument/writeRichMarkdown.ts';
import type { RichLine } from '#shared/domain/richDocument/richLine.ts';
import { isPleasantry } from '#shared/language/isPleasantry.ts';
import { quoteTimes } from '#shared/language/quoteTimes.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Loaders } from '../../graphql/loaders.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { isGuideHidden } from '../guides/isGuideHidden.ts';
import { nameExport } from '../transcripts/nameExport.ts';
import { hiddenQuestion } from './aiNoteType.ts';
import type { AiSummaryRow, AiText } from './aiNoteLoaders.ts';
import type { EvidenceShape, SentenceShape } from './aiSentenceType.ts';
import {
  askedAtOf,
  chaptersOf,
  gapOf,
  momentsOf,
  reasonOf,
  sentencesOf,
  summaryPartsOf,
} from './shownAiText.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The files that the notes become. HTML is what the page puts on the clipboard. */
const formats = {
  md: { mimeType: 'text/markdown; charset=utf-8', write: writeRichMarkdown },
  html: { mimeType: 'text/html; charset=utf-8', write: writeRichHtml },
  docx: { mimeType: word, write: writeRichDocx },
  pdf: {
    mimeType: 'application/pdf',
    write: async (lines: readonly RichLine[]) =>
      (await import('./writeRichPdf.ts')).writeRichPdf(lines),
  },
};
export type NotesFormat = keyof typeof formats;
export const isNotesFormat = (text: string): text is NotesFormat => Object.hasOwn(formats, text);

export interface ExportedNotes {
  content: Buffer;
  mimeType: string;
  fileName: string;
}

/** The AI notes of a call the actor may read, as a file; null while nothing is written. */
export async function exportNotes(
  { actor, loaders, origin }: { actor: Actor; loaders: Loaders; origin: string },
  call: LoadedCall,
  { format, detail }: { format: NotesFormat; detail: NoteDetail },
): Promise<ExportedNotes | null> {
  const text = await loaders.aiTextByCallId.loadFirst(call.id);
  if (!text || (text.notes.length === 0 && !text.outline)) return null;
  const { title, day, fileName } = await nameExport({ actor, loaders }, call);
  const page = await pageOf(loaders, call, text, { title, subtitle: `AI notes · ${day}` });
  const lines = pageLines(
    page,
    detail,
    (timeMs) => `${origin}/interview/${call.id}?t=${timeMs / 1000}`,
  );
  const { mimeType, write } = formats[format];
  const content = Buffer.from(await write(lines));
  return { content, mimeType, fileName: `${fileName} notes.${format}` };
}

/** The page as this reader sees it. What was asked on protected ground is in no file. */
async function pageOf(
  loaders: Loaders,
  call: LoadedCall,
  text: AiText,
  names: Pick<NotesPage, 'title' | 'subtitle'>,
): Promise<NotesPage> {
  const isHidden = await isGuideHidden(loaders, call);
  const turns = new Map((await loaders.turnsByCallId.load(call.id)).map((item) => [item.id, item]));
  const startOf = ({ segment, quote }: EvidenceShape): number =>
    quoteTimes({ ...segment, words: turns.get(segment.id)?.words ?? [] }, quote).startMs;
  const sentence = ({ shownText, isKey, evidence }: SentenceShape): PageSentence => ({
    ...{ text: shownText, isKey },
    moments: [...new Set(evidence.map(startOf))].sort((a, b) => a - b),
  });
  // What somebody chose to see is no detail.
  const isDetail = !text.outline?.template;
  const section = (row: AiSummaryRow, title: string, isFullOnly: boolean) => ({
    ...{ title, isDetail: isFullOnly },
    sentences: sentencesOf({ text, row }).map(sentence),
  });
  const notes = text.notes.map((row) => {
    const first = { text, row };
    const askedAt = askedAtOf(first);
    return {
      question: isHidden ? hiddenQuestion : row.question,
      competency: row.competency,
      ...{ gap: gapOf(first), isUnsure: row.isUnsure, reason: reasonOf(first) },
      missing: isHidden ? null : row.missing,
      askedAtMs: askedAt && startOf(askedAt),
      moments: momentsOf(first).map(startOf),
      sentences: sentencesOf(first).map(sentence),
    };
  });
  const engine = await loaders.engineRecordById.loadIfSet(text.outline?.engineRecordId ?? null);
  const isLeftOver = isDetail && isSummaryLeftOver(engine?.engine !== 'model', notes);
  const isAside = (row: AiSummaryRow) => isLeftOver && !isOfPeople(sentencesOf({ text, row }));
  const rows = shownFormats.flatMap(({ format, titleOf, isFullOnly }) =>
    summaryPartsOf(text, format).map((row) => ({
      ...{ row, title: titleOf(row), isFullOnly: isDetail && isFullOnly },
    })),
  );
  const asides = rows
    .filter(({ row }) => isAside(row))
    .flatMap(({ row }) => sentencesOf({ text, row }));
  const sections: PageSection[] = rows
    .filter(({ row }) => !isAside(row))
    .map(({ row, title, isFullOnly }) => section(row, title, isFullOnly));
  const alsoSaid = asides
    .filter(({ shownText }) => !isPleasantry(shownText))
    .map(sentence)
    .sort((a, b) => (a.moments[0] ?? 0) - (b.moments[0] ?? 0));
  return {
    ...names,
    notes,
    sections: [...sections, { title: 'Also said', isDetail: true, sentences: alsoSaid }].filter(
      ({ sentences }) => sentences.length > 0,
    ),
    chapters: chaptersOf(text, isHidden),
  };
}

/** The parts of a summary in the order of the page. */
const shownFormats: readonly {
  format: AiSummaryFormat;
  titleOf: (row: AiSummaryRow) => string;
  isFullOnly: boolean;
}[] = [
  { format: 'SECTION', titleOf: ({ title }) => title ?? '', isFullOnly: false },
  { format: 'TLDR', titleOf: () => 'In short', isFullOnly: false },
  { format: 'CS', titleOf: () => 'Candidate summary', isFullOnly: false },
  { format: 'QANDA', titleOf: ({ question }) => question?.text ?? '', isFullOnly: true },
  { format: 'WRITEUP', titleOf: ({ title }) => title ?? '', isFullOnly: true },
];

const isOfPeople = (sentences: readonly SentenceShape[]): boolean =>
  sentences.some(({ editedText, writtenById }) => editedText !== null || writtenById !== null);
