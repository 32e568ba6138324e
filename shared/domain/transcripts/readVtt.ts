import { decodeEntities, stripTags } from './entities.ts';
import { findSpeakers } from './findSpeakers.ts';
import { flowedText } from './keptText.ts';
import { mergeSentences } from './mergeSentences.ts';
import { nameShape } from './nameShape.ts';
import type { ReadingReport } from './readingReport.ts';
import { scanCues } from './scanCues.ts';
import type { Cue } from './scanCues.ts';
import type { ReadSegment, TranscriptDraft } from './transcriptReading.ts';

/** Stands in the WebVTT files we write; such a file is read exactly, without guessing. */
export const ownVttMark = 'NOTE Rapport transcript 1';

const voice = /<v(?:\.[^\s<>]{1,100})?\s([^<>]{0,2000})>/g;
const teamsId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?:\/\d+)?-\d+$/i;
/** Webex names who speaks in the identifier: `7 "Amara Osei" (1234567)`; nobody is `""`. */
const webexId = /^\d{1,9} "([^"]{0,200})" \(\d{0,20}\)$/;

/** WebVTT: our own, Teams' with `<v Name>`, Zoom's with "Name: words", Webex's, or any other. */
export function readVtt(lines: readonly string[], report: ReadingReport): TranscriptDraft {
  const cues = scanCues(lines, report);
  if (lines.slice(0, 5).includes(ownVttMark)) {
    return { format: 'VTT', isExact: true, segments: cues.map(readOwnCue) };
  }
  const spoken = cues.map((cue) => ({ cue, voices: splitVoices(cue.payload.join('\n')) }));
  if (!spoken.some(({ voices }) => voices.some(({ speaker }) => speaker !== null))) {
    return readNamedCues(cues, report);
  }
  const isTeams =
    cues.some(({ id }) => id !== null && teamsId.test(id)) ||
    cues.every(({ id, payload }) => id === null && payload.at(-1)?.trimEnd().endsWith('</v>'));
  const segments = spoken.flatMap(({ cue: { id, startMs, endMs }, voices }) =>
    voices.map(({ speaker, text }) => ({ id, speaker, startMs, endMs, text })),
  );
  if (isTeams) return { format: 'TEAMS_VTT', segments: mergeSentences(segments) };
  return { format: 'VTT', segments: segments.map(({ id: _id, ...segment }) => segment) };
}

/**
 * "Name: words" in each cue, or the name on a line of its own as older Word exports of Teams have
 * it; a cue that names nobody is said by the one before.
 */
export function nameCues(cues: readonly Cue[], report: ReadingReport): ReadSegment[] {
  const isHeaded = cues.length > 1 && cues.every(({ payload }) => isNamed(payload));
  const texts = cues.map(({ payload }) => {
    const [name = '', ...words] = payload;
    return cleanCue(isHeaded ? `${name.trim()}: ${words.join('\n')}` : payload.join('\n'));
  });
  const split = findSpeakers(texts, report);
  let last: string | null = null;
  return cues.map(({ startMs, endMs }, index): ReadSegment => {
    const { speaker, text } = split(texts[index] ?? '');
    last = speaker ?? last;
    return { speaker: last, startMs, endMs, text };
  });
}

const isNamed = ([name = '', ...words]: readonly string[]): boolean =>
  words.length > 0 && nameShape(name) === 'sure';

function readNamedCues(cues: readonly Cue[], report: ReadingReport): TranscriptDraft {
  const byWebex = cues.map(({ id }) => webexId.exec(id ?? ''));
  if (cues.length > 0 && byWebex.every((match) => match !== null)) {
    const segments = cues.map(({ startMs, endMs, payload }, index): ReadSegment => {
      const name = flowedText(byWebex[index]?.[1] ?? '');
      return { speaker: name || null, startMs, endMs, text: cleanCue(payload.join('\n')) };
    });
    return { format: 'VTT', segments };
  }
  const segments = nameCues(cues, report);
  const isZoom =
    segments.some(({ speaker }) => speaker !== null) &&
    cues.every(({ id }) => id !== null && /^\d+$/.test(id));
  return { format: isZoom ? 'ZOOM_VTT' : 'VTT', segments };
}

/** What each voice says in a cue. Words before the first `<v>` are nobody's. */
function splitVoices(payload: string): { speaker: string | null; text: string }[] {
  if (!payload.includes('<v')) return [{ speaker: null, text: cleanCue(payload) }];
  const starts = [...payload.matchAll(voice)];
  const before = cleanCue(payload.slice(0, starts[0]?.index));
  const voices = starts.map((match, index) => ({
    speaker: flowedText(decodeEntities(match[1] ?? '')),
    text: cleanCue(payload.slice(match.index + match[0].length, starts[index + 1]?.index)),
  }));
  return before === '' ? voices : [{ speaker: null, text: before }, ...voices];
}

const cleanCue = (payload: string): string => flowedText(decodeEntities(stripTags(payload)));

function readOwnCue({ startMs, endMs, payload }: Cue): ReadSegment {
  const line = payload.join('\n');
  const [mark, name = null] = [...line.matchAll(voice)][0] ?? [];
  const said = mark === undefined ? line : line.slice(mark.length).replace(/<\/v>$/, '');
  const speaker = name === null ? null : decodeEntities(name);
  return { speaker, startMs, endMs, text: decodeEntities(said) };
}
