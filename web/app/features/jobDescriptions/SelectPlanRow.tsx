import { Link } from 'react-router';
import { titleOf } from '../../../../shared/domain/plan.ts';
import { formatDateTime, formatRelative } from '../../../../shared/domain/time.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { JobDescriptionRowFragment } from './jobDescriptionDocuments.ts';
import classes from './JobDescriptionRow.module.css';
import { ListScore } from './ListScore.tsx';

interface SelectPlanRowProps {
  jobDescription: FragmentType<typeof JobDescriptionRowFragment>;
  now: Date;
  /** IANA name of the reader's zone. */
  zone: string;
}

/** A job description whose interview plan can be picked. */
export function SelectPlanRow({ jobDescription, now, zone }: SelectPlanRowProps) {
  const facts = readFragment(JobDescriptionRowFragment, jobDescription);
  return (
    <li className={classes.row}>
      <ListScore jobDescription={facts} />
      <div className={classes.what}>
        <Link
          to={`/plan/interview_plan/${facts.planId ?? ''}?from=select-plan`}
          className={classes.title}
          data-row-link
        >
          {titleOf(facts)}
        </Link>
        <div className={classes.facts}>
          <span className={classes.creator}>{facts.creator.fullName}</span>
          <span>
            Updated{' '}
            <time dateTime={facts.updatedAt} title={formatDateTime(facts.updatedAt, zone, true)}>
              {formatRelative(facts.updatedAt, now, { zone })}
            </time>
          </span>
        </div>
      </div>
    </li>
  );
}
