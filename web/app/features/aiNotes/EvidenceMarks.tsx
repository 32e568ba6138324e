import { formatTimecode } from '#shared/domain/time.ts';
import type { Evidence } from './citing.ts';
import { useCiting } from './citing.ts';
import classes from './EvidenceMarks.module.css';
import { marksOfEvidence } from './marksOfEvidence.ts';
import { TimeChip } from '../../ui/TimeChip.tsx';

/** Small marks of time behind a sentence: to point at one lights its words, to press it plays them. */
export function EvidenceMarks({ evidence }: { evidence: readonly Evidence[] }) {
  const { focus, play } = useCiting();
  return marksOfEvidence(evidence).map(({ startMs, words, quote }) => (
    <span key={startMs} className={classes.mark}>
      <TimeChip
        timeMs={startMs}
        title={quote}
        aria-label={`Play ${formatTimecode(startMs)}: ${quote}`}
        onFocus={() => focus(words)}
        onBlur={() => focus([])}
        onClick={() => play(startMs)}
      />
    </span>
  ));
}
