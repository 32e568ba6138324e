import type { Tx } from '../../db/database.ts';
import { planEngineRecord } from '../../db/tables/schema.ts';
import type { TaskResult } from '../../language/languageEngine.ts';

/** Keeps what an engine was asked and said for a job description or its plan. */
export async function keepPlanEngineRecord(
  tx: Tx,
  given: {
    organizationId: string;
    jobDescriptionId: string;
    planId?: string | undefined;
    actorId?: string | null | undefined;
    task: string;
    result: TaskResult<unknown>;
  },
): Promise<void> {
  const { organizationId, jobDescriptionId, planId = null, actorId = null, task, result } = given;
  const { engine, inputHash, output } = result;
  await tx.insert(planEngineRecord).values({
    ...{ organizationId, jobDescriptionId, planId, actorId, task, inputHash, output },
    ...{ engine: engine.kind, engineName: engine.name, engineVersion: engine.version },
  });
}
