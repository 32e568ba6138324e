import { planPermissionsOf, type PlanRole } from '#shared/domain/permissions.ts';
import { timeFormats } from '#shared/domain/timeFormats.ts';
import type { UserSettings } from '#shared/domain/userSettings.ts';
import { builder, CallVisibilityEnum, UserRoleTypeEnum } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { Organization } from '../organizations/organizationType.ts';
import { findUsers } from './findUsers.ts';
import { readUserSettings } from './readUserSettings.ts';
import { updateCurrentUser } from './updateCurrentUser.ts';
import type { UserFacts, UserRoleRow, UserRow } from './userLoaders.ts';
import { userPolicy } from './userPolicy.ts';
import { removePhoneNumber, sendPhoneNumberCode, verifyPhoneNumber } from './verifyPhoneNumber.ts';

export const UserRole = builder.objectRef<UserRoleRow>('UserRole').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.field({ type: UserRoleTypeEnum, resolve: (role) => role.type }),
    permissions: t.exposeStringList('permissions'),
  }),
});

export const PlanUserRole = builder.objectRef<PlanRole>('PlanUserRole').implement({
  fields: (t) => ({
    id: t.id({ resolve: (role) => role }),
    name: t.string({
      description: 'Admin or Editor',
      resolve: (role) => (role === 'ADMIN' ? 'Admin' : 'Editor'),
    }),
    permissions: t.stringList({ resolve: (role) => [...planPermissionsOf(role)] }),
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

const TimeFormatEnum = builder.enumType('TimeFormat', { values: timeFormats });

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
    phoneNumber: t.exposeString('phoneNumber', {
      nullable: true,
      description: 'With its country code; verified, so that the person may sign in with it.',
    }),
    canVerifyPhoneNumber: t.boolean({
      resolve: (user, _args, context) => {
        const { actor, services } = context.signedIn();
        return services.messages.canSend('sms') && userPolicy.can(actor, 'changePhoneNumber', user);
      },
    }),
    timezoneName: t.string({ resolve: (user) => readUserSettings(user).timezoneName }),
    timeFormat: t.field({
      type: TimeFormatEnum,
      resolve: (user) => readUserSettings(user).timeFormat,
    }),
    defaultCallVisibility: t.field({
      type: CallVisibilityEnum,
      resolve: (user) => readUserSettings(user).defaultCallVisibility,
    }),
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
          actor.openFeatures.has('INSIGHTS') &&
          (actor.permissions.has('ACCESS_ALL_PUBLIC_CALLS') || actor.managedPositionIds.length > 0)
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
      context.actor ? context.signedIn().loaders.memberById.load(context.actor.userId) : null,
  }),
  organizationUsers: t.field({
    type: [User],
    args: { query: t.arg.string(), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (_root, { query, limit }, context) =>
      findUsers(context.signedIn().db, query ?? '', limit ?? 50),
  }),
}));

const UserSettingsInput = builder.inputType('UserSettingsInput', {
  description: 'Only the settings to change.',
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    timezoneName: t.string(),
    timeFormat: t.field({ type: TimeFormatEnum }),
  }),
});

builder.mutationFields((t) => ({
  setUserDefaultCallVisibility: t.field({
    type: CurrentUser,
    description: 'The visibility that new interviews of the person start with.',
    args: { visibility: t.arg({ type: CallVisibilityEnum, required: true }) },
    resolve: async (_root, { visibility }, context) => {
      const own = context.signedIn();
      userPolicy.authorize(own.actor, 'updateSettings', { id: own.actor.userId });
      const changes: Parameters<typeof updateCurrentUser>[0]['changes'] & Partial<UserSettings> = {
        defaultCallVisibility: visibility,
      };
      await updateCurrentUser({ ...own, changes });
      return changedUser(own);
    },
  }),
  sendPhoneNumberCode: t.boolean({
    description: 'Sends a code for `verifyPhoneNumber` to the number.',
    args: { phoneNumber: t.arg.string({ required: true }) },
    resolve: async (_root, { phoneNumber }, context) => {
      const own = context.signedIn();
      userPolicy.authorize(own.actor, 'changePhoneNumber', { id: own.actor.userId });
      await sendPhoneNumberCode({ ...own, phoneNumber });
      return true;
    },
  }),
  verifyPhoneNumber: t.field({
    type: CurrentUser,
    description: 'Keeps the number, with the code that was sent to it, in place of another one.',
    args: {
      phoneNumber: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
    },
    resolve: async (_root, { phoneNumber, code }, context) => {
      const own = context.signedIn();
      userPolicy.authorize(own.actor, 'changePhoneNumber', { id: own.actor.userId });
      await verifyPhoneNumber({ ...own, phoneNumber, code });
      return changedUser(own);
    },
  }),
  removePhoneNumber: t.field({
    type: CurrentUser,
    resolve: async (_root, _args, context) => {
      const own = context.signedIn();
      userPolicy.authorize(own.actor, 'changePhoneNumber', { id: own.actor.userId });
      await removePhoneNumber(own);
      return changedUser(own);
    },
  }),
  updateCurrentUser: t.field({
    type: CurrentUser,
    args: { input: t.arg({ type: UserSettingsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const own = context.signedIn();
      userPolicy.authorize(own.actor, 'updateSettings', { id: own.actor.userId });
      await updateCurrentUser({ ...own, changes: input });
      return changedUser(own);
    },
  }),
}));

function changedUser({ actor, loaders }: ActorContext) {
  loaders.memberById.clear(actor.userId);
  return loaders.memberById.loadOrThrow(actor.userId);
}
