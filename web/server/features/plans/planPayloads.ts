import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { Plan } from './planType.ts';
import type { LoadedPlan } from './planLoaders.ts';

/** What a client takes out of its cache. */
export const DeletedPlanPart = builder.objectRef<{ id: string }>('DeletedPlanPart').implement({
  fields: (t) => ({ id: t.exposeID('id'), success: t.boolean({ resolve: () => true }) }),
});

export const PlanPayload = builder.objectRef<{ plan: LoadedPlan }>('PlanPayload').implement({
  fields: (t) => ({ plan: t.field({ type: Plan, resolve: (source) => source.plan }) }),
});

/** The plan as it stands after a change. */
export async function reloadedPlan({ loaders }: ActorContext, plan: LoadedPlan) {
  loaders.planById.clear(plan.id);
  loaders.interviewsByPlanId.clear(plan.id);
  return { plan: await loaders.planById.loadOrThrow(plan.id) };
}
