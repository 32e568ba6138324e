import { builder } from '../../graphql/builder.ts';
import { shortenFreshness } from '../../graphql/limitFreshness.ts';
import { Call } from '../calls/callType.ts';
import { loadInterviewPage } from './interviewPage.ts';

builder.queryFields((t) => ({
  interviewPage: t.field({
    type: Call,
    nullable: true,
    description: 'The same as `call`, for a page that shows nearly all of it: read at once.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const found = await loadInterviewPage(db, actor, loaders, id);
      if (found) shortenFreshness(context, found.untilMs);
      return found?.call ?? null;
    },
  }),
}));
