import { builder } from '../../graphql/builder.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import type { GuideRow } from './guideLoaders.ts';
import { CallGuide } from './guideType.ts';
import { searchGuides, type GuideSearch as Found } from './searchGuides.ts';

const GuideSearch = builder
  .objectRef<Found & { defaultGuide: GuideRow | null }>('GuideSearch')
  .implement({
    description: 'Guides to choose from; one may stand in several groups.',
    fields: (t) => ({
      own: t.field({ type: [CallGuide], resolve: (found) => found.own }),
      assigned: t.field({ type: [CallGuide], resolve: (found) => found.assigned }),
      recent: t.field({ type: [CallGuide], resolve: (found) => found.recent }),
      shared: t.field({ type: [CallGuide], resolve: (found) => found.shared }),
      defaultGuide: t.field({
        type: CallGuide,
        nullable: true,
        description: 'The guide of `defaultCallGuideId`, whether the query finds it or not.',
        resolve: (found) => found.defaultGuide,
      }),
    }),
  });

/** The specification's guide search. */
const mostGuides = 50;

builder.queryFields((t) => ({
  guideSearch: t.field({
    type: GuideSearch,
    args: {
      query: t.arg.string(),
      defaultCallGuideId: t.arg.id(),
      limit: t.arg.int({ defaultValue: mostGuides }),
    },
    resolve: async (_root, { query, defaultCallGuideId, limit }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const size = boundedLimit(limit ?? mostGuides, mostGuides);
      return {
        ...(await searchGuides(db, actor, query ?? '', size)),
        defaultGuide: await loaders.guideById.loadIfSet(defaultCallGuideId ?? null),
      };
    },
  }),
}));
