import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { EvidenceFragment, SummarySectionFragment } from './aiNotesDocuments.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { gapVerdicts } from './gapVerdicts.ts';
import { SentenceList } from './SentenceList.tsx';
import classes from './SummarySection.module.css';

interface SummarySectionProps {
  section: FragmentType<typeof SummarySectionFragment>;
}

/** A part of a summary: its title, or the question it answers, and its sentences. */
export function SummarySection(props: SummarySectionProps) {
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
      {gap && <p className={classes.none}>{gapVerdicts[gap]}</p>}
      <SentenceList partId={id} sentences={sentences} />
    </div>
  );
}
