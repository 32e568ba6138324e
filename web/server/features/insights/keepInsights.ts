import type { GraphqlContext } from '../../graphql/context.ts';
import { shortenFreshness } from '../../graphql/limitFreshness.ts';
import { loadFreshUntil } from './loadFreshUntil.ts';

/** The answer of a field may be kept until time alone changes it. One statement. */
export async function keepInsights(context: GraphqlContext): Promise<void> {
  const { db, actor } = context.signedIn();
  shortenFreshness(context, await loadFreshUntil(db, actor));
}
