import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { extensionOperations } from '#shared/domain/extensionOperations.ts';
import { UserError } from '../errors/userError.ts';
import type { GraphqlContext } from './context.ts';

type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Has every root field that the extension does not need refuse a request that comes with its token. */
export function limitExtension(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const field of roots.flatMap((type) => Object.values(type?.getFields() ?? {}))) {
    if (extensionOperations.has(field.name)) continue;
    field.resolve = refuseExtension(field.resolve ?? defaultFieldResolver);
    if (field.subscribe) field.subscribe = refuseExtension(field.subscribe);
  }
  return schema;
}

const refuseExtension =
  (resolve: Resolver): Resolver =>
  (root, args, context, info) => {
    if (context.actor?.connectionId)
      throw new UserError(
        'FORBIDDEN',
        'The browser extension may not do this. Open Rapport in a tab and do it there.',
      );
    return resolve(root, args, context, info);
  };
