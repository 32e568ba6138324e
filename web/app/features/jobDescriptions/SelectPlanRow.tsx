import { Link } from 'react-router';
import { titleOf } from '#shared/domain/plan.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { When } from '../../ui/When.tsx';
import { JobDescriptionRowFragment } from './jobDescriptionDocuments.ts';
import classes from './JobDescriptionRow.module.css';
import { ListScore } from './ListScore.tsx';

interface SelectPlanRowProps {
  jobDescription: FragmentType<typeof JobDescriptionRowFragment>;
}

/** A job description whose interview plan can be picked. */
export function SelectPlanRow({ jobDescription }: SelectPlanRowProps) {
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
            Updated <When at={facts.updatedAt} />
          </span>
        </div>
      </div>
    </li>
  );
}
