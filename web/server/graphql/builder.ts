import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError, Kind } from 'graphql';
import { callTypes, processingStatuses, processingStepNames } from '#shared/domain/call.ts';
import { jobDescriptionTones } from '#shared/domain/plan.ts';
import { userRoleTypes } from '#shared/domain/permissions.ts';
import { sharedNouns } from '#shared/domain/share.ts';
import { speakerBases, speakerRoles, type Word } from '#shared/domain/transcript.ts';
import { callVisibilities } from '#shared/domain/visibility.ts';
import type { GraphqlContext } from './context.ts';
import { UserError } from '../errors/userError.ts';

export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  AuthScopes: { signedIn: boolean };
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Word: { Input: Word; Output: Word };
    Lane: { Input: number[]; Output: number[] };
  };
}>({
  plugins: [ScopeAuthPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: (context) => ({ signedIn: context.actor !== null }),
    unauthorizedError: () => new UserError('UNAUTHENTICATED', 'Sign in to continue.'),
  },
});

// Everything is for signed-in people; a field open to others says so with `skipTypeScopes`.
builder.queryType({ authScopes: { signedIn: true } });
builder.mutationType({ authScopes: { signedIn: true } });
builder.subscriptionType({ authScopes: { signedIn: true } });

/** ISO-8601 with a time, of the years both JavaScript and the database can write; without a zone it is UTC. */
export function parseDateTime(value: unknown): Date {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) {
    const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(value);
    const date = new Date(hasZone ? value : `${value}Z`);
    const year = date.getUTCFullYear();
    if (year >= 1000 && year <= 9999) return date;
  }
  throw new GraphQLError('Invalid date supplied', { extensions: { code: 'BAD_INPUT' } });
}

builder.scalarType('DateTime', {
  description: 'An instant, ISO-8601 with a time.',
  serialize: (value) => value.toISOString(),
  parseValue: parseDateTime,
  // Without the second parameter, variables: the executor takes a literal of a scalar as a whole.
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
});
const outputOnly = (): never => {
  throw new GraphQLError('This type is not an input.');
};
builder.scalarType('Lane', {
  description: 'A lane of the wave form: values 0..1.',
  serialize: (value) => value,
  parseValue: outputOnly,
});

builder.scalarType('Word', {
  description:
    'A word: its text, when it begins and ends in ms, and how sure the engine is, 0..1 or null.',
  serialize: (value) => value,
  parseValue: outputOnly,
});

export const JobDescriptionToneEnum = builder.enumType('JobDescriptionTone', {
  values: jobDescriptionTones,
});
export const SharedNounEnum = builder.enumType('SharedNoun', { values: sharedNouns });
export const CallTypeEnum = builder.enumType('CallType', { values: callTypes });
export const CallVisibilityEnum = builder.enumType('CallVisibility', { values: callVisibilities });
export const ProcessingStatusEnum = builder.enumType('ProcessingStatus', {
  values: processingStatuses,
});
export const ProcessingStepNameEnum = builder.enumType('ProcessingStepName', {
  values: processingStepNames,
});
export const SpeakerRoleEnum = builder.enumType('SpeakerRole', { values: speakerRoles });
export const SpeakerBasisEnum = builder.enumType('SpeakerBasis', { values: speakerBases });
export const UserRoleTypeEnum = builder.enumType('UserRoleType', { values: userRoleTypes });
export const EngineTrustEnum = builder.enumType('EngineTrust', {
  values: ['rough', 'good'] as const,
});
