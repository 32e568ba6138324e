import { IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { SearchHit } from '../../../../shared/domain/searchHit.ts';
import {
  formatDateTime,
  formatDuration,
  formatRelative,
  formatTimecode,
} from '../../../../shared/domain/time.ts';
import shared from '../../ui/InterviewRow.module.css';
import { namesInShort } from '../../ui/namesInShort.ts';
import { VisibilityIcon } from '../../ui/VisibilityIcon.tsx';
import { hitQuotes } from './hitQuotes.ts';
import classes from './HitRow.module.css';
import { MarkedText } from './MarkedText.tsx';
import { facetValueLabel } from './searchFilters.ts';

interface HitRowProps {
  hit: SearchHit;
  now: Date;
  /** IANA name of the reader's zone. */
  zone: string;
}

/** An interview that answers the search: who with whom, about what, when, and what was said. */
export const HitRow = memo(function HitRow({ hit, now, zone }: HitRowProps) {
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
          <Link to={`/interview/${hit.call_id}`} className={shared.candidate} data-row-link>
            {title ? <MarkedText html={title} /> : (candidate?.name ?? hit.name)}
          </Link>
          <div className={shared.second} title={names.join(', ')}>
            {names.length > 0 ? `with ${namesInShort(names)}` : 'No interviewer named'}
          </div>
        </div>
        <div className={classes.about}>
          <div className={shared.position}>
            {about ? <MarkedText html={about} /> : (position?.display_title ?? 'No position')}
          </div>
          <div className={shared.second}>
            {marks?.stage ? <MarkedText html={marks.stage.value} /> : stage}
          </div>
        </div>
        <div className={`${shared.length} ${classes.length}`}>
          {durationSec !== null && formatDuration(durationSec * 1000)}
        </div>
        <time
          className={`${shared.when} ${classes.when}`}
          dateTime={startTime}
          title={formatDateTime(startTime, zone, true)}
        >
          {formatRelative(startTime, now, { zone })}
        </time>
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
      {quotes.length > 0 && (
        <ul className={classes.quotes} aria-label="Passages that match">
          {quotes.map(({ id, atSec, by, html }) => (
            <li key={id}>
              <Link to={`/interview/${hit.call_id}?t=${atSec}`} className={classes.quote}>
                <span className={classes.time}>{formatTimecode(atSec * 1000)}</span>
                <span>
                  <b>{by}: </b>
                  <MarkedText html={html} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
