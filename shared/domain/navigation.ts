/** Features whose visibility and upsell an organization sets (specification §6). */
export const organizationFeatures = ['TRAINING', 'INSIGHTS', 'ADVANCED_INSIGHTS'] as const;
export type OrganizationFeature = (typeof organizationFeatures)[number];
