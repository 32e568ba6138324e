import { z } from 'zod';
import { askServer } from '../../platform/network.ts';
import type { Choice, Creation } from '../fields/SearchSelect.tsx';

export const positionOperations = {
  positions: /* GraphQL */ `
    query Positions($query: String) {
      positions(limit: 50, query: $query) {
        id
        displayTitle
      }
    }
  `,
  positionGroups: /* GraphQL */ `
    query PositionGroups {
      currentUser {
        canCreatePosition
      }
      clients(limit: 20) {
        id
        name
      }
    }
  `,
  addPosition: /* GraphQL */ `
    mutation AddPosition($clientId: ID!, $title: String!) {
      addPosition(clientId: $clientId, title: $title) {
        id
        displayTitle
      }
    }
  `,
} as const;

const positionSchema = z
  .object({ id: z.string(), displayTitle: z.string() })
  .transform(({ id, displayTitle }): Choice => ({ id, label: displayTitle }));

/** Positions whose title fits. @throws {ServerProblem} */
export async function findPositions(query: string): Promise<Choice[]> {
  const schema = z.object({ positions: z.array(positionSchema) });
  const { positions } = await askServer(schema, positionOperations.positions, {
    query: query || null,
  });
  return positions;
}

/** The groups in which the person may make positions, each a way of its own. @throws {ServerProblem} */
export async function findPositionCreations(): Promise<Creation<Choice>[]> {
  const schema = z.object({
    currentUser: z.object({ canCreatePosition: z.boolean() }),
    clients: z.array(z.object({ id: z.string(), name: z.string() })),
  });
  const { currentUser, clients } = await askServer(schema, positionOperations.positionGroups, {});
  if (!currentUser.canCreatePosition) return [];
  return clients.map(({ id, name }) => ({
    place: { id, label: name },
    create: (title) => addPosition(id, title),
  }));
}

async function addPosition(clientId: string, title: string): Promise<Choice> {
  const schema = z.object({ addPosition: positionSchema });
  const answer = await askServer(schema, positionOperations.addPosition, { clientId, title });
  return answer.addPosition;
}
