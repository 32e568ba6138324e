import { definePolicy } from '../../auth/policy.ts';

/**
 * What candidates said of themselves is for site admins alone, in their own name and not by the browser extension:
 * the data may never reach people who decide on candidates.
 */
export const adverseImpactPolicy = definePolicy<null, 'view' | 'upload' | 'delete'>(
  'adverse impact report',
  {
    read: () => true,
    view: (actor) => isAllowed(actor) && actor.openFeatures.has('INSIGHTS'),
    upload: (actor) => isAllowed(actor) && actor.openFeatures.has('INSIGHTS'),
    delete: (actor) => isAllowed(actor),
  },
);

const isAllowed = (actor: {
  roleType: string;
  isImpersonated: boolean;
  connectionId: string | null;
}) => actor.roleType === 'SITE_ADMIN' && !actor.isImpersonated && actor.connectionId === null;
