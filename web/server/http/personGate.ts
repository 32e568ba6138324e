import type { ServerResponse } from 'node:http';
import { UserError } from '../errors/userError.ts';

/**
 * Counts the requests of each person that are under way.
 * @throws {UserError} RATE_LIMITED for one more than `max`.
 */
export function createPersonGate(max: number): (userId: string, res: ServerResponse) => void {
  const underWay = new Map<string, number>();
  return (userId, res) => {
    const count = underWay.get(userId) ?? 0;
    if (count >= max)
      throw new UserError('RATE_LIMITED', 'Too many requests at once. Try again in a moment.');
    underWay.set(userId, count + 1);
    res.once('close', () => {
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    });
  };
}
