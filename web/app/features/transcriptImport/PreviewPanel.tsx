import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { formatDuration, formatTimecode } from '#shared/domain/time.ts';
import classes from './PreviewPanel.module.css';
import { plural } from '#shared/domain/plural.ts';

/** What was understood of a transcript, what was not, and how it begins. */
export function PreviewPanel({ preview }: { preview: ImportPreview }) {
  const { firstSegments, segmentCount, durationMs } = preview;
  const faults = faultLines(preview);
  const isWide = durationMs >= 3_600_000;
  return (
    <>
      <section aria-labelledby="understood-title">
        <h3 id="understood-title" className={classes.heading}>
          <IconCheck size={16} aria-hidden className={classes.good} /> Recognized
        </h3>
        <ul className={classes.facts}>
          {understoodFacts(preview, formatDuration(durationMs)).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
      {faults.length > 0 && (
        <section aria-labelledby="faults-title">
          <h3 id="faults-title" className={classes.heading}>
            <IconAlertTriangle size={16} aria-hidden className={classes.warning} /> Not recognized,
            or to be checked
          </h3>
          <ul className={classes.faults} tabIndex={0} aria-label="What was not recognized">
            {faults.map(({ line, what, quote }, index) => (
              <li key={`${index} ${what}`}>
                {line > 0 && <span className={classes.line}>Line {line}</span>}
                <span>{what}</span>
                {quote && <q className={classes.quote}>{quote}</q>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="begins-title">
        <h3 id="begins-title" className={classes.heading}>
          {segmentCount > firstSegments.length
            ? `The first ${firstSegments.length} turns`
            : 'Turns'}
        </h3>
        <div className={classes.talk} tabIndex={0} role="group" aria-label="How it begins">
          {firstSegments.map(({ speaker, startMs, text }, index) => (
            <p key={index} className={classes.turn}>
              <span className={classes.time}>
                {startMs === null ? '' : formatTimecode(startMs, isWide)}
              </span>
              <span>
                {speaker !== null && <b>{speaker}: </b>}
                {text}
              </span>
            </p>
          ))}
        </div>
      </section>
    </>
  );
}

/** What a file holds, a sentence each. `duration` is in words. */
function understoodFacts(preview: ImportPreview, duration: string): string[] {
  const { format, segmentCount, wordCount, speakers, hasTimes, gapCount, noteCount } = preview;
  const named = speakers.filter(({ name }) => name !== null).length;
  const voices = named === 0 ? 'no speaker is named' : plural(named, 'speaker');
  return [
    `Format: ${format}`,
    `${plural(segmentCount, 'turn')}, ${plural(wordCount, 'word')}, ${voices}`,
    hasTimes
      ? `${duration} long, ${gapCount === 0 ? 'without gaps' : `with ${plural(gapCount, 'gap')} of a minute or more`}`
      : `No times in it: they are estimated from the length of what was said, about ${duration} in all`,
    ...(noteCount > 0
      ? [`${plural(noteCount, 'note')} in it, kept as notes that only you can see`]
      : []),
  ];
}

interface FaultLine {
  /** Counted from 1; 0 where it is about the whole file. */
  line: number;
  what: string;
  quote?: string;
}

/** What was not understood or looks wrong, in order of line. */
function faultLines({ warnings, skipped, gaps }: ImportPreview): FaultLine[] {
  const lines: FaultLine[] = [
    ...warnings.map(({ line, message }) => ({ line, what: message })),
    ...skipped.map(({ line, text, why }) => ({ line, what: `Left out. ${why}`, quote: text })),
  ];
  return [
    ...lines.sort((a, b) => a.line - b.line),
    ...gaps.map(({ startMs, endMs }) => ({
      line: 0,
      what: `Nothing is said from ${formatTimecode(startMs)} to ${formatTimecode(endMs)}.`,
    })),
  ];
}
