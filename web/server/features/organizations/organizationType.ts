import {
  organizationSwitches,
  type OrganizationSettings as Settings,
} from '#shared/domain/organizationSettings.ts';
import { featureState, productFeatures, type ProductFeature } from '#shared/domain/product.ts';
import { builder, JobDescriptionToneEnum } from '../../graphql/builder.ts';
import type { OrganizationFacts } from './organizationLoaders.ts';
import { organizationPolicy } from './organizationPolicy.ts';
import { requestUpgrade } from './requestUpgrade.ts';
import { upgradePolicy } from './upgradePolicy.ts';
import { updateOrganizationSettings } from './updateOrganizationSettings.ts';

const ProductFeatureEnum = builder.enumType('ProductFeature', { values: productFeatures });
const UpgradeProductEnum = builder.enumType('UpgradeProduct', {
  values: ['INTERVIEW', ...productFeatures] as const,
});

const FeatureAccess = builder
  .objectRef<{ name: ProductFeature; isVisible: boolean; marketingRedirect: boolean }>(
    'FeatureAccess',
  )
  .implement({
    fields: (t) => ({
      name: t.expose('name', { type: ProductFeatureEnum }),
      isVisible: t.exposeBoolean('isVisible'),
      marketingRedirect: t.exposeBoolean('marketingRedirect', {
        description: 'Its pages lead to the page that offers an upgrade.',
      }),
    }),
  });

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
    captureDisclaimer: t.exposeString('captureDisclaimer'),
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
    captureDisclaimer: t.string(),
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
    featureAccess: t.field({
      type: [FeatureAccess],
      resolve: ({ featureAccess }) =>
        productFeatures.map((name) => {
          const state = featureState(featureAccess, name);
          return {
            name,
            isVisible: state !== 'HIDDEN',
            marketingRedirect: state === 'UPGRADE',
          };
        }),
    }),
    createGuidesFromInterviewPlansEnabled: t.boolean({
      resolve: ({ settings }) => settings.createGuidesFromInterviewPlansEnabled,
    }),
    retentionDaysSinceInterview: t.int({
      description: 'Days after an interview until it is deleted; 0 where none is.',
      resolve: ({ settings }) => settings.retentionDaysSinceInterview,
    }),
    captureDisclaimer: t.string({
      description: 'What everybody in a meeting is told before it is captured.',
      resolve: ({ settings }) => settings.captureDisclaimer,
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
  requestUpgrade: t.boolean({
    description: 'Open to everybody who is signed in. A second time within a day changes nothing.',
    args: { product: t.arg({ type: UpgradeProductEnum, required: true }) },
    resolve: async (_root, { product }, context) => {
      const { db, actor, services } = context.signedIn();
      upgradePolicy.authorize(actor, 'request', null);
      await requestUpgrade({ db, actor, product, send: services.jobs.send });
      return true;
    },
  }),
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
