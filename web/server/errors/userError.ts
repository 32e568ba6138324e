import { GraphQLError } from 'graphql';

export type UserErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  /** The organization does not have the plan product: the app leads to its upgrade page. */
  | 'PLAN_NOT_ENABLED'
  /** The organization has it, the person has no role in it. */
  | 'PLAN_FORBIDDEN';

/** An error that is meant for the person: what happened and what to do. All others are masked. */
export class UserError extends GraphQLError {
  readonly code: UserErrorCode;
  constructor(code: UserErrorCode, message: string, detail: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...detail } });
    this.name = 'UserError';
    this.code = code;
  }
  /** The same words whether the thing does not exist or may not be seen. */
  static notFound(noun: string): UserError {
    return new UserError(
      'NOT_FOUND',
      `This ${noun} does not exist, or you do not have access to it.`,
    );
  }
}
