import type { Database } from '../db/database.ts';
import { listenOnChannel } from '../events/listenOnChannel.ts';
import type { Actor } from './actor.ts';
import {
  loadActorOfSession,
  loadActorOfSessionToken,
  loadActorOfUser,
  type SessionActor,
} from './loadActor.ts';

const rememberedMs = 5000;
const mostRemembered = 10_000;

/** Who asks, remembered for some seconds and forgotten the moment their session or their rights change. */
export interface ActorCache {
  /** By the token of the session cookie; null for a session that has ended. */
  ofToken(token: string): Promise<SessionActor | null>;
  /** The person as they are now, for what outlives a request. The extension has no session. */
  ofPerson(person: { sessionId: string | null; userId: string }): Promise<Actor | null>;
  /** Forgets whoever has this session, is this person or belongs to this organization. */
  forget(id: string): void;
  /** Resolves when every change committed before this call is known here. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The database announces every change that concerns an actor (`0005_actor.sql`). Nothing is remembered
 * while its announcements do not arrive.
 */
export async function openActorCache(
  database: Database,
  url?: string,
  onForget: (id: string) => void = () => {},
): Promise<ActorCache> {
  const remembered = new Map<string, SessionActor & { untilMs: number }>();
  let isListening = false;
  let changes = 0;

  const forget = (id: string) => {
    changes += 1;
    for (const [key, { actor }] of remembered)
      if ([actor.sessionId, actor.userId, actor.impersonatorId, actor.organizationId].includes(id))
        remembered.delete(key);
    onForget(id);
  };
  const onState = (isNowListening: boolean) => {
    isListening = isNowListening;
    changes += 1;
    remembered.clear();
  };
  const listening = await listenOnChannel(database, url, 'actor_changed', forget, onState);

  const recall = async (key: string, load: () => Promise<SessionActor | null>) => {
    const known = remembered.get(key);
    if (known && known.untilMs > Date.now()) return known;
    const changesBefore = changes;
    const found = await load();
    remembered.delete(key);
    // What changed while it was being read may not be in it.
    if (found && isListening && changes === changesBefore) {
      const untilMs = Math.min(Date.now() + rememberedMs, found.expiresAtMs);
      remembered.set(key, { ...found, untilMs });
      const [oldest] = remembered.keys();
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    }
    return found;
  };
  return {
    ofToken: (token) => recall(token, () => loadActorOfSessionToken(database.pool, token)),
    ofPerson: async ({ sessionId, userId }) => {
      const { system } = database;
      if (sessionId === null) return loadActorOfUser(system, userId);
      const found = await recall(sessionId, () => loadActorOfSession(system, sessionId));
      return found?.actor.userId === userId ? found.actor : null;
    },
    forget,
    catchUp: () => listening.catchUp(),
    close: () => listening.close(),
  };
}
