import { templateTypeFacts } from '#shared/domain/aiTemplate.ts';
import type { Tx } from '../../../web/server/db/database.ts';
import { aiTemplate } from '../../../web/server/db/tables/schema.ts';

/** Templates for AI notes: two for the team, one of them the default for demos, and one of an administrator. */
export async function seedDemoTemplates(
  tx: Tx,
  world: { organizationId: string; userIds: ReadonlyMap<string, string> },
): Promise<void> {
  const idOf = (name: string): string => world.userIds.get(name) ?? '';
  const { organizationId } = world;
  const facts = templateTypeFacts;
  await tx.insert(aiTemplate).values([
    {
      ...{ organizationId, creatorId: idOf('Elena Petrova'), visibility: 'PUBLIC' },
      ...{ name: 'Debrief before the decision', customType: 'DEBRIEF' },
      sections: [...facts.DEBRIEF.sections],
    },
    {
      ...{ organizationId, creatorId: idOf('Elena Petrova'), visibility: 'PUBLIC' },
      ...{ name: 'Product demo', customType: 'PRODUCT_DEMO_FEEDBACK' },
      sections: [...facts.PRODUCT_DEMO_FEEDBACK.sections],
      ...{ defaultFor: 'MATCHING', defaultForKeywords: ['Product demo'] },
    },
    {
      ...{ organizationId, creatorId: idOf('Elena Petrova'), visibility: 'PRIVATE' },
      ...{ name: 'What I send to hiring managers', customType: 'CANDIDATE_SUMMARY_CUSTOM' },
      sections: [
        { title: 'Motivation', prompt: 'Why does the candidate want to leave?' },
        { title: 'Practical', prompt: 'What is the notice period? What is the expected salary?' },
      ],
    },
  ]);
}
