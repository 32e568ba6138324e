import { encodeEntities } from './entities.ts';
import { ownVttMark } from './readVtt.ts';
import { writeTimecode } from './timecode.ts';
import { timedForSubtitles } from './writableTranscript.ts';
import type { PreparedTranscript } from './writableTranscript.ts';

/**
 * WebVTT with `<v Name>`. Keeps speakers, texts and times to the millisecond; a line break inside a
 * text is the entity `&#10;`, because a blank line would end the cue. Title, roles and notes are left
 * out. Throws TranscriptError `NO_TIMES`.
 */
export function writeVtt({ segments }: PreparedTranscript): string {
  const cues = timedForSubtitles(segments).map(({ speaker, startMs, endMs, text }, index) => {
    const words = encodeEntities(text).replaceAll('\n', '&#10;');
    const said = speaker === null ? words : `<v ${encodeEntities(speaker)}>${words}</v>`;
    return `${index + 1}\n${writeTimecode(startMs)} --> ${writeTimecode(endMs)}\n${said}\n`;
  });
  return ['WEBVTT\n', `${ownVttMark}\n`, ...cues].join('\n');
}
