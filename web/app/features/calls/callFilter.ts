import type { CallFilter, CallOrder } from '../../lib/__generated__/graphql.ts';

export const sortKeys = ['newest', 'oldest', 'candidate', 'longest', 'relevance'] as const;
export type SortKey = (typeof sortKeys)[number];

const orders: Record<SortKey, CallOrder> = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  candidate: 'CANDIDATE',
  longest: 'LONGEST',
  // Without words everything answers equally well.
  relevance: 'NEWEST',
};
export const orderOf = (sort: SortKey): CallOrder => orders[sort];

/** What the server is asked; fields that ask for nothing are left out. */
export const callFilterOf = ({ mine, shared }: ListScope): CallFilter => ({
  ...(mine && { isMine: true }),
  ...(shared && { isSharedWithMe: true }),
});

/** Which part of all recordings a list shows. */
export interface ListScope {
  mine: boolean;
  shared: boolean;
}
