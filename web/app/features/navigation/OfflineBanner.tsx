import { timeOfDay } from '#shared/domain/timeOfDay.ts';
import { useConnection } from '../../lib/connection.ts';
import { useWaitingWork } from '../../lib/waitingWork.ts';
import { Banner } from './Banner.tsx';

interface OfflineBannerProps {
  /** The viewer's, an IANA name; the machine's where nobody is signed in. */
  zone: string | undefined;
}

/** While the server does not answer: since when, and what waits for it. */
export function OfflineBanner({ zone }: OfflineBannerProps) {
  const { lostAtMs } = useConnection();
  const labels = [...new Set(useWaitingWork((state) => state.labels))];
  if (lostAtMs === null) return null;
  const since = new Intl.DateTimeFormat('en-US', {
    ...timeOfDay(),
    timeZone: zone,
  }).format(lostAtMs);
  return (
    <Banner>
      {navigator.onLine
        ? `The server has not answered since ${since}. Trying again.`
        : `You are offline since ${since}.`}{' '}
      {labels.length > 0 &&
        `Waiting for the connection: ${new Intl.ListFormat('en-US').format(labels)}.`}
    </Banner>
  );
}
