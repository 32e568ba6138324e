import { useEffect, useRef } from 'react';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import { namesInShort } from '../../ui/namesInShort.ts';
import { When } from '../../ui/When.tsx';
import { hitQuotes } from './hitQuotes.ts';
import { MarkedText } from './MarkedText.tsx';
import classes from './Spotlight.module.css';

interface SpotlightHitProps {
  id: string;
  hit: SearchHit;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One result in the search over the page: who with whom, about what, when, and the first passage. */
export function SpotlightHit(props: SpotlightHitProps) {
  const { id, hit, isActive, onPoint, onChoose } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const marks = hit._highlightResult;
  const title = hit.candidate ? marks?.candidate?.name.value : marks?.name?.value;
  const names = hit.interviewers.map(({ name }) => name);
  const about = [hit.position?.display_title, hit.stage].filter(Boolean).join(' · ');
  const [quote] = hitQuotes(hit);
  const startTime = new Date(hit.call_timestamp_seconds * 1000).toISOString();
  return (
    // Keys are the box's above: it keeps the focus, as a combobox does.
    <div
      ref={place}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.hit}
      data-active={isActive || undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <div className={classes.line}>
        <span className={classes.title}>
          {title ? <MarkedText html={title} /> : (hit.candidate?.name ?? hit.name)}
        </span>
        <When at={startTime} className={classes.when} />
      </div>
      <div className={classes.second}>
        {names.length > 0 && `with ${namesInShort(names)}`}
        {names.length > 0 && about && ' · '}
        {about}
      </div>
      {quote && (
        <div className={classes.quote}>
          {formatTimecode(quote.atSec * 1000)} {quote.by}: <MarkedText html={quote.html} />
        </div>
      )}
    </div>
  );
}
