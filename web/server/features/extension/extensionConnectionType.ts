import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';
import { builder } from '../../graphql/builder.ts';
import { endEverySession } from '../users/signIn.ts';
import { endExtensionConnection, listExtensionConnections } from './extensionConnection.ts';
import { extensionPolicy } from './extensionPolicy.ts';

type ConnectionShape = Awaited<ReturnType<typeof listExtensionConnections>>[number];

const ExtensionConnection = builder.objectRef<ConnectionShape>('ExtensionConnection').implement({
  description: 'A browser whose extension acts for the person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To the hour.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  extensionConnections: t.field({
    type: [ExtensionConnection],
    description: "The person's own, the last used first.",
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      return listExtensionConnections(db, actor);
    },
  }),
}));

builder.mutationFields((t) => ({
  signOutEverywhere: t.boolean({
    description: 'Ends every session and extension connection of the person, on all devices.',
    resolve: async (_root, _args, context) => {
      const { actor } = context.signedIn();
      extensionPolicy.authorize(actor, 'connect', null);
      await endEverySession(context, actor.userId);
      return true;
    },
  }),
  endExtensionConnection: t.boolean({
    description: 'Its token works no more, from the next request on.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor } = context.signedIn();
      extensionPolicy.authorize(actor, 'connect', null);
      if (!isUuid(id) || !(await endExtensionConnection(db, actor, id)))
        throw UserError.notFound('connection');
      return true;
    },
  }),
}));
