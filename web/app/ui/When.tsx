import { formatDateTime, formatRelative } from '#shared/domain/time.ts';
import { useNow } from './useNow.ts';
import { useZone } from './ZoneContext.ts';

interface WhenProps {
  at: string;
  /** Shows date and time themselves. */
  isExact?: boolean;
  /** Names the zone beside an exact time where it is not that of the browser's clock. */
  namesZone?: boolean;
  className?: string | undefined;
}

/**
 * A past moment as people say it ("5 minutes ago"), in the viewer's zone, with the exact time as its title.
 * It stays true while the page stays open, and is right at once after the machine has slept.
 */
export function When({ at, isExact = false, namesZone = false, className }: WhenProps) {
  const now = useNow();
  const zone = useZone();
  return (
    <time className={className} dateTime={at} title={formatDateTime(at, zone, true)}>
      {isExact
        ? formatDateTime(at, zone, namesZone && zone !== browserZone())
        : formatRelative(at, now, { zone })}
    </time>
  );
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
