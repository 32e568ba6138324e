import { definePolicy } from '../../auth/policy.ts';
import { insightPolicy } from '../insights/insightPolicy.ts';

/** Those of advanced insights read and write the skill reports of their organization. */
export const skillReportPolicy = definePolicy<{ organizationId: string }, 'edit'>('skill report', {
  read: (actor, report) =>
    report.organizationId === actor.organizationId && insightPolicy.can(actor, 'advanced', null),
  edit: (actor) => insightPolicy.can(actor, 'advanced', null),
});
