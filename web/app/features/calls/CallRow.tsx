import { IconAt } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatDuration } from '#shared/domain/time.ts';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import shared from '../../ui/InterviewRow.module.css';
import { namesInShort } from '../../ui/namesInShort.ts';
import { VisibilityIcon } from '../../ui/VisibilityIcon.tsx';
import { When } from '../../ui/When.tsx';
import classes from './CallRow.module.css';
import { CallFailure, CallState } from './CallState.tsx';
import { WaveSketch } from './WaveSketch.tsx';

const CallRowFragment = graphql(`
  fragment CallRow_call on Call {
    id
    name
    startTime
    durationMs
    visibility
    sketch
    unreadMentions
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
  /** On the page of their position the rows leave it out. */
  hidesPosition?: boolean;
}

/** What the columns are. Each cell speaks for itself, so a screen reader does without. */
export function CallListHead({ hidesPosition = false }: { hidesPosition?: boolean }) {
  return (
    <div className={`${shared.row} ${shared.head} ${classes.row} ${classes.head}`} aria-hidden>
      <span className={classes.who}>Candidate</span>
      <span className={classes.about}>{hidesPosition ? 'Stage' : 'Position'}</span>
      <span className={`${shared.length} ${classes.length}`}>Length</span>
      <span className={classes.when}>Date</span>
      <span className={classes.state}>Rating</span>
    </div>
  );
}

/** One recording in the list: who with whom, about what, when, and how far it is. */
export const CallRow = memo(function CallRow({ call, hidesPosition = false }: CallRowProps) {
  const facts = readFragment(CallRowFragment, call);
  const { candidate, position, interviewStage, interviewers, durationMs } = facts;
  const about = [hidesPosition ? null : position?.displayTitle, interviewStage?.title]
    .filter(Boolean)
    .join(' · ');
  const names = interviewers.map(({ fullName }) => fullName);
  return (
    <li className={`${shared.row} ${classes.row}`}>
      <div className={classes.who}>
        <Link
          to={`/interview/${facts.id}`}
          className={shared.candidate}
          title={candidate?.fullName ?? facts.name}
          data-row-link
        >
          {candidate?.fullName ?? facts.name}
        </Link>
        <div className={shared.second} title={names.join(', ')}>
          {names.length > 0 ? `with ${namesInShort(names)}` : 'No interviewer named'}
        </div>
        {about && <div className={`${shared.second} ${classes.aboutInline}`}>{about}</div>}
        {facts.unreadMentions > 0 && (
          <Link to={`/interview/${facts.id}?tab=notes`} className={classes.mentioned}>
            <IconAt size={12} stroke={2} aria-hidden />
            You are mentioned in a note
          </Link>
        )}
      </div>
      <div className={classes.about}>
        {hidesPosition ? null : position ? (
          <div className={shared.position} title={position.displayTitle}>
            {position.displayTitle}
          </div>
        ) : (
          <div className={shared.second}>No position</div>
        )}
        <div className={shared.second}>{interviewStage?.title}</div>
      </div>
      <div className={classes.wave}>
        <WaveSketch lanes={facts.sketch} />
      </div>
      <div className={`${shared.length} ${classes.length}`}>
        {durationMs !== null && durationMs !== undefined && formatDuration(durationMs)}
      </div>
      <When at={facts.startTime} className={`${shared.when} ${classes.when}`} />
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
