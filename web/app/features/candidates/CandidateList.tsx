import type { RefObject } from 'react';
import { Link } from 'react-router';
import { applicationStatusLabels } from '#shared/domain/candidate.ts';
import type { CandidateRow_CandidateFragment } from '../../lib/__generated__/graphql.ts';
import shared from '../../ui/InterviewRow.module.css';
import { When } from '../../ui/When.tsx';
import classes from './CandidateList.module.css';
import { RatingMark } from './RatingMark.tsx';

interface CandidateListProps {
  candidates: readonly CandidateRow_CandidateFragment[];
  /** On the page of this position rows tell how far each is there, not what else they applied for. */
  positionId?: string;
  listRef?: RefObject<HTMLUListElement | null>;
}

/** Candidates, one row each: what they applied for, how far they are and how people rate them. */
export function CandidateList({ candidates, positionId, listRef }: CandidateListProps) {
  return (
    <>
      <div className={`${shared.row} ${shared.head} ${classes.row} ${classes.head}`} aria-hidden>
        <span>Candidate</span>
        <span className={classes.about}>{positionId ? 'Stage' : 'Position'}</span>
        <span>Rating</span>
        <span className={classes.calls}>Interviews</span>
        <span className={classes.when}>Last interview</span>
      </div>
      <ul className={classes.list} ref={listRef} aria-label="Candidates">
        {candidates.map((candidate) => (
          <li key={candidate.id} className={`${shared.row} ${classes.row}`}>
            <div className={classes.who}>
              <Link
                to={`/candidate/${candidate.id}`}
                className={shared.candidate}
                title={candidate.fullName}
                data-row-link
              >
                {candidate.fullName}
              </Link>
              <div className={shared.second}>
                {candidate.recordingDisabled ? 'Does not want to be recorded' : candidate.emails[0]}
              </div>
            </div>
            {positionId ? (
              <div className={classes.about}>
                {standingOf(
                  candidate.applications.find(({ position }) => position.id === positionId),
                ) ?? 'No stage'}
              </div>
            ) : (
              <Applications applications={candidate.applications} />
            )}
            <div>
              <RatingMark {...candidate.ratingBreakdown} />
            </div>
            <div className={`${shared.length} ${classes.calls}`}>
              {candidate.callCount}
              <span className={classes.unit}>
                {candidate.callCount === 1 ? ' interview' : ' interviews'}
              </span>
            </div>
            <div className={`${shared.second} ${classes.when}`}>
              {candidate.lastCallAt && <When at={candidate.lastCallAt} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type ListedApplications = CandidateRow_CandidateFragment['applications'];

/** "Final round", "Hired · Final round"; null for an active application in no stage. */
const standingOf = (application: ListedApplications[number] | undefined): string | null =>
  application
    ? [
        application.status !== 'ACTIVE' && applicationStatusLabels[application.status],
        application.interviewStage?.title,
      ]
        .filter(Boolean)
        .join(' · ') || null
    : null;

/** The newest application in full, the others by number. */
function Applications({ applications }: { applications: ListedApplications }) {
  const [newest, ...others] = applications;
  if (!newest) return <div className={`${shared.second} ${classes.about}`}>No position</div>;
  return (
    <div className={classes.about}>
      <div className={shared.position} title={newest.position.displayTitle}>
        {newest.position.displayTitle}
      </div>
      <div className={shared.second}>
        {[standingOf(newest), others.length > 0 && `+${others.length} more`]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </div>
  );
}
