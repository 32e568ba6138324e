import { hasPlanAccess } from '#shared/domain/jobDescriptionVisibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Policy } from '../../auth/policy.ts';
import { UserError } from '../../errors/userError.ts';

/**
 * The door of the plan module: the organization has the product and the person a role in it.
 * @throws {UserError} PLAN_NOT_ENABLED, PLAN_FORBIDDEN
 */
export function requirePlanAccess(actor: Actor): void {
  if (!actor.planEnabled)
    throw new UserError(
      'PLAN_NOT_ENABLED',
      'Your organization does not have interview plans yet. Ask for an upgrade.',
    );
  if (!hasPlanAccess(actor))
    throw new UserError(
      'PLAN_FORBIDDEN',
      "You don't currently have permission to access this page. Please reach out to your account administrator.",
    );
}

/** The same policy with the door in front of it. */
export const behindPlanAccess = <Thing, Verb extends string>(
  policy: Policy<Thing, Verb>,
): Policy<Thing, Verb> => ({
  can: (actor, verb, thing) => hasPlanAccess(actor) && policy.can(actor, verb, thing),
  authorize(actor, verb, thing) {
    requirePlanAccess(actor);
    policy.authorize(actor, verb, thing);
  },
});
