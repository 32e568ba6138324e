import { planLines } from '#shared/planning/buildPlan.ts';
import type { PlanProcessingStatus } from '#shared/domain/plan.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { plan } from '../../db/tables/schema.ts';
import type { LanguageEngine, LanguageTask, TaskResult } from '../../language/languageEngine.ts';
import { gateCompetencies, gateGroupQuestions, gateInterviews } from './gatePlan.ts';
import { keepEngineRecord } from '../engines/keepEngineRecord.ts';
import {
  readPlanRows,
  removeGroups,
  writeCompetencies,
  writeGroupQuestions,
  writeInterviews,
  writeLines,
} from './planRows.ts';
import {
  generatePlanCompetencies,
  generatePlanInterviews,
  generatePlanQuestions,
  type PlanInput,
} from '../../language/tasks/planTasks.ts';

interface StepServices {
  database: Database;
  language: LanguageEngine;
  signal: AbortSignal;
}

/** A plan under way and what its engine is asked with. */
export interface PlanOrdered {
  plan: typeof plan.$inferSelect;
  input: PlanInput;
}

/** What a step found, and where the plan stands once it is written. */
interface PlanStep {
  to: PlanProcessingStatus;
  write(tx: Tx): Promise<void>;
}

const moveTo = (to: PlanProcessingStatus): Promise<PlanStep> =>
  Promise.resolve({ to, write: () => Promise.resolve() });

/** Does what a plan needs next; the caller writes it, as one. */
export function nextStep(ordered: PlanOrdered, services: StepServices): Promise<PlanStep> {
  switch (ordered.plan.status) {
    case 'Dispatched':
      return moveTo('PlanInProgress');
    case 'PlanInProgress':
      return nameInterviews(ordered, services);
    case 'PlanCompetenciesInProgress':
      return chooseCompetencies(ordered, services);
    case 'PlanCompleted':
      return moveTo('QuestionsInProgress');
    case 'QuestionsInProgress':
      return askQuestions(ordered, services);
    case 'QuestionsCompleted':
    case 'Failed':
      throw new Error('A plan that has ended is not under way.');
  }
}

async function nameInterviews(ordered: PlanOrdered, services: StepServices): Promise<PlanStep> {
  const { plan, input } = ordered;
  const result = await services.language.run(generatePlanInterviews, input, services);
  const names = gateInterviews(input, result.output.interviews);
  const write = async (tx: Tx) => {
    await writeInterviews(tx, plan, names);
    await keepEngineRecord(tx, recordOf(ordered, generatePlanInterviews, result));
  };
  return { to: 'PlanCompetenciesInProgress', write };
}

async function chooseCompetencies(ordered: PlanOrdered, services: StepServices): Promise<PlanStep> {
  const { plan, input } = ordered;
  const rows = await readPlanRows(services.database.system, plan.id);
  const asked = { ...input, interviews: rows.interviews.map(({ name }) => name) };
  const result = await services.language.run(generatePlanCompetencies, asked, services);
  const { interviews } = result.output;
  // Our own rules need no gate; they know the meaning of the lines, which the gate does not.
  const outlines =
    result.engine.kind === 'built-in' ? interviews : gateCompetencies(asked, interviews);
  const write = async (tx: Tx) => {
    await writeCompetencies(tx, plan, outlines);
    await writeLines(tx, plan, planLines(input.text));
    await keepEngineRecord(tx, recordOf(ordered, generatePlanCompetencies, result));
  };
  return { to: 'PlanCompleted', write };
}

/**
 * Asks for the questions of one interview after the other, so that a model's answers stay short and what
 * is there shows; the rules write all at once. After the last one the plan is whole.
 */
async function askQuestions(ordered: PlanOrdered, services: StepServices): Promise<PlanStep> {
  const { plan, input } = ordered;
  const { interviews, questions } = await readPlanRows(services.database.system, plan.id);
  const has = new Set(questions.map(({ groupId }) => groupId));
  const open = interviews.filter(({ groups }) => groups.some(({ id }) => !has.has(id)));
  const part = services.language.identity.kind === 'built-in' ? open : open.slice(0, 1);
  const isLast = part.length === open.length;
  if (part.length === 0) return moveTo('QuestionsCompleted');
  const wanted = part.flatMap(({ groups }) => groups.filter(({ id }) => !has.has(id)));
  const asked = questions.map(({ question }) => question);
  const request = {
    ...{ ...input, asked },
    groups: interviews.flatMap(({ name, groups }) =>
      groups.map(({ id, competency, source, referenceText }) => ({
        ...{ key: id, interview: name, competency, source, referenceText: referenceText ?? '' },
        isWanted: wanted.some((item) => item.id === id),
      })),
    ),
  };
  const result = await services.language.run(generatePlanQuestions, request, services);
  const kept = gateGroupQuestions(
    wanted.map(({ id }) => id),
    result.output.groups,
    [...asked],
  );
  const write = async (tx: Tx) => {
    for (const { key, questions: own } of kept) await writeGroupQuestions(tx, plan, key, own);
    const filled = new Set(kept.map(({ key }) => key));
    await removeGroups(
      tx,
      wanted.map(({ id }) => id).filter((id) => !filled.has(id)),
    );
    await keepEngineRecord(tx, recordOf(ordered, generatePlanQuestions, result));
  };
  return { to: isLast ? 'QuestionsCompleted' : 'QuestionsInProgress', write };
}

const recordOf = <Input, Output>(
  { plan }: PlanOrdered,
  { name }: LanguageTask<Input, Output>,
  result: TaskResult<Output>,
) => ({
  organizationId: plan.organizationId,
  subject: { jobDescriptionId: plan.jobDescriptionId, planId: plan.id, actorId: plan.creatorId },
  ...{ task: name, result, output: { said: result.output } },
});
