import { memo } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatDuration, formatRelative } from '../../../../shared/domain/time.ts';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import shared from '../../ui/InterviewRow.module.css';
import { namesInShort } from '../../ui/namesInShort.ts';
import { VisibilityIcon } from '../../ui/VisibilityIcon.tsx';
import classes from './CallRow.module.css';
import { CallFailure, CallState } from './CallState.tsx';
import { WaveSketch } from './WaveSketch.tsx';

export const CallRowFragment = graphql(`
  fragment CallRow_call on Call {
    id
    name
    startTime
    durationMs
    visibility
    sketch
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
    ...CallState_call
  }
`);

interface CallRowProps {
  call: FragmentType<typeof CallRowFragment>;
  now: Date;
  /** IANA name of the reader's zone. */
  zone: string;
}

/** One recording in the list: who with whom, about what, when, and how far it is. */
export const CallRow = memo(function CallRow({ call, now, zone }: CallRowProps) {
  const facts = readFragment(CallRowFragment, call);
  const { candidate, position, interviewStage, interviewers, durationMs } = facts;
  const about = [position?.displayTitle, interviewStage?.title].filter(Boolean).join(' · ');
  const names = interviewers.map(({ fullName }) => fullName);
  return (
    <li className={`${shared.row} ${classes.row}`}>
      <div className={classes.who}>
        <Link to={`/interview/${facts.id}`} className={shared.candidate} data-row-link>
          {candidate?.fullName ?? facts.name}
        </Link>
        <div className={shared.second} title={names.join(', ')}>
          {names.length > 0 ? `with ${namesInShort(names)}` : 'No interviewer named'}
        </div>
        {about && <div className={`${shared.second} ${classes.aboutInline}`}>{about}</div>}
      </div>
      <div className={classes.about}>
        <div className={shared.position}>{position?.displayTitle ?? 'No position'}</div>
        <div className={shared.second}>{interviewStage?.title}</div>
      </div>
      <div className={classes.wave}>
        <WaveSketch lanes={facts.sketch} />
      </div>
      <div className={`${shared.length} ${classes.length}`}>
        {durationMs !== null && durationMs !== undefined && formatDuration(durationMs)}
      </div>
      <time
        className={`${shared.when} ${classes.when}`}
        dateTime={facts.startTime}
        title={formatDateTime(facts.startTime, zone, true)}
      >
        {formatRelative(facts.startTime, now, { zone })}
      </time>
      <div className={classes.state}>
        <CallState call={facts} />
      </div>
      <div className={`${shared.visibility} ${classes.visibility}`}>
        <VisibilityIcon visibility={facts.visibility} />
      </div>
      <div className={classes.failure}>
        <CallFailure call={facts} />
      </div>
    </li>
  );
});
