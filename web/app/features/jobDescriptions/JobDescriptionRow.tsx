import { Link } from 'react-router';
import { titleOf } from '#shared/domain/plan.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { When } from '../../ui/When.tsx';
import { JobDescriptionRowFragment } from './jobDescriptionDocuments.ts';
import classes from './JobDescriptionRow.module.css';
import { ListScore } from './ListScore.tsx';
import { RowActions } from './RowActions.tsx';
import { pathOf } from './jobDescriptionPath.ts';

interface JobDescriptionRowProps {
  jobDescription: FragmentType<typeof JobDescriptionRowFragment>;
  onShare: (id: string) => void;
  onDelete: (id: string, title: string) => void;
}

/** One job description in the list: how good it is, whose, since when, and what can be done with it. */
export function JobDescriptionRow(props: JobDescriptionRowProps) {
  const { onShare, onDelete } = props;
  const facts = readFragment(JobDescriptionRowFragment, props.jobDescription);
  const title = titleOf(facts);
  const time = (label: string, date: string) => (
    <span>
      {label} <When at={date} />
    </span>
  );
  return (
    <li className={classes.row}>
      <ListScore jobDescription={facts} />
      <div className={classes.what}>
        <Link to={pathOf(facts)} className={classes.title} title={title} data-row-link>
          {title}
        </Link>
        <div className={classes.facts}>
          <span className={classes.creator}>{facts.creator.fullName}</span>
          {time('Updated', facts.updatedAt)}
          {time('Created', facts.createdAt)}
        </div>
      </div>
      <RowActions
        jobDescription={facts}
        title={title}
        onShare={() => onShare(facts.id)}
        onDelete={() => onDelete(facts.id, title)}
      />
    </li>
  );
}
