import type { Actor } from '../../web/server/auth/actor.ts';
import type { Database, Db } from '../../web/server/db/database.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import { openTestDatabase } from './testDatabase.ts';

export interface PlanWorld {
  database: Database;
  /** The database as the organization's people have it. */
  db: Db;
  organizationId: string;
  /** Somebody of the organization, an editor unless told otherwise. */
  person(columns?: Partial<Parameters<typeof buildUser>[2]>): Promise<Actor>;
}

/** An organization with job descriptions and plans, on a database of its own. */
export async function openPlanWorld(): Promise<PlanWorld> {
  const database = await openTestDatabase();
  const made = await buildOrganization(database.system, { planEnabled: true });
  return {
    database,
    db: database.forOrganization(made.id),
    organizationId: made.id,
    person: async (columns = {}) =>
      actorOf(
        database.system,
        await buildUser(database.system, made, { planRole: 'EDITOR', ...columns }),
      ),
  };
}
