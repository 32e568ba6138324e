import { IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { formatDuration } from '#shared/domain/time.ts';
import { playOnArrival } from '../../lib/playOnArrival.ts';
import shared from '../../ui/InterviewRow.module.css';
import { namesInShort } from '../../ui/namesInShort.ts';
import { VisibilityIcon } from '../../ui/VisibilityIcon.tsx';
import { When } from '../../ui/When.tsx';
import { hitQuotes, quotePath } from './hitQuotes.ts';
import classes from './HitRow.module.css';
import { MarkedText } from './MarkedText.tsx';
import { facetValueLabel } from './searchFilters.ts';
import { TimeChip } from '../../ui/TimeChip.tsx';

interface HitRowProps {
  hit: SearchHit;
}

/** Nothing the row shows holds what was searched for. */
function isOutsideOf({ _highlightResult: marks }: SearchHit): boolean {
  if (!marks) return false;
  const shown = [marks.name, marks.stage, marks.position?.display_title, marks.candidate?.name];
  return [...shown, ...(marks.interviewers ?? []).map(({ name }) => name)].every(
    (mark) => mark === undefined || mark.matchLevel === 'none',
  );
}

/** What the columns are. Each cell speaks for itself, so a screen reader does without. */
export function HitListHead() {
  return (
    <div className={`${shared.row} ${shared.head} ${classes.row} ${classes.head}`} aria-hidden>
      <span className={classes.who}>Candidate</span>
      <span className={classes.about}>Position</span>
      <span className={shared.length}>Length</span>
      <span>Date</span>
      <span className={classes.state}>Rating</span>
    </div>
  );
}

/** An interview that answers the search: who with whom, about what, when, and what was said. */
export const HitRow = memo(function HitRow({ hit }: HitRowProps) {
  const { candidate, position, stage, call_duration_seconds: durationSec, rating, status } = hit;
  const marks = hit._highlightResult;
  const names = hit.interviewers.map(({ name }) => name);
  const startTime = new Date(hit.call_timestamp_seconds * 1000).toISOString();
  const quotes = hitQuotes(hit);
  const title = candidate ? marks?.candidate?.name.value : marks?.name?.value;
  const about = marks?.position?.display_title.value;
  return (
    <li className={classes.hit}>
      <div className={`${shared.row} ${classes.row}`}>
        <div className={classes.who}>
          <Link
            to={`/interview/${hit.call_id}`}
            className={shared.candidate}
            title={candidate?.name ?? hit.name}
            data-row-link
          >
            {title ? <MarkedText html={title} /> : (candidate?.name ?? hit.name)}
          </Link>
          <div className={shared.second} title={names.join(', ')}>
            {names.length > 0 ? `with ${namesInShort(names)}` : 'No interviewer named'}
          </div>
        </div>
        <div className={classes.about}>
          {position ? (
            <div className={shared.position} title={position.display_title}>
              {about ? <MarkedText html={about} /> : position.display_title}
            </div>
          ) : (
            <div className={shared.second}>No position</div>
          )}
          <div className={shared.second}>
            {marks?.stage ? <MarkedText html={marks.stage.value} /> : stage}
          </div>
        </div>
        <div className={`${shared.length} ${classes.length}`}>
          {durationSec !== null && formatDuration(durationSec * 1000)}
        </div>
        <When at={startTime} className={`${shared.when} ${classes.when}`} />
        <div className={classes.state}>
          {status !== 'COMPLETED' ? (
            <span className={classes.soft}>{facetValueLabel('status', status)}</span>
          ) : (
            rating !== null && (
              <span className={classes.rating} role="img" aria-label={`Rated ${rating} of 5`}>
                <IconStarFilled size={14} aria-hidden /> {rating}
              </span>
            )
          )}
        </div>
        <div className={`${shared.visibility} ${classes.visibility}`}>
          <VisibilityIcon visibility={hit.visibility} />
        </div>
      </div>
      {quotes.length === 0 && isOutsideOf(hit) && (
        <p className={classes.elsewhere}>
          Matches outside the transcript, for example in its guide.
        </p>
      )}
      {quotes.length > 0 && (
        <ul className={classes.quotes} aria-label="Passages that match">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <Link
                to={quotePath(hit.call_id, quote)}
                state={playOnArrival}
                className={classes.quote}
              >
                <TimeChip timeMs={quote.atSec * 1000} />
                <span>
                  <b>{quote.by}: </b>
                  <MarkedText html={quote.html} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
