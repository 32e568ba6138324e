import { useGraphQlJit } from '@envelop/graphql-jit';
import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type DocumentNode } from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../http/logger.ts';
import { createGraphqlContext, type GraphqlContext, type RequestContext } from './context.ts';
import { createLoaders } from './loaders.ts';
import { schema } from './schema.ts';

/** What a document may ask for; each has a test just under and just over. */
export const graphqlLimits = {
  depth: 10,
  aliases: 20,
  tokens: 1000,
  cost: 20_000,
  // A job description of the longest kind comes as text, as blocks and as the editor's content.
  bodyBytes: 1_048_576,
};

interface ServerContext {
  asked: RequestContext;
}

/** Answers GraphQL over HTTP and SSE; errors that are not meant for people are masked and logged by id. */
export function createGraphqlHandler(logger: Logger, options: { isProduction: boolean }) {
  const yoga = createYoga<ServerContext, GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: false,
    logging: false,
    // Counted as it arrives too: a body sent in chunks declares no length.
    maxRequestBodySize: graphqlLimits.bodyBytes,
    context: ({ asked }) => createGraphqlContext(asked, createLoaders),
    maskedErrors: {
      errorMessage:
        'Something went wrong on our side. Try again; if it happens again, tell us the request id.',
      maskError: (error, message) => {
        const shown = maskError(error, message, false);
        if (shown !== error) logger.error({ err: causeOf(error) }, 'graphql');
        return shown;
      },
    },
    plugins: [
      // Compiles each document once: 1.2 to 1.3 times the requests on a list of 200 rows (npm run bench).
      // Not subscriptions: compiled, they lose arguments that stand in the document itself.
      useGraphQlJit({}, { enableIf: ({ document }) => !isSubscription(document) }),
      maxTokensPlugin({ n: graphqlLimits.tokens }),
      maxDepthPlugin({ n: graphqlLimits.depth, flattenFragments: true }),
      maxAliasesPlugin({ n: graphqlLimits.aliases, allowList: [] }),
      costLimitPlugin({ maxCost: graphqlLimits.cost, ignoreIntrospection: true }),
      ...(options.isProduction ? [blockFieldSuggestionsPlugin(), noIntrospection] : []),
    ],
  });
  return (req: IncomingMessage, res: ServerResponse, asked: RequestContext) => {
    // One schema under both paths.
    req.url = (req.url ?? '').replace(/^\/plan\/graphql/, '/graphql');
    return yoga.handle(req, res, { asked });
  };
}

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

const isSubscription = ({ definitions }: DocumentNode): boolean =>
  definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'subscription');
