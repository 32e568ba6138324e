import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../shared/domain/time.ts';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
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
  /** IANA name of the reader's zone. */
  zone: string;
  actions: ReactNode;
}

/** Who was interviewed, for what, when and by whom, and who may see it. */
export function InterviewHeader({ call, zone, actions }: InterviewHeaderProps) {
  const facts = readFragment(InterviewHeaderFragment, call);
  const { candidate, position, interviewStage, interviewers, startTime } = facts;
  const names = interviewers.map(({ fullName }) => fullName);
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <Title order={1} className={classes.title ?? ''}>
          {candidate?.fullName ?? facts.name}
        </Title>
        <div className={classes.actions}>{actions}</div>
      </div>
      <ul className={classes.facts}>
        {position && <li>{position.displayTitle}</li>}
        {interviewStage && <li>{interviewStage.title}</li>}
        <li>
          <time dateTime={startTime} title={formatDateTime(startTime, zone, true)}>
            {formatDateTime(startTime, zone)}
          </time>
        </li>
        {names.length > 0 && <li>with {names.join(', ')}</li>}
        <li>
          <VisibilityChip visibility={facts.visibility} />
        </li>
      </ul>
    </header>
  );
}
