import type { Tx } from '../../../web/server/db/database.ts';
import { selfIdentification } from '../../../web/server/db/tables/schema.ts';

/** What most candidates said of themselves, made up and without any tie to their names. */
export async function seedDemoSelfIdentification(
  tx: Tx,
  {
    organizationId,
    candidateIds,
  }: { organizationId: string; candidateIds: ReadonlyMap<string, string> },
): Promise<void> {
  const genders = ['Woman', 'Man', 'Woman', 'Man', 'Woman', 'Man', 'Non-binary'];
  const ages = ['Under 40', '40 or older', 'Under 40'];
  const rows = [...candidateIds.values()].flatMap((candidateId, at) =>
    // Nobody has to answer.
    at % 8 === 6
      ? []
      : [
          { organizationId, candidateId, category: 'Gender', group: genders[at % 7] ?? 'Woman' },
          { organizationId, candidateId, category: 'Age', group: ages[at % 3] ?? 'Under 40' },
        ],
  );
  await tx.insert(selfIdentification).values(rows);
}
