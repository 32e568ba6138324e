import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowLeft, IconDots, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import { openOptions } from '../../platform/browserParts.ts';
import { text } from '../../platform/text.ts';
import { useNow } from '../capture/useNow.ts';
import classes from './PanelHeader.module.css';
import { places, type Place } from './places.ts';

interface PanelHeaderProps {
  place: Place;
  onPlace(place: Place): void;
  /** Null at the first place. */
  onBack: (() => void) | null;
  onClose(): void;
  /** Who is interviewed; the product's name before the start. */
  title: string;
  /** Milliseconds since 1970; null while nothing is captured. */
  startedAtMs: number | null;
  unsentCount: number;
}

/** Over every place of the panel: whom it is about, how long already, and the way to the other places. */
export function PanelHeader(props: PanelHeaderProps) {
  const { place, onPlace, onBack, onClose, title, startedAtMs, unsentCount } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  // What had the focus is gone with its place.
  useEffect(() => {
    if (before.current !== place) heading.current?.focus();
    before.current = place;
  }, [place]);
  return (
    <header className={classes.header}>
      {onBack && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={text('back')}
          onClick={onBack}
        >
          <IconArrowLeft size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <h1 className={classes.title} title={title} ref={heading} tabIndex={-1}>
        {place === 'interview' ? title : text(places[place])}
      </h1>
      {startedAtMs !== null && <Clock startedAtMs={startedAtMs} />}
      {unsentCount > 0 && place !== 'unsent' && (
        <button type="button" className={classes.unsent} onClick={() => onPlace('unsent')}>
          {text('countUnsent', { count: unsentCount })}
        </button>
      )}
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={text('menu')}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {Object.entries(places).map(([key, label]) => (
            <Menu.Item
              key={key}
              aria-current={key === place || undefined}
              onClick={() => onPlace(key as Place)}
            >
              {text(label)}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => void openOptions()}>{text('settings')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={text('close')}
        onClick={onClose}
      >
        <IconX size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </header>
  );
}

function Clock({ startedAtMs }: { startedAtMs: number }) {
  const now = useNow(1_000);
  return (
    <time className={classes.clock} aria-label={text('timeSinceStart')}>
      {formatTimecode(Math.max(0, now - startedAtMs))}
    </time>
  );
}
