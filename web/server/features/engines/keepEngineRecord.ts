import type { Tx } from '../../db/database.ts';
import { engineRecord } from '../../db/tables/schema.ts';
import type { TaskResult } from '../../language/languageEngine.ts';

/** What an engine worked on: a call, or a job description with the plan that was made of it. */
export type EngineSubject =
  | { callId: string; languageCode: string }
  | { jobDescriptionId: string; planId?: string; actorId?: string };

/** Keeps what an engine was asked and said, as evidence of what is shown. Returns the record's id. */
export async function keepEngineRecord(
  tx: Tx,
  {
    organizationId,
    subject,
    task,
    result: { engine, inputHash },
    output,
  }: {
    organizationId: string;
    subject: EngineSubject;
    task: string;
    result: Omit<TaskResult<unknown>, 'output'>;
    output: Record<string, unknown>;
  },
): Promise<string | null> {
  const [row] = await tx
    .insert(engineRecord)
    .values({
      ...{ organizationId, ...subject, task, inputHash, output },
      ...{ engine: engine.kind, engineName: engine.name, engineVersion: engine.version },
      trust: engine.kind === 'model' ? 'good' : 'rough',
    })
    .returning({ id: engineRecord.id });
  return row?.id ?? null;
}

/** A call as the subject of a record. */
export const ofCall = (call: { id: string; organizationId: string; languageCode: string }) => ({
  organizationId: call.organizationId,
  subject: { callId: call.id, languageCode: call.languageCode },
});
