import { definePolicy } from '../../auth/policy.ts';
import { insightPolicy } from '../insights/insightPolicy.ts';

/** People who read insights use the topics of their organization; those of advanced insights write them. */
export const customTopicPolicy = definePolicy<{ organizationId: string }, 'edit'>('topic', {
  read: (actor, topic) =>
    topic.organizationId === actor.organizationId && insightPolicy.can(actor, 'overview', null),
  edit: (actor) => insightPolicy.can(actor, 'advanced', null),
});
