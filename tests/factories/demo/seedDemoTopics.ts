import type { CustomTopicFields } from '#shared/domain/customTopic.ts';
import type { Tx } from '../../../web/server/db/database.ts';
import { customTopic } from '../../../web/server/db/tables/schema.ts';

const topics: readonly CustomTopicFields[] = [
  {
    ...{ name: 'Clinics', matchRule: 'ANY', speaker: 'CANDIDATE' },
    ...{ keywords: ['clinic', 'clinics', 'front desk'], excludedKeywords: [] },
  },
  {
    ...{ name: 'Notice and start', matchRule: 'ANY', speaker: 'ALL' },
    keywords: ['notice period', 'weeks notice', 'start date', 'when could you start'],
    excludedKeywords: [],
  },
  {
    ...{ name: 'Remote work', matchRule: 'ANY', speaker: 'ALL' },
    ...{ keywords: ['remote', 'from home', 'hybrid', 'office days'], excludedKeywords: [] },
  },
  {
    ...{ name: 'Outages', matchRule: 'ANY', speaker: 'CANDIDATE' },
    ...{ keywords: ['outage', 'outages', 'on call'], excludedKeywords: ['unit tests'] },
  },
  {
    ...{ name: 'Renewals', matchRule: 'ANY', speaker: 'CANDIDATE' },
    ...{ keywords: ['renewal', 'renewals'], excludedKeywords: [] },
  },
];

/** Topics of the organization, written by an administrator. */
export async function seedDemoTopics(
  tx: Tx,
  world: { organizationId: string; userIds: ReadonlyMap<string, string> },
): Promise<void> {
  const { organizationId } = world;
  const creatorId = world.userIds.get('Elena Petrova') ?? '';
  await tx.insert(customTopic).values(
    topics.map(({ keywords, excludedKeywords, ...topic }) => ({
      ...{ organizationId, creatorId, ...topic },
      ...{ keywords: [...keywords], excludedKeywords: [...excludedKeywords] },
    })),
  );
}
