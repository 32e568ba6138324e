import { eq } from 'drizzle-orm';
import type { AiWritingKind } from '../../../../shared/domain/aiNote.ts';
import type { Interview } from '../../../../shared/language/interview.ts';
import type { Tx } from '../../db/database.ts';
import { engineRecord } from '../../db/tables/schema.ts';
import type { CallEvents } from '../../events/events.ts';
import { FinalJobError, type Job, type JobContext } from '../../jobs/job.ts';
import { inputHash } from '../../language/inputHash.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { LanguageError } from '../../language/languageError.ts';
import { runInterviewTask, type InterviewTask } from '../../language/tasks/interviewTask.ts';
import {
  beginWriting,
  completeWriting,
  giveUpWriting,
  mostAttempts,
  yieldWriting,
  type CallRow,
  type WritingAttempt,
} from './aiWritingAttempt.ts';
import { aiWritingQueues, type AiWritingPayload } from './aiWritingQueues.ts';
import { interviewOfCall, type CallInterview } from './interviewOfCall.ts';
import { keepEngineRecord } from './keepEngineRecord.ts';

export interface AiWritingOptions {
  language: LanguageEngine;
  events: CallEvents;
}

/** What is written, and how an engine's output becomes it. */
interface Writer<Input extends { interview: Interview }, Output, Kept> {
  kind: AiWritingKind;
  task: InterviewTask<Input, Output>;
  input(tx: Tx, call: CallRow, spoken: CallInterview): Promise<Input>;
  /** What passes the gate. @throws {LanguageError} BAD_OUTPUT when the answer is not whole. */
  gate(input: Input, output: Output): Kept;
  save(
    tx: Tx,
    made: {
      call: CallRow;
      spoken: CallInterview;
      input: Input;
      kept: Kept;
      recordId: string | null;
    },
  ): Promise<void>;
}

const firstWaitSec = 5;
const longestWaitSec = 600;

/** A job that has an engine write one kind of text about a call, and keeps what stands the test. */
export function aiWritingJob<Input extends { interview: Interview }, Output, Kept>(
  { language, events }: AiWritingOptions,
  writer: Writer<Input, Output, Kept>,
): Job<AiWritingPayload> {
  const queue = aiWritingQueues[writer.kind];
  return {
    ...queue,
    async run(payload, { database, signal, send }) {
      const services = { database, events };
      const attempt = await beginWriting(services, payload, writer.kind);
      if (!attempt) return;
      const again = (delaySec: number) => send(queue, payload, { delaySec });
      try {
        const write = await prepare(attempt, payload, { database, signal });
        const end = await completeWriting(services, attempt, write);
        if (end === 'stale') {
          await yieldWriting(services, attempt, { isCounted: false });
          await again(1);
        }
      } catch (error) {
        if (signal.aborted) {
          await yieldWriting(services, attempt, { isCounted: false });
          throw error;
        }
        const fault = faultOf(error);
        if (!fault.isRetryable || attempt.writing.attempts >= mostAttempts)
          await giveUpWriting(services, attempt, fault);
        else {
          await yieldWriting(services, attempt, { isCounted: true, reason: fault.reason });
          if (!fault.isUnexpected) await again(waitSec(error, attempt));
        }
        // Thrown on for the log; the queue repeats it, and passes over one that was given up.
        if (fault.isUnexpected) throw error;
      }
    },
  };

  async function prepare(
    { call, writing }: WritingAttempt,
    { isForced }: AiWritingPayload,
    { database, signal }: Pick<JobContext, 'database' | 'signal'>,
  ): Promise<(tx: Tx) => Promise<string | null>> {
    const spoken = await interviewOfCall(database.system, call.id);
    const input = await writer.input(database.system, call, spoken);
    const [last] = writing.engineRecordId
      ? await database.system
          .select()
          .from(engineRecord)
          .where(eq(engineRecord.id, writing.engineRecordId))
      : [];
    const isSame =
      last?.inputHash === inputHash(writer.task, input) &&
      last.engineName === language.identity.name &&
      last.engineVersion === language.identity.version;
    if (isSame && !isForced) return () => Promise.resolve(null);
    const result = await runInterviewTask(language, writer.task, input, { signal });
    const kept = writer.gate(input, result.output);
    return async (tx) => {
      // What is kept of it follows from it by the gate.
      const output = { said: result.output };
      const recordId = await keepEngineRecord(tx, { call, task: writer.task.name, result, output });
      await writer.save(tx, { call, spoken, input, kept, recordId });
      return recordId;
    };
  }
}

interface Fault {
  code: string;
  reason: string;
  isRetryable: boolean;
  isUnexpected: boolean;
}

function faultOf(error: unknown): Fault {
  if (error instanceof LanguageError) {
    const { code, message: reason } = error;
    return { code, reason, isRetryable: code !== 'BAD_OUTPUT', isUnexpected: false };
  }
  if (error instanceof FinalJobError)
    return { code: error.code, reason: error.message, isRetryable: false, isUnexpected: false };
  return {
    code: 'UNEXPECTED',
    reason: 'Something unexpected went wrong. Try again, or tell your administrator.',
    isRetryable: true,
    isUnexpected: true,
  };
}

/** As long as the engine asked for, within bounds; else longer from attempt to attempt. */
function waitSec(error: unknown, { writing }: WritingAttempt): number {
  const asked = error instanceof LanguageError ? error.retryAfterMs : null;
  const wait =
    asked === null ? firstWaitSec * 3 ** (writing.attempts - 1) : Math.ceil(asked / 1000);
  return Math.min(longestWaitSec, Math.max(1, wait));
}
