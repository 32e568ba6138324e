import { useGraphQlJit } from '@envelop/graphql-jit';
import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type DocumentNode,
  type ValidationRule,
} from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../errors/refusal.ts';
import { UserError } from '../errors/userError.ts';
import { answer, answerText } from '../http/answer.ts';
import { requestScope, type Logger } from '../http/logger.ts';
import { isDiskFull, serverFullMessage } from '../storage/storageError.ts';
import { costRule } from './costRule.ts';
import { createPersonGate } from '../http/personGate.ts';
import { createGraphqlContext, type GraphqlContext, type RequestContext } from './context.ts';
import { createLoaders } from './loaders.ts';
import { refuseOddInput } from './refuseOddInput.ts';
import { schema } from './schema.ts';

/** What a document may ask for; each has a test just under and just over. */
export const graphqlLimits = {
  depth: 10,
  aliases: 20,
  tokens: 1000,
  /** Values in an answer; the largest screen counts a third of it. */
  cost: 50_000,
  // A job description of the longest kind comes as text, as blocks and as the editor's content.
  bodyBytes: 1_048_576,
  answerBytes: 32 * 1024 ** 2,
  /** Of one person at once, streams of events not counted. A page opens with fewer than ten. */
  requestsAtOnce: 32,
};

interface ServerContext {
  asked: RequestContext;
  isStream: boolean;
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
    multipart: false,
    // Counted as it arrives too: a body sent in chunks declares no length.
    maxRequestBodySize: graphqlLimits.bodyBytes,
    context: ({ asked }) => createGraphqlContext(asked, createLoaders),
    maskedErrors: {
      maskError: (error) => {
        const id = requestScope.getStore()?.requestId;
        const message = `Something went wrong on our side. Try again; if it happens again, tell us this id: ${id}`;
        const cause = causeOf(error);
        const shown = maskError(error, isDiskFull(cause) ? serverFullMessage : message, false);
        if (shown !== error) logger.error({ err: cause }, 'graphql');
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
      addRule(costRule(graphqlLimits.cost)),
      refuseOddInput,
      streamsOnlyEvents,
      ...(options.isProduction
        ? [blockFieldSuggestionsPlugin(), addRule(NoSchemaIntrospectionCustomRule)]
        : []),
    ],
  });
  const enter = createPersonGate(graphqlLimits.requestsAtOnce);
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    asked: RequestContext,
  ): Promise<void> => {
    // A form of another site can send anything else without asking.
    if (req.method === 'POST' && !isJson.test(req.headers['content-type'] ?? ''))
      return answerText(res, 415, 'Send queries as application/json.');
    req.url = `/graphql${url.search}`; // One schema under both paths.
    const isStream = req.headers.accept?.includes('text/event-stream') ?? false;
    if (isStream) return yoga.handle(req, res, { asked, isStream });
    if (asked.actor) enter(asked.actor.userId, res);
    const response = await yoga.handleNodeRequestAndResponse(req, res, { asked, isStream });
    const body = await response.text();
    if (body.length > graphqlLimits.answerBytes)
      throw new Refusal(413, 'This answer is too large. Ask for less at once.');
    const { status, headers } = response;
    return answer(res, status, body, Object.fromEntries(headers));
  };
}

const isJson = /^application\/(graphql\+)?json\b/;

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

const addRule = (rule: ValidationRule): Plugin => ({
  onValidate: ({ addValidationRule }) => addValidationRule(rule),
});

const isSubscription = ({ definitions }: DocumentNode): boolean =>
  definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'subscription');

/** What is streamed is neither counted nor bounded, so queries are answered whole. */
const streamsOnlyEvents: Plugin<Pick<ServerContext, 'isStream'>> = {
  onExecute({ args }) {
    if (args.contextValue.isStream)
      throw new UserError('BAD_INPUT', 'Ask for JSON: only subscriptions are streamed.');
  },
};
