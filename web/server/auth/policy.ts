import { UserError } from '../errors/userError.ts';
import type { Actor } from './actor.ts';

type Rule<Thing> = (actor: Actor, thing: Thing) => boolean;

export interface Policy<Thing, Verb extends string> {
  can(actor: Actor, verb: Verb, thing: Thing): boolean;
  /** @throws {UserError} NOT_FOUND when the actor may not even read the thing, else FORBIDDEN. */
  authorize(actor: Actor, verb: Verb, thing: Thing): void;
}

/**
 * A table of verbs and rules, pure and synchronous on loaded data. The same table answers the server, the
 * tests, and the `canEdit`, `canDelete`, … fields the screens read.
 */
export function definePolicy<Thing, Verb extends string = string>(
  noun: string,
  rules: Record<Verb | 'read', Rule<Thing>>,
): Policy<Thing, Verb | 'read'> {
  const can = (actor: Actor, verb: Verb | 'read', thing: Thing): boolean =>
    rules.read(actor, thing) && rules[verb](actor, thing);
  return {
    can,
    authorize(actor, verb, thing) {
      if (!rules.read(actor, thing)) throw UserError.notFound(noun);
      if (!can(actor, verb, thing))
        throw new UserError(
          'FORBIDDEN',
          'You do not have permission for this. Ask a site admin to change your role.',
        );
    },
  };
}
