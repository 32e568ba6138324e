import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Actor } from '../auth/actor.ts';
import type { ChangeVersions } from '../events/changeVersions.ts';

/** An answer that need not be made again while nothing of its organization changes. */
export interface KeptAnswer {
  body: string;
  contentType: string;
  /** Computed for the first request by GET. */
  etag?: string;
  /** The body as it was already sent in a content encoding. */
  encoded: Map<string, Buffer>;
}

interface Entry extends KeptAnswer {
  version: string;
  untilMs: number;
}

const mostBytes = 32 * 1024 ** 2;

/**
 * Answers in memory, each for what one request asks and for all people with the same rights. One is used
 * only while no row of the organization has changed since before it was read, which every use checks.
 */
export class KeptAnswers {
  private readonly entries = new Map<string, Entry>();
  private readonly changes: ChangeVersions;
  private bytes = 0;
  constructor(changes: ChangeVersions) {
    this.changes = changes;
  }

  async find(key: string, organizationId: string): Promise<KeptAnswer | null> {
    const entry = this.entries.get(key);
    if (!entry) return null;
    // Only an entry that seems to be right is worth the question whether it is.
    const isRight =
      entry.untilMs > Date.now() &&
      entry.version === this.changes.known(organizationId) &&
      entry.version === (await this.changes.current(organizationId));
    if (!isRight) {
      this.drop(key);
      return null;
    }
    // The one used last is dropped last.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  /** `version` is what was known before the answer was read. */
  keep(
    key: string,
    { version, untilMs }: { version: string; untilMs: number },
    { body, contentType }: Pick<KeptAnswer, 'body' | 'contentType'>,
  ): KeptAnswer {
    const entry: Entry = { body, contentType, encoded: new Map(), version, untilMs };
    this.drop(key);
    this.entries.set(key, entry);
    this.bytes += body.length;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= mostBytes) break;
      this.drop(oldest);
    }
    return entry;
  }

  private drop(key: string): void {
    this.bytes -= this.entries.get(key)?.body.length ?? 0;
    this.entries.delete(key);
  }
}

export const etagOf = (answer: KeptAnswer): string =>
  (answer.etag ??= `W/"${hash('sha1', answer.body, 'base64url')}"`);

/** What an answer depends on besides the database: who asks, with which rights, and for what. */
export const answerKey = (actor: Actor, req: IncomingMessage, asked: string): string =>
  hash('sha256', JSON.stringify([rightsOf(actor), req.headers.accept ?? '', asked]));

const rights = new WeakMap<Actor, string>();

/** Everything that is known of a person but the session, which changes no answer. */
function rightsOf(actor: Actor): string {
  const known = rights.get(actor);
  if (known) return known;
  const { sessionId: _sessionId, connectionId, permissions, ...facts } = actor;
  const text = JSON.stringify([facts, [...permissions].sort(), connectionId !== null]);
  rights.set(actor, text);
  return text;
}
