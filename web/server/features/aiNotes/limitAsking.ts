import type { ActorContext } from '../../graphql/context.ts';

/** A model costs something, and every answer is kept. */
export const limitAsking = ({ services, actor }: ActorContext): Promise<void> =>
  services.rateLimit({ name: 'askCall', points: 30, perSec: 300 }, actor.userId);
