import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { formatDuration, formatTimecode } from '#shared/domain/time.ts';
import classes from './PreviewPanel.module.css';
import { faultLines, understoodFacts } from './previewTexts.ts';

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
