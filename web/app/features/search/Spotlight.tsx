import { Loader, Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { playOnArrival } from '../../lib/playOnArrival.ts';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import classes from './Spotlight.module.css';
import { hitQuotes, quotePath } from './hitQuotes.ts';
import { SpotlightHit } from './SpotlightHit.tsx';
import { useSpotlightHits } from './useSpotlightHits.ts';

interface SpotlightProps {
  onClose: () => void;
}

const longest = 512;
const label = 'Search interviews';

/** A search over whatever page one is on: a few results, and the way to all of them. */
export function Spotlight({ onClose }: SpotlightProps) {
  useReturnFocus();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { answer, isSearching } = useSpotlightHits(typed);
  const hits = answer?.kind === 'found' ? answer.hits : [];
  const at = Math.min(active, hits.length - 1);
  const allPath = `/search?q=${encodeURIComponent(typed.trim())}`;

  const goTo = (path: string, state?: typeof playOnArrival) => {
    onClose();
    void navigate(path, { state });
  };
  /** To the passage the result shows, where it shows one. */
  const openHit = (hit: SearchHit) => {
    const [quote] = hitQuotes(hit);
    if (quote) goTo(quotePath(hit.call_id, quote), playOnArrival);
    else goTo(`/interview/${hit.call_id}`);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setActive(Math.max(0, Math.min(hits.length - 1, at + step)));
    } else if (event.key === 'Enter' && typed.trim() !== '') {
      const hit = isSearching ? undefined : hits[at];
      if (hit) openHit(hit);
      else goTo(allPath);
    } else return;
    event.preventDefault();
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={640}
      yOffset="8vh"
      centered={false}
      // By name: a class on the content alone would lie on what is around it too.
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <div className={classes.head}>
          {isSearching ? (
            <Loader size={16} aria-hidden />
          ) : (
            <IconSearch size={16} aria-hidden className={classes.icon} />
          )}
          <input
            className={classes.input}
            role="combobox"
            aria-label={label}
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(hits[at] && { 'aria-activedescendant': `${id}-${at}` })}
            placeholder="Names, positions, or words that were said"
            maxLength={longest}
            value={typed}
            data-autofocus
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setActive(0);
            }}
            onKeyDown={press}
          />
          <kbd className={classes.key}>Esc</kbd>
        </div>
        <div className={classes.results} tabIndex={0} data-searching={isSearching || undefined}>
          <div id={`${id}-list`} role="listbox" aria-label="Results">
            {hits.map((hit, index) => (
              <SpotlightHit
                key={hit.call_id}
                id={`${id}-${index}`}
                hit={hit}
                isActive={index === at}
                onPoint={() => setActive(index)}
                onChoose={() => openHit(hit)}
              />
            ))}
          </div>
          <div role="status" className={classes.status}>
            {answer?.kind === 'off' && 'Keyword search is currently unavailable.'}
            {answer?.kind === 'failed' &&
              (answer.reason instanceof TypeError
                ? errorMessage(answer.reason)
                : 'The search could not be done. Try again in a moment.')}
            {answer?.kind === 'found' && hits.length === 0 && !isSearching && (
              <Link to={allPath} onClick={onClose}>
                No results found. Check the full search page
              </Link>
            )}
          </div>
        </div>
        {answer?.kind === 'found' && hits.length > 0 && (
          <Link to={allPath} onClick={onClose} className={classes.all}>
            {answer.nbHits > hits.length
              ? `See all ${answer.nbHits.toLocaleString('en-US')} results`
              : 'Open the full search page'}
          </Link>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
