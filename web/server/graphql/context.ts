import type { Actor } from '../auth/actor.ts';
import type { ActorCache } from '../auth/actorCache.ts';
import type { Auth } from '../auth/createAuth.ts';
import type { Database, Db } from '../db/database.ts';
import type { ChangeVersions } from '../events/changeVersions.ts';
import type { CallEvents } from '../events/events.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LanguageEngine } from '../language/languageEngine.ts';
import type { MessageSender } from '../mail/sendMessage.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { SpeechEngine } from '../speech/speechEngine.ts';
import type { ExtensionPackages } from '../features/extension/extensionPackages.ts';
import type { Uploads } from '../features/recordings/uploads.ts';
import type { Loaders } from './loaders.ts';
import { UserError } from '../errors/userError.ts';

/** What the whole process shares. */
export interface Services {
  settings: Settings;
  secret: string;
  buildHash: string;
  database: Database;
  auth: Auth;
  actors: ActorCache;
  changes: ChangeVersions;
  messages: MessageSender;
  jobs: Jobs;
  events: CallEvents;
  storage: Storage;
  speech: SpeechEngine;
  language: LanguageEngine;
  uploads: Uploads;
  rateLimit: RateLimit;
  extensionPackages: ExtensionPackages;
}

/** What one request carries. */
export interface RequestContext {
  services: Services;
  actor: Actor | null;
  requestId: string;
  clientAddress: string;
  headers: Headers;
  /** Cookies to set on the answer. */
  setCookie: (cookies: string[]) => void;
  signal: AbortSignal;
}

/** The part of a request that only a signed-in person has. */
export interface ActorContext {
  actor: Actor;
  db: Db;
  loaders: Loaders;
  services: Services;
}

export interface GraphqlContext extends RequestContext {
  /** How long the answer holds while nothing changes in the database; resolvers shorten it. */
  freshness: Freshness;
  /** @throws {UserError} UNAUTHENTICATED when nobody is signed in. */
  signedIn(): ActorContext;
}

export interface Freshness {
  untilMs: number;
}

export function createGraphqlContext(
  request: RequestContext,
  createLoaders: (db: Db, actor: Actor) => Loaders,
  freshness: Freshness = { untilMs: Infinity },
): GraphqlContext {
  let known: ActorContext | null = null;
  return {
    ...request,
    freshness,
    // The server library copies this object, so the method asks the copy it is called on.
    signedIn(this: GraphqlContext) {
      const { actor, services } = this;
      if (!actor) throw new UserError('UNAUTHENTICATED', 'Sign in to continue.');
      if (known?.actor !== actor) {
        const db = services.database.forRequest(actor.organizationId);
        let loaders: Loaders | undefined;
        known = {
          ...{ actor, db, services },
          // A list needs none of the hundred.
          get loaders() {
            return (loaders ??= createLoaders(db, actor));
          },
        };
      }
      return known;
    },
  };
}
