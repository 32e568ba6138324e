import { definePolicy } from '../../auth/policy.ts';
import type { GuideRow } from './guideLoaders.ts';

/** Reading is held by `visibleGuides` already; editing asks for a guide of one's own without an ATS link. */
export const guidePolicy = definePolicy<GuideRow, 'edit' | 'delete'>('guide', {
  read: (actor, guide) => guide.organizationId === actor.organizationId,
  edit: (actor, guide) =>
    guide.atsId === null && (guide.creatorId === actor.userId || actor.roleType === 'SITE_ADMIN'),
  delete: (actor, guide) => guide.creatorId === actor.userId,
});
