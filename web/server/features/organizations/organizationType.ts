import {
  organizationSwitches,
  type OrganizationSettings as Settings,
} from '#shared/domain/organizationSettings.ts';
import { builder, JobDescriptionToneEnum } from '../../graphql/builder.ts';
import type { OrganizationFacts } from './organizationLoaders.ts';
import { organizationPolicy } from './organizationPolicy.ts';
import { updateOrganizationSettings } from './updateOrganizationSettings.ts';

const PlanFlags = builder.objectRef<Settings>('PlanFlags').implement({
  fields: (t) => ({
    simplifySentence: t.exposeBoolean('planSimplifySentence'),
    customTemplates: t.exposeBoolean('planCustomTemplates'),
    toneSelector: t.exposeBoolean('planToneSelector'),
  }),
});

const OrganizationSettings = builder.objectRef<Settings>('OrganizationSettings').implement({
  fields: (t) => ({
    ...Object.fromEntries(organizationSwitches.map((key) => [key, t.exposeBoolean(key)])),
    defaultPlanJobDescriptionTone: t.expose('defaultPlanJobDescriptionTone', {
      type: JobDescriptionToneEnum,
    }),
    externalShareDefaultDurationDays: t.exposeFloat('externalShareDefaultDurationDays'),
    retentionDaysSinceInterview: t.exposeInt('retentionDaysSinceInterview'),
    auditRetentionDays: t.exposeInt('auditRetentionDays'),
  }),
});

const OrganizationSettingsInput = builder.inputType('OrganizationSettingsInput', {
  description: 'Only the settings to change.',
  fields: (t) => ({
    ...Object.fromEntries(organizationSwitches.map((key) => [key, t.boolean()])),
    defaultPlanJobDescriptionTone: t.field({ type: JobDescriptionToneEnum }),
    externalShareDefaultDurationDays: t.float(),
    retentionDaysSinceInterview: t.int(),
    auditRetentionDays: t.int(),
  }),
});

export const Organization = builder.objectRef<OrganizationFacts>('Organization').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    planEnabled: t.exposeBoolean('planEnabled'),
    interviewEnabled: t.exposeBoolean('interviewEnabled'),
    createGuidesFromInterviewPlansEnabled: t.boolean({
      resolve: ({ settings }) => settings.createGuidesFromInterviewPlansEnabled,
    }),
    retentionDaysSinceInterview: t.int({
      description: 'Days after an interview until it is deleted; 0 where none is.',
      resolve: ({ settings }) => settings.retentionDaysSinceInterview,
    }),
    allowAiCustomTemplates: t.boolean({
      resolve: ({ settings }) => settings.allowAiCustomTemplates,
    }),
    defaultPlanJobDescriptionTone: t.field({
      type: JobDescriptionToneEnum,
      resolve: ({ settings }) => settings.defaultPlanJobDescriptionTone,
    }),
    allowPlanJobDescriptionToneOverride: t.boolean({
      resolve: ({ settings }) => settings.allowPlanJobDescriptionToneOverride,
    }),
    planFlags: t.field({ type: PlanFlags, resolve: ({ settings }) => settings }),
    canManageSettings: t.boolean({
      resolve: (organization, _args, context) =>
        organizationPolicy.can(context.signedIn().actor, 'manageSettings', organization),
    }),
    settings: t.field({
      type: OrganizationSettings,
      nullable: true,
      description: 'For people who may change them; null for others.',
      resolve: (organization, _args, context) =>
        organizationPolicy.can(context.signedIn().actor, 'manageSettings', organization)
          ? organization.settings
          : null,
    }),
  }),
});

builder.mutationFields((t) => ({
  updateOrganizationSettings: t.field({
    type: OrganizationSettings,
    args: { input: t.arg({ type: OrganizationSettingsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db, actor, loaders } = context.signedIn();
      organizationPolicy.authorize(actor, 'manageSettings', { id: actor.organizationId });
      const settings = await updateOrganizationSettings({ db, actor, changes: input });
      loaders.organizationById.clear(actor.organizationId);
      return settings;
    },
  }),
}));
