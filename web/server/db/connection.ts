import pg from 'pg';
import { WireStream } from './embeddedDatabase.ts';

/** The role that row-level security binds; migrations make it. */
export const applicationRole = 'rapport_app';

/** Acts as the owner of the tables, who sees every organization. Any other scope is an organization's id. */
export const ownerScope = 'owner';

const uuidPattern = /^[0-9a-f-]{36}$/;

/** No page waits longer for one statement. PGlite ignores the setting (0.5.14), so its stream has the limit too. */
const requestTimeoutMs = 30_000;

/**
 * A connection that knows for whom it acts: the owner, or one organization, as a role that row-level
 * security binds, with the organization named in the session. Needs session pooling, not pgbouncer's
 * transaction mode.
 */
export class Connection extends pg.Client {
  private scope: string | null = ownerScope;

  /** Switches to this scope; one statement, and only when the connection last acted for another. */
  async enter(scope: string): Promise<void> {
    if (scope === this.scope) return;
    if (scope !== ownerScope && !uuidPattern.test(scope))
      throw new Error('An organization id must be a UUID');
    // Unknown until the database has answered: after a fault the next user switches again.
    this.scope = null;
    await this.query({
      name: 'enter_scope',
      text: `select set_config('role', $1, false), set_config('app.organization_id', $2, false),
        set_config('statement_timeout', $3, false)`,
      values:
        scope === ownerScope
          ? ['none', '', '0']
          : [applicationRole, scope, String(requestTimeoutMs)],
    });
    this.scope = scope;
    const { stream } = this.connection;
    if (stream instanceof WireStream)
      stream.limitMs = scope === ownerScope ? null : requestTimeoutMs;
  }
}
