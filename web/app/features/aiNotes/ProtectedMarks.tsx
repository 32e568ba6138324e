import { IconLock } from '@tabler/icons-react';
import { readFragment } from '../../lib/__generated__/index.ts';
import { EvidenceFragment } from './aiNotesDocuments.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import classes from './ProtectedMarks.module.css';
import type { WrittenNotes } from './useAiNotes.ts';

/** Questions on protected ground, for the interviewers and administrators only. */
export function ProtectedMarks({ protectedQuestions }: Pick<WrittenNotes, 'protectedQuestions'>) {
  if (protectedQuestions.length === 0) return null;
  return (
    <section className={classes.marks} aria-label="Private: questions on protected ground">
      <p className={classes.title}>
        <IconLock size={14} stroke={1.8} aria-hidden /> Asked on protected ground
      </p>
      <ul className={classes.list}>
        {protectedQuestions.map(({ label, why, askedAt: masked }) => {
          const askedAt = readFragment(EvidenceFragment, masked);
          return (
            <li key={askedAt.segmentId}>
              <strong>{label}.</strong> {why}
              <EvidenceMarks evidence={[askedAt]} />
            </li>
          );
        })}
      </ul>
      <p className={classes.soft}>
        Only the interviewers and administrators see this. The replies are in no note, summary or
        answer.
      </p>
    </section>
  );
}
