import { formatTimecode } from '#shared/domain/time.ts';
import type { Evidence } from './citing.ts';
import { useCiting } from './citing.ts';
import classes from './EvidenceMarks.module.css';
import { marksOfEvidence } from './marksOfEvidence.ts';

/** Small marks of time behind a sentence: to point at one lights its words, to press it plays them. */
export function EvidenceMarks({ evidence }: { evidence: readonly Evidence[] }) {
  const { focus, play } = useCiting();
  return marksOfEvidence(evidence).map(({ startMs, words, quote }) => (
    <button
      key={startMs}
      type="button"
      className={classes.mark}
      title={quote}
      aria-label={`Play ${formatTimecode(startMs)}: ${quote}`}
      onFocus={() => focus(words)}
      onBlur={() => focus([])}
      onClick={() => play(startMs)}
    >
      {formatTimecode(startMs)}
    </button>
  ));
}
