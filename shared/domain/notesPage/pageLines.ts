import { richLine } from '../richDocument/richLine.ts';
import type { RichLine, RichPart } from '../richDocument/richLine.ts';
import { formatTimecode } from '../time.ts';
import { headlineOf } from './headlineOf.ts';
import { gapVerdicts, sentencesAt } from './notesPage.ts';
import type { NoteDetail, NotesPage, PageNote, PageSentence } from './notesPage.ts';

/** The address of a moment of the interview, in ms. */
export type MomentLink = (timeMs: number) => string;

/** The page as a document, in the order of the screen. */
export function pageLines(page: NotesPage, detail: NoteDetail, link: MomentLink): RichLine[] {
  const { title, subtitle, notes, sections, chapters } = page;
  const headline = headlineOf(notes);
  const lines = [richLine('title', title), richLine('mark', subtitle)];
  if (headline) {
    lines.push(richLine('words', { text: headline.text, isStrong: true }));
    for (const { label, notes: open } of headline.open)
      lines.push(
        richLine('bullet', `${label}: ${open.map(({ question }) => question).join(' · ')}`),
      );
  }
  if (notes.length > 0) lines.push(richLine('section', 'Guide questions'));
  for (const note of notes) lines.push(...noteLines(note, detail, link));
  if (detail === 'BRIEF' && notes.length > 0) return lines;
  for (const section of sections) {
    if (section.isDetail && detail !== 'FULL') continue;
    lines.push(richLine('section', section.title));
    lines.push(...sentenceLines(section.sentences, link));
  }
  if (chapters.length > 0) lines.push(richLine('section', 'Chapters'));
  for (const chapter of chapters)
    lines.push(richLine('bullet', momentPart(chapter.startMs, link), ` ${chapter.title}`));
  return lines;
}

/** One note: the question, what is said of it, and the sentences with links to their moments. */
export function noteLines(note: PageNote, detail: NoteDetail, link: MomentLink): RichLine[] {
  const { question, askedAtMs, gap, isUnsure, reason, missing, moments, sentences } = note;
  const verdict = isUnsure ? 'Perhaps asked.' : gap && gapVerdicts[gap];
  const lines = [
    richLine('head', question, ...(askedAtMs === null ? [] : momentParts([askedAtMs], link))),
  ];
  if (verdict)
    lines.push(
      richLine(
        'words',
        { text: verdict, isStrong: true },
        reason && ` ${reason}`,
        ...momentParts(moments, link),
      ),
    );
  lines.push(...sentenceLines(sentencesAt(detail, sentences), link));
  if (missing)
    lines.push(richLine('words', { text: 'No answer found to: ', isStrong: true }, missing));
  return lines;
}

const sentenceLines = (sentences: readonly PageSentence[], link: MomentLink): RichLine[] =>
  sentences.map(({ text, moments }) => richLine('bullet', text, ...momentParts(moments, link)));

const momentParts = (moments: readonly number[], link: MomentLink): RichPart[] =>
  moments.flatMap((timeMs) => [{ text: ' ' }, momentPart(timeMs, link)]);

const momentPart = (timeMs: number, link: MomentLink): RichPart => ({
  text: formatTimecode(timeMs),
  href: link(timeMs),
});
