import { eq } from 'drizzle-orm';
import type { AiWritingKind } from '#shared/domain/aiNote.ts';
import type { Interview } from '#shared/language/interview.ts';
import type { Tx } from '../../db/database.ts';
import { engineRecord } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import {
  runTask,
  StaleInputError,
  type RunningTask,
  type TaskOutcome,
} from '../../jobs/durableTask.ts';
import { defineJob, type Job, type JobContext } from '../../jobs/job.ts';
import { callSubject, type TaskCall } from '../../jobs/taskSubject.ts';
import { inputHash } from '../../language/inputHash.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { runInterviewTask, type InterviewTask } from '../../language/tasks/interviewTask.ts';
import { aiWritingQueues, type AiWritingPayload } from '../aiWriting/aiWritingQueues.ts';
import { interviewOfCall, type CallInterview } from './interviewOfCall.ts';
import { keepEngineRecord, ofCall } from '../engines/keepEngineRecord.ts';

export interface AiWritingOptions {
  language: LanguageEngine;
}

/** What is written, and how an engine's output becomes it. */
interface Writer<Input extends { interview: Interview }, Output, Kept> {
  kind: AiWritingKind;
  task: InterviewTask<Input, Output>;
  input(tx: Tx, call: TaskCall, spoken: CallInterview): Promise<Input>;
  /** What passes the gate. @throws {LanguageError} BAD_OUTPUT when the answer is not whole. */
  gate(input: Input, output: Output): Kept;
  save(
    tx: Tx,
    made: {
      call: TaskCall;
      spoken: CallInterview;
      input: Input;
      kept: Kept;
      recordId: string | null;
    },
  ): Promise<void>;
}

/**
 * A job that has an engine write one kind of text about a call as it stands, and keeps what stands the
 * test. It begins again when the transcript or the guide has changed since it was read.
 */
export function aiWritingJob<Input extends { interview: Interview }, Output, Kept>(
  { language }: AiWritingOptions,
  writer: Writer<Input, Output, Kept>,
): Job<AiWritingPayload> {
  const queue = aiWritingQueues[writer.kind];
  const kind = {
    name: writer.kind,
    subject: callSubject,
    onChange: (tx: Tx, { organizationId, id: callId }: TaskCall) =>
      publish({ organizationId, callId, what: 'aiNotes' }, tx),
  };
  return defineJob(queue, async (payload, context) => {
    const { callId: subjectId, generation } = payload;
    await runTask({ kind, queue, payload, subjectId, generation }, context, async (running) => {
      const write = await prepare(running, payload, context);
      const { transcriptRevision, guideId } = running.subject;
      return (tx, now) => {
        if (now.transcriptRevision !== transcriptRevision || now.guideId !== guideId)
          throw new StaleInputError();
        return write(tx, now);
      };
    });
  });

  async function prepare(
    { subject: call, task, signal }: RunningTask<TaskCall>,
    { isForced }: AiWritingPayload,
    { database }: JobContext,
  ): Promise<TaskOutcome<TaskCall>> {
    const spoken = await interviewOfCall(database.system, call.id);
    const input = await writer.input(database.system, call, spoken);
    const lastRecordId = task.result?.engineRecordId;
    const [last] =
      typeof lastRecordId === 'string'
        ? await database.system.select().from(engineRecord).where(eq(engineRecord.id, lastRecordId))
        : [];
    const isSame =
      last?.inputHash === inputHash(writer.task, input) &&
      last.engineName === language.identity.name &&
      last.engineVersion === language.identity.version;
    if (isSame && !isForced) return () => Promise.resolve();
    const result = await runInterviewTask(language, writer.task, input, { signal });
    const kept = writer.gate(input, result.output);
    return async (tx) => {
      // What is kept of it follows from it by the gate.
      const output = { said: result.output };
      const recordId = await keepEngineRecord(tx, {
        ...{ ...ofCall(call), task: writer.task.name, result, output },
      });
      await writer.save(tx, { call, spoken, input, kept, recordId });
      return { engineRecordId: recordId };
    };
  }
}
