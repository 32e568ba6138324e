import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { When } from '../../ui/When.tsx';
import classes from './InterviewHeader.module.css';
import { VisibilityChip } from './VisibilityChip.tsx';

export const InterviewHeaderFragment = graphql(`
  fragment InterviewHeader_call on Call {
    id
    name
    startTime
    visibility
    candidate {
      id
      fullName
    }
    position {
      id
      displayTitle
    }
    interviewStage {
      id
      title
    }
    interviewers {
      id
      fullName
    }
  }
`);

interface InterviewHeaderProps {
  call: FragmentType<typeof InterviewHeaderFragment>;
  actions: ReactNode;
}

/** Who was interviewed, for what, when and by whom, and who may see it. */
export function InterviewHeader({ call, actions }: InterviewHeaderProps) {
  const facts = readFragment(InterviewHeaderFragment, call);
  const { candidate, position, interviewStage, interviewers, startTime } = facts;
  const names = interviewers.map(({ fullName }) => fullName);
  return (
    <header className={classes.header}>
      <div className={classes.back}>
        <BackLink to="/search">All recordings</BackLink>
      </div>
      <div className={classes.top}>
        <Title order={1} className={classes.title}>
          {candidate ? (
            <Link to={`/candidate/${candidate.id}`} className={classes.link}>
              {candidate.fullName}
            </Link>
          ) : (
            facts.name
          )}
        </Title>
        <div className={classes.actions}>{actions}</div>
      </div>
      <ul className={classes.facts}>
        {position && (
          <li>
            <Link to={`/position/${position.id}`} className={classes.link}>
              {position.displayTitle}
            </Link>
          </li>
        )}
        {interviewStage && <li>{interviewStage.title}</li>}
        <li>
          <When at={startTime} isExact namesZone />
        </li>
        {names.length > 0 && <li>with {names.join(', ')}</li>}
        <li>
          <VisibilityChip callId={facts.id} visibility={facts.visibility} />
        </li>
      </ul>
    </header>
  );
}
