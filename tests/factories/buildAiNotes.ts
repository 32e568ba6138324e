import { gateAnswers } from '#shared/language/gateAnswers.ts';
import { gateSummary } from '#shared/language/gateSummary.ts';
import type { Tx } from '../../web/server/db/database.ts';
import { task } from '../../web/server/db/tables/schema.ts';
import { guideOfCall } from '../../web/server/features/aiNotes/guideOfCall.ts';
import { interviewOfCall } from '../../web/server/features/aiNotes/interviewOfCall.ts';
import { keepEngineRecord, ofCall } from '../../web/server/features/engines/keepEngineRecord.ts';
import { saveAiNotes } from '../../web/server/features/aiNotes/saveAiNotes.ts';
import { saveAiSummary } from '../../web/server/features/aiNotes/saveAiSummary.ts';
import {
  templateOfCall,
  type TemplatedCall,
} from '../../web/server/features/aiTemplates/templateOfCall.ts';
import { builtInEngine } from '../../web/server/language/builtInEngine.ts';
import { inputHash } from '../../web/server/language/inputHash.ts';
import { answerGuideTask } from '../../web/server/language/tasks/answerGuideTask.ts';
import { summarizeInterviewTask } from '../../web/server/language/tasks/summarizeInterviewTask.ts';

const { identity: engine } = builtInEngine();

/** Notes and summary of a call's transcript as the jobs write them with the built-in engine. */
export async function buildAiNotes(
  tx: Tx,
  call: TemplatedCall & { id: string; languageCode: string; guideId: string | null },
): Promise<void> {
  const spoken = await interviewOfCall(tx, call.id);
  const { interview } = spoken;
  const guide = await guideOfCall(tx, call.guideId);
  const keep = (task: { name: string; version: string }, input: unknown, output: object) =>
    keepEngineRecord(tx, {
      ...{ ...ofCall(call), task: task.name },
      result: { engine, inputHash: inputHash(task, input) },
      output: { said: output },
    });

  const said = answerGuideTask.builtIn({ interview, guide });
  const answers = gateAnswers(interview, guide, said.answers);
  const notesRecord = await keep(answerGuideTask, { interview, guide }, said);
  await saveAiNotes(tx, { call, spoken, guide, answers, recordId: notesRecord });

  const template = (await templateOfCall(tx, call)) ?? undefined;
  const input = { interview, ...(template && { template }) };
  const told = summarizeInterviewTask.builtIn(input);
  const summary = gateSummary(interview, told);
  const summaryRecord = await keep(summarizeInterviewTask, input, told);
  await saveAiSummary(tx, { call, spoken, summary, template, recordId: summaryRecord });

  const { id: callId, organizationId } = call;
  const now = new Date();
  const done = { status: 'COMPLETED' as const, attempts: 1, startedAt: now, finishedAt: now };
  await tx.insert(task).values([
    { organizationId, callId, name: 'NOTES', ...done, result: { engineRecordId: notesRecord } },
    { organizationId, callId, name: 'SUMMARY', ...done, result: { engineRecordId: summaryRecord } },
  ]);
}
