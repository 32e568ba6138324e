import { planPermissionsOf, type PlanRole } from '../../../../shared/domain/permissions.ts';
import { readPlanSettings, type PlanSettings } from '../../../../shared/domain/planSettings.ts';
import { builder, UserRoleTypeEnum } from '../../graphql/builder.ts';
import { JobDescriptionToneEnum } from '../jobDescriptions/planEnums.ts';
import { findUsers } from './findUsers.ts';
import type { OrganizationRow, UserFacts, UserRoleRow, UserRow } from './userLoaders.ts';

const UserRole = builder.objectRef<UserRoleRow>('UserRole').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.field({ type: UserRoleTypeEnum, resolve: (role) => role.type }),
    permissions: t.exposeStringList('permissions'),
  }),
});

const PlanFlags = builder.objectRef<PlanSettings['flags']>('PlanFlags').implement({
  fields: (t) => ({
    simplifySentence: t.exposeBoolean('simplifySentence'),
    customTemplates: t.exposeBoolean('customTemplates'),
    toneSelector: t.exposeBoolean('toneSelector'),
  }),
});

const PlanUserRole = builder.objectRef<PlanRole>('PlanUserRole').implement({
  fields: (t) => ({
    name: t.string({
      description: 'Admin or Editor',
      resolve: (role) => (role === 'ADMIN' ? 'Admin' : 'Editor'),
    }),
    permissions: t.stringList({ resolve: (role) => [...planPermissionsOf(role)] }),
  }),
});

const Organization = builder.objectRef<OrganizationRow>('Organization').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    planEnabled: t.exposeBoolean('planEnabled'),
    interviewEnabled: t.exposeBoolean('interviewEnabled'),
    createGuidesFromInterviewPlansEnabled: t.boolean({
      resolve: ({ settings }) => readPlanSettings(settings).createGuidesFromInterviewPlansEnabled,
    }),
    defaultPlanJobDescriptionTone: t.field({
      type: JobDescriptionToneEnum,
      resolve: ({ settings }) => readPlanSettings(settings).defaultPlanJobDescriptionTone,
    }),
    allowPlanJobDescriptionToneOverride: t.boolean({
      resolve: ({ settings }) => readPlanSettings(settings).allowPlanJobDescriptionToneOverride,
    }),
    planFlags: t.field({
      type: PlanFlags,
      resolve: ({ settings }) => readPlanSettings(settings).flags,
    }),
  }),
});

/** A colleague, as others see them. */
export const User = builder.objectRef<UserFacts>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    fullName: t.exposeString('name'),
    email: t.exposeString('email'),
    profilePicUrl: t.exposeString('image', { nullable: true }),
  }),
});

/** Oneself, with what the menu and the screens may offer. */
export const CurrentUser = builder.objectRef<UserRow>('CurrentUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    fullName: t.exposeString('name'),
    email: t.exposeString('email'),
    profilePicUrl: t.exposeString('image', { nullable: true }),
    browserExtensionVersion: t.exposeString('browserExtensionVersion', {
      nullable: true,
      description: 'Of the browser extension the person was last seen with.',
    }),
    timezoneName: t.exposeString('timezoneName'),
    isImpersonated: t.boolean({
      resolve: (_user, _args, { actor }) => actor?.isImpersonated ?? false,
    }),
    userRole: t.field({
      type: UserRole,
      resolve: (user, _args, context) =>
        context.signedIn().loaders.userRoleById.loadOrThrow(user.userRoleId),
    }),
    organization: t.field({
      type: Organization,
      resolve: (user, _args, context) =>
        context.signedIn().loaders.organizationById.loadOrThrow(user.organizationId),
    }),
    planUserRole: t.field({
      type: PlanUserRole,
      nullable: true,
      resolve: (user) => user.planRole,
    }),
    canCreatePosition: t.boolean({
      resolve: (_user, _args, context) =>
        context.signedIn().actor.permissions.has('CREATE_POSITION'),
    }),
    canViewInsights: t.boolean({
      resolve: (_user, _args, context) => {
        const { actor } = context.signedIn();
        return (
          actor.permissions.has('ACCESS_ALL_PUBLIC_CALLS') || actor.managedPositionIds.length > 0
        );
      },
    }),
    canDeleteAnyCall: t.boolean({
      resolve: (_user, _args, context) => context.signedIn().actor.permissions.has('DELETE_CALL'),
    }),
  }),
});

builder.queryFields((t) => ({
  currentUser: t.field({
    type: CurrentUser,
    nullable: true,
    skipTypeScopes: true,
    resolve: (_root, _args, context) =>
      context.actor ? context.signedIn().loaders.userById.load(context.actor.userId) : null,
  }),
  organizationUsers: t.field({
    type: [User],
    args: { query: t.arg.string(), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (_root, { query, limit }, context) =>
      findUsers(context.signedIn().db, query ?? '', limit ?? 50),
  }),
}));
