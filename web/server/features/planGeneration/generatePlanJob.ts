import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { LanguageError } from '../../language/languageError.ts';
import { finalReason } from './generationFault.ts';
import { failPlan, readAttempt } from './planAttempt.ts';
import { generatePlanQueue } from './planGenerationQueues.ts';
import { nextStep } from './planSteps.ts';

/** A model that is busy for longer than this is told to the person. */
const longestBusyMs = 15 * 60_000;

/**
 * Makes a plan step by step, each step written whole: a worker that dies loses one step at most, and the
 * next one goes on where the plan stands. What is finished or deleted is passed over.
 */
export const createGeneratePlanJob = (given: {
  language: LanguageEngine;
}): Job<{
  organizationId: string;
  planId: string;
}> => ({
  ...generatePlanQueue,
  concurrency: 2,
  async run(payload, { database, retryCount, signal, send }) {
    const { planId } = payload;
    try {
      await makePlan(planId, { database, language: given.language, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const delaySec = await waitAskedFor(error, database, planId);
      if (delaySec !== null) return send(generatePlanQueue, payload, { delaySec });
      const reason = finalReason(error, retryCount);
      if (reason !== null) await failPlan(database, planId, reason);
      // Thrown on for the log; the queue repeats it, and the next run passes over what has ended.
      throw error;
    }
  },
});

/** Seconds a busy model asked to be left alone; null when it did not, or has kept us waiting too long. */
async function waitAskedFor(
  error: unknown,
  database: Database,
  planId: string,
): Promise<number | null> {
  if (!(error instanceof LanguageError) || error.retryAfterMs === null) return null;
  if (error.code !== 'RATE_LIMITED' || error.retryAfterMs > longestBusyMs) return null;
  const attempt = await readAttempt(database, planId);
  const waitedMs = attempt === null ? Infinity : Date.now() - attempt.plan.createdAt.getTime();
  return waitedMs > longestBusyMs ? null : Math.max(1, Math.ceil(error.retryAfterMs / 1000));
}

async function makePlan(
  planId: string,
  services: { database: Database; language: LanguageEngine; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    services.signal.throwIfAborted();
    const attempt = await readAttempt(services.database, planId);
    if (attempt === null) return;
    const hasMoved = await nextStep(attempt, services);
    if (!hasMoved) {
      const now = await readAttempt(services.database, planId);
      // Nothing was written and nothing moved: another worker is at it, and will end it.
      if (now === null || now.plan.status === attempt.plan.status) return;
    }
  }
}
