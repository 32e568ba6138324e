import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';

interface TemplateRights {
  organizationId: string;
  creatorId: string;
  visibility: 'PUBLIC' | 'PRIVATE';
}

const manages = (actor: Actor): boolean =>
  actor.interviewEnabled && actor.permissions.has('MANAGE_CUSTOM_TEMPLATES');

/** Team templates are everybody's to use; the same as `visibleTemplates`. Private ones are the creator's. */
export const aiTemplatePolicy = definePolicy<TemplateRights, 'edit' | 'delete' | 'duplicate'>(
  'template',
  {
    read: (actor, template) =>
      template.organizationId === actor.organizationId &&
      (template.visibility === 'PUBLIC' || template.creatorId === actor.userId),
    edit: manages,
    delete: manages,
    duplicate: manages,
  },
);

export const newAiTemplatePolicy = definePolicy<null, 'create'>('template', {
  read: (actor) => actor.interviewEnabled,
  create: manages,
});
