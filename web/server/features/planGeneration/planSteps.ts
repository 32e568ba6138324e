import type { Database } from '../../db/database.ts';
import type { LanguageEngine, LanguageTask, TaskResult } from '../../language/languageEngine.ts';
import { gateCompetencies, gateGroupQuestions, gateInterviews } from './gatePlan.ts';
import { keepPlanEngineRecord } from './keepPlanEngineRecord.ts';
import { advancePlan, type PlanAttempt } from './planAttempt.ts';
import {
  readPlanRows,
  writeCompetencies,
  writeGroupQuestions,
  writeInterviews,
} from './planRows.ts';
import {
  generatePlanCompetencies,
  generatePlanInterviews,
  generatePlanQuestions,
} from './planTasks.ts';

interface StepServices {
  database: Database;
  language: LanguageEngine;
  signal: AbortSignal;
}

/** Does what a plan needs next; false when it no longer stands where this step found it. */
export function nextStep(attempt: PlanAttempt, services: StepServices): Promise<boolean> {
  switch (attempt.plan.status) {
    case 'Dispatched':
      return move(attempt, services, 'PlanInProgress');
    case 'PlanInProgress':
      return nameInterviews(attempt, services);
    case 'PlanCompetenciesInProgress':
      return chooseCompetencies(attempt, services);
    case 'PlanCompleted':
      return move(attempt, services, 'QuestionsInProgress');
    case 'QuestionsInProgress':
      return askQuestions(attempt, services);
    case 'QuestionsCompleted':
    case 'Failed':
      return Promise.resolve(false);
  }
}

const move = (
  { plan }: PlanAttempt,
  { database }: StepServices,
  to: 'PlanInProgress' | 'QuestionsInProgress',
): Promise<boolean> =>
  advancePlan(database, plan, { from: plan.status, to }, () => Promise.resolve());

async function nameInterviews(attempt: PlanAttempt, services: StepServices): Promise<boolean> {
  const { plan, input } = attempt;
  const result = await services.language.run(generatePlanInterviews, input, services);
  const names = gateInterviews(input, result.output.interviews);
  const step = { from: plan.status, to: 'PlanCompetenciesInProgress' } as const;
  return advancePlan(services.database, plan, step, async (tx) => {
    await writeInterviews(tx, plan, names);
    await keepPlanEngineRecord(tx, recordOf(attempt, generatePlanInterviews, result));
  });
}

async function chooseCompetencies(attempt: PlanAttempt, services: StepServices): Promise<boolean> {
  const { plan, input } = attempt;
  const rows = await readPlanRows(services.database.system, plan.id);
  const asked = { ...input, interviews: rows.interviews.map(({ name }) => name) };
  const result = await services.language.run(generatePlanCompetencies, asked, services);
  const outlines = gateCompetencies(asked, result.output.interviews);
  const step = { from: plan.status, to: 'PlanCompleted' } as const;
  return advancePlan(services.database, plan, step, async (tx) => {
    await writeCompetencies(tx, plan, outlines);
    await keepPlanEngineRecord(tx, recordOf(attempt, generatePlanCompetencies, result));
  });
}

/**
 * Asks for the questions of one interview after the other, so that a model's answers stay short and what
 * is there shows; the rules write all at once. After the last one the plan is whole.
 */
async function askQuestions(attempt: PlanAttempt, services: StepServices): Promise<boolean> {
  const { plan, input } = attempt;
  const { interviews, questions } = await readPlanRows(services.database.system, plan.id);
  const has = new Set(questions.map(({ groupId }) => groupId));
  const open = interviews.filter(({ groups }) => groups.some(({ id }) => !has.has(id)));
  const part = services.language.identity.kind === 'built-in' ? open : open.slice(0, 1);
  const isLast = part.length === open.length;
  const step = {
    from: plan.status,
    to: isLast ? 'QuestionsCompleted' : 'QuestionsInProgress',
  } as const;
  if (part.length === 0) return advancePlan(services.database, plan, step, () => Promise.resolve());
  const wanted = part.flatMap(({ groups }) => groups.filter(({ id }) => !has.has(id)));
  const asked = questions.map(({ question }) => question);
  const request = {
    ...{ text: input.text, title: input.title, asked },
    groups: interviews.flatMap(({ name, groups }) =>
      groups.map(({ id, competency, source, referenceText }) => ({
        ...{ key: id, interview: name, competency, source, referenceText: referenceText ?? '' },
        isWanted: wanted.some((one) => one.id === id),
      })),
    ),
  };
  const result = await services.language.run(generatePlanQuestions, request, services);
  const kept = gateGroupQuestions(
    wanted.map(({ id }) => id),
    result.output.groups,
    [...asked],
  );
  return advancePlan(services.database, plan, step, async (tx) => {
    for (const { key, questions: own } of kept) await writeGroupQuestions(tx, plan, key, own);
    await keepPlanEngineRecord(tx, recordOf(attempt, generatePlanQuestions, result));
  });
}

const recordOf = <Input, Output>(
  { plan }: PlanAttempt,
  { name }: LanguageTask<Input, Output>,
  result: TaskResult<Output>,
) => ({
  ...{ organizationId: plan.organizationId, jobDescriptionId: plan.jobDescriptionId },
  ...{ planId: plan.id, actorId: plan.creatorId, task: name, result },
});
