/** Products that an organization may lack; anybody in it may ask for one. */
export const products = ['PLAN', 'INTERVIEW', 'INSIGHTS', 'ADVANCED_INSIGHTS'] as const;
export type Product = (typeof products)[number];

/** Products whose visibility and upsell an organization sets (specification §6). */
export const productFeatures = ['INSIGHTS', 'ADVANCED_INSIGHTS'] as const;
export type ProductFeature = (typeof productFeatures)[number];

export interface FeatureAccess {
  isVisible: boolean;
  /** Its pages lead to the page that offers an upgrade. */
  marketingRedirect: boolean;
}

/** Whether a product can be used, is only offered, or is not mentioned at all. */
export type FeatureState = 'OPEN' | 'UPGRADE' | 'HIDDEN';

/** A product that an organization says nothing of is open; advanced insights stand on insights. */
export function featureState(
  access: Partial<Record<ProductFeature, FeatureAccess>>,
  feature: ProductFeature,
): FeatureState {
  if (feature === 'ADVANCED_INSIGHTS') {
    const insights = featureState(access, 'INSIGHTS');
    if (insights !== 'OPEN') return insights;
  }
  const { isVisible, marketingRedirect } = access[feature] ?? {
    isVisible: true,
    marketingRedirect: false,
  };
  if (!isVisible) return 'HIDDEN';
  return marketingRedirect ? 'UPGRADE' : 'OPEN';
}
