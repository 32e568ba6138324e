import type { Database } from '../db/database.ts';
import { listenOnChannel } from './listenOnChannel.ts';

/** Numbers the states of each organization's rows, so that an answer is known to be still right. */
export interface ChangeVersions {
  /**
   * The version as far as it was announced. What is read after this call is of it or newer. Null while
   * announcements do not arrive.
   */
  known(organizationId: string): string | null;
  /** The version with everything that was committed before this call, by any process. */
  current(organizationId: string): Promise<string | null>;
  close(): Promise<void>;
}

/** The database announces every change of an organization's rows as it commits (`0007_changes.sql`). */
export async function openChangeVersions(
  database: Database,
  url?: string,
): Promise<ChangeVersions> {
  const counts = new Map<string, number>();
  /** Announcements may have been lost between two periods, so their versions differ. */
  let period = 0;
  let isListening = false;

  const onMessage = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  const onState = (isNowListening: boolean) => {
    isListening = isNowListening;
    period += 1;
    counts.clear();
  };
  const listening = await listenOnChannel(
    database,
    url,
    'organization_changed',
    onMessage,
    onState,
  );
  const known = (id: string) => (isListening ? `${period}.${counts.get(id) ?? 0}` : null);

  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  /** One round trip for all who wait: one that is under way may be older than what they want to know of. */
  const catchUp = (): Promise<void> => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = listening.catchUp();
        return running;
      });
    return next;
  };
  return {
    known,
    current: async (id) => {
      try {
        await catchUp();
        return known(id);
      } catch {
        return null;
      }
    },
    close: () => listening.close(),
  };
}
