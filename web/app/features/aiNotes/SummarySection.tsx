import { gapVerdicts } from '#shared/domain/notesPage/notesPage.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { EvidenceFragment, SentenceFragment, SummarySectionFragment } from './aiNotesDocuments.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { SentenceList } from './SentenceList.tsx';
import classes from './SummarySection.module.css';

interface SummarySectionProps {
  section: FragmentType<typeof SummarySectionFragment>;
  /** Stands there when the engine found nothing. */
  noneText?: string;
}

/** A part of a summary: its title, or the question it answers, and its sentences. */
export function SummarySection(props: SummarySectionProps) {
  const { noneText = 'Nothing in the interview supports a summary.' } = props;
  const { id, title, question, sentences, gap } = readFragment(
    SummarySectionFragment,
    props.section,
  );
  return (
    <div className={classes.section}>
      {title && <h3 className={classes.title}>{title}</h3>}
      {question && (
        <p className={classes.title}>
          {question.text}
          <EvidenceMarks evidence={readFragment(EvidenceFragment, question.evidence)} />
        </p>
      )}
      {gap && <p className={classes.none}>{gap === 'NO_EVIDENCE' ? noneText : gapVerdicts[gap]}</p>}
      <SentenceList partId={id} sentences={readFragment(SentenceFragment, sentences)} />
    </div>
  );
}
