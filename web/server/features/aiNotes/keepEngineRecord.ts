import type { Tx } from '../../db/database.ts';
import { engineRecord } from '../../db/tables/schema.ts';
import type { TaskResult } from '../../language/languageEngine.ts';

/** Keeps what an engine was asked and said, as evidence of what is shown. Returns the record's id. */
export async function keepEngineRecord(
  tx: Tx,
  {
    call,
    task,
    result: { engine, inputHash },
    output,
  }: {
    call: { id: string; organizationId: string; languageCode: string };
    task: string;
    result: Omit<TaskResult<unknown>, 'output'>;
    output: Record<string, unknown>;
  },
): Promise<string | null> {
  const [row] = await tx
    .insert(engineRecord)
    .values({
      ...{ organizationId: call.organizationId, callId: call.id, task, inputHash, output },
      ...{ engine: engine.kind, engineName: engine.name, engineVersion: engine.version },
      trust: engine.kind === 'model' ? 'good' : 'rough',
      languageCode: call.languageCode,
    })
    .returning({ id: engineRecord.id });
  return row?.id ?? null;
}
