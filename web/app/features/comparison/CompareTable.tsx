import { Link } from 'react-router';
import { plural } from '#shared/domain/plural.ts';
import { levelOfScore } from '#shared/domain/scorecard.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import type { AiNoteGap } from '../../lib/__generated__/graphql.ts';
import {
  compareInterviews,
  meanOverallScore,
  type ComparedCell,
  type ComparedScore,
} from './compareInterviews.ts';
import classes from './CompareTable.module.css';
import type { ComparedCandidate } from './useComparison.ts';
import { TimeChip } from '../../ui/TimeChip.tsx';

/** Candidates side by side: what was noted and scored for each competency and question, with its moment. */
export function CompareTable({ candidates }: { candidates: readonly ComparedCandidate[] }) {
  const rows = compareInterviews(candidates.map(({ interviews }) => interviews));
  return (
    // A wide table scrolls by itself; it can be reached by keyboard to do so.
    <div className={classes.scroll} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Question</th>
            {candidates.map(({ candidate, interviews, totalInterviews }) => (
              <th key={candidate.id} scope="col">
                <Link to={`/candidate/${candidate.id}`} className={classes.name}>
                  {candidate.fullName}
                </Link>
                <Standing
                  interviews={interviews}
                  total={totalInterviews}
                  average={candidate.ratingBreakdown.average}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.text}`} data-kind={row.kind}>
              <th scope="row">{row.text}</th>
              {row.cells.map((cell, index) => (
                <td key={candidates[index]?.candidate.id}>
                  <Cell cell={cell} isQuestion={row.kind === 'QUESTION'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StandingProps {
  interviews: ComparedCandidate['interviews'];
  total: number;
  average: number | null;
}

function Standing({ interviews, total, average }: StandingProps) {
  const score = meanOverallScore(interviews);
  const parts = [
    total > interviews.length
      ? `the newest ${interviews.length} of ${total} interviews`
      : plural(total, 'interview'),
    score !== null && `score ${score.toFixed(1)} of 4`,
    average !== null && `${average.toFixed(1)} stars`,
  ].filter(Boolean);
  return (
    <div className={classes.soft}>
      {parts.join(' · ')}
      {interviews.some(({ isScoreHidden }) => isScoreHidden) && (
        <div>Others have scored. You see their scores after you submit yours.</div>
      )}
    </div>
  );
}

const gaps: Record<AiNoteGap, string> = {
  NOT_ASKED: 'We could not find this question in the interview.',
  NOT_ANSWERED: 'Not answered.',
  NO_EVIDENCE: 'Nothing in the interview supports an answer.',
  DELETED: 'Deleted.',
  OUTDATED: 'Out of date.',
};

function Cell({ cell, isQuestion }: { cell: ComparedCell; isQuestion: boolean }) {
  const { answers, scores } = cell;
  if (answers.length + scores.length === 0)
    return isQuestion ? <span className={classes.soft}>Not part of an interview.</span> : null;
  return (
    <>
      {scores.map((score, index) => (
        <Score key={index} score={score} />
      ))}
      {answers.map(({ callId, stage, gap, sentences }, index) => (
        <div key={index} className={classes.answer}>
          {answers.length > 1 && stage && <div className={classes.soft}>{stage}</div>}
          {gap !== null && <span className={classes.soft}>{gaps[gap]}</span>}
          {sentences.map(({ id, text, evidence }) => (
            <p key={id} className={classes.sentence}>
              {text}{' '}
              {evidence.map(({ startMs, quote }) => (
                <Moment key={startMs} callId={callId} timeMs={startMs} quote={quote} />
              ))}
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

function Score({ score: { callId, scorer, score, notes, timeMs } }: { score: ComparedScore }) {
  return (
    <p className={classes.sentence}>
      {score > 0 && (
        <strong className={classes.score} data-level={levelOfScore(score)}>
          {score} of 4
        </strong>
      )}{' '}
      <span className={classes.soft}>{scorer}</span> {notes}{' '}
      {timeMs !== null && <Moment callId={callId} timeMs={timeMs} quote={notes} />}
    </p>
  );
}

/** Opens the interview at the words. */
function Moment({ callId, timeMs, quote }: { callId: string; timeMs: number; quote: string }) {
  return (
    <Link
      to={`/interview/${callId}?t=${timeMs / 1000}`}
      className={classes.moment}
      title={quote}
      aria-label={`Open at ${formatTimecode(timeMs)}`}
    >
      <TimeChip timeMs={timeMs} />
    </Link>
  );
}
