import { z } from 'zod';
import { askServer } from '../../platform/network.ts';
import type { Choice } from '../fields/SearchSelect.tsx';

export const positionOperations = {
  positions: /* GraphQL */ `
    query Positions($query: String) {
      positions(limit: 50, query: $query) {
        id
        displayTitle
      }
    }
  `,
} as const;

/** Positions whose title fits. @throws {ServerProblem} */
export async function findPositions(query: string): Promise<Choice[]> {
  const schema = z.object({
    positions: z.array(z.object({ id: z.string(), displayTitle: z.string() })),
  });
  const { positions } = await askServer(schema, positionOperations.positions, {
    query: query || null,
  });
  return positions.map(({ id, displayTitle }) => ({ id, label: displayTitle }));
}
