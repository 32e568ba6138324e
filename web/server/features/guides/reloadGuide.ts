import type { ActorContext } from '../../graphql/context.ts';
import type { GuideRow } from './guideLoaders.ts';

/** A guide with its parts as it is after a command changed it. */
export function reloadGuide({ loaders }: ActorContext, id: string): Promise<GuideRow> {
  loaders.guideById.clear(id);
  loaders.cuesByGuideId.clear(id);
  loaders.cueCountByGuideId.clear(id);
  loaders.competenciesByGuideId.clear(id);
  loaders.assignedUsersByGuideId.clear(id);
  return loaders.guideById.loadOrThrow(id);
}
