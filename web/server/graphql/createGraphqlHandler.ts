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
import { answer, answerText, readBody } from '../http/answer.ts';
import { requestScope, type Logger } from '../http/logger.ts';
import { isDiskFull, serverFullMessage } from '../storage/storageError.ts';
import { costRule } from './costRule.ts';
import { createPersonGate } from '../http/personGate.ts';
import type { ChangeVersions } from '../events/changeVersions.ts';
import {
  createGraphqlContext,
  type Freshness,
  type GraphqlContext,
  type RequestContext,
} from './context.ts';
import { limitFreshness } from './limitFreshness.ts';
import { answerKey, etagOf, KeptAnswers, type KeptAnswer } from './keptAnswers.ts';
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
  freshness: Freshness;
}

/** Answers GraphQL over HTTP and SSE; errors that are not meant for people are masked and logged by id. */
export function createGraphqlHandler(
  logger: Logger,
  options: { isProduction: boolean; changes: ChangeVersions },
) {
  const yoga = createYoga<ServerContext, GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: false,
    logging: false,
    multipart: false,
    // Its own body is read and bounded below.
    maxRequestBodySize: false,
    context: ({ asked, freshness }) => createGraphqlContext(asked, createLoaders, freshness),
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
      limitFreshness,
      ...(options.isProduction
        ? [blockFieldSuggestionsPlugin(), addRule(NoSchemaIntrospectionCustomRule)]
        : []),
    ],
  });
  const enter = createPersonGate(graphqlLimits.requestsAtOnce);
  const kept = new KeptAnswers(options.changes);
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    asked: RequestContext,
  ): Promise<void> => {
    // A form of another site can send anything else without asking.
    if (req.method === 'POST' && !isJson.test(req.headers['content-type'] ?? ''))
      return answerText(res, 415, 'Send queries as application/json.');
    const path = `/graphql${url.search}`; // One schema under both paths.
    const isStream = req.headers.accept?.includes('text/event-stream') ?? false;
    const freshness = { untilMs: Infinity };
    if (isStream) {
      req.url = path;
      return yoga.handle(req, res, { asked, isStream, freshness });
    }
    const { actor, headers, signal } = asked;
    if (actor) enter(actor.userId, res);
    const isPost = req.method === 'POST';
    const sent = isPost ? (await readBody(req, graphqlLimits.bodyBytes)).toString() : url.search;
    const key = actor && answerKey(actor, req, sent);
    const wantsFresh = req.headers['cache-control']?.includes('no-cache');
    const known = key && !wantsFresh ? await kept.find(key, actor.organizationId) : null;
    if (known) return answerKept(res, known);

    const version = actor && options.changes.known(actor.organizationId);
    const response = await yoga.fetch(
      new URL(path, 'http://localhost').href,
      { method: req.method ?? 'GET', headers, signal, ...(isPost ? { body: sent } : {}) },
      { asked, isStream, freshness },
    );
    const body = await response.text();
    if (body.length > graphqlLimits.answerBytes)
      throw new Refusal(413, 'This answer is too large. Ask for less at once.');
    const { status } = response;
    const { untilMs } = freshness;
    if (key && version && status === 200 && untilMs > Date.now()) {
      const contentType = response.headers.get('content-type') ?? '';
      return answerKept(res, kept.keep(key, { version, untilMs }, { body, contentType }));
    }
    return answer(res, status, body, Object.fromEntries(response.headers));
  };
}

/** A browser keeps what it got by GET, and asks each time whether it is still right. */
const answerKept = (res: ServerResponse, kept: KeptAnswer) =>
  answer(
    res,
    200,
    kept.body,
    {
      'content-type': kept.contentType,
      ...(res.req.method === 'GET' && { etag: etagOf(kept), 'cache-control': 'private, no-cache' }),
    },
    kept.encoded,
  );

const isJson = /^application\/(graphql\+)?json\b/;

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

const addRule = (rule: ValidationRule): Plugin => ({
  onValidate: ({ addValidationRule }) => addValidationRule(rule),
});

const isSubscription = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' && definition.operation === 'subscription',
  );

/** What is streamed is neither counted nor bounded, so queries are answered whole. */
const streamsOnlyEvents: Plugin<Pick<ServerContext, 'isStream'>> = {
  onExecute({ args }) {
    if (args.contextValue.isStream)
      throw new UserError('BAD_INPUT', 'Ask for JSON: only subscriptions are streamed.');
  },
};
