import type { IncomingMessage } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { callPolicy } from '../features/calls/callPolicy.ts';
import type { Services } from '../graphql/context.ts';
import { createGraphqlHandler } from '../graphql/createGraphqlHandler.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { answerText } from './answer.ts';
import { receiveClientError } from './clientErrorHandler.ts';
import { answerExtensionToken } from './extensionHandler.ts';
import { checkReadiness, readinessText } from './health.ts';
import type { Logger } from './logger.ts';
import { answerMailbox } from './mailbox.ts';
import { createMediaHandler } from './mediaHandler.ts';
import { authenticate, clientAddressOf, createRequestContext } from './requestContext.ts';
import type { Route } from './route.ts';
import { createSearchHandler } from './searchHandler.ts';
import { createTranscriptBodyHandler, transcriptBodyPath } from './transcriptBodyHandler.ts';
import { createTranscriptHandler } from './transcriptHandler.ts';
import { createUploadHandler } from './uploadHandler.ts';

/** What the server answers besides the files of the web app; the first match counts. */
export function createRoutes(services: Services, logger: Logger): Route[] {
  const { database, settings, storage, uploads } = services;
  const who = {
    authenticate: (req: IncomingMessage) => authenticate(services, fromNodeHeaders(req.headers)),
  };
  const graphql = createGraphqlHandler(logger, settings);
  const media = createMediaHandler({
    ...{ database, storage, ...who },
    findVisibleCall: (actor, callId) =>
      createLoaders(database.forOrganization(actor.organizationId), actor).callById.load(callId),
    canDownload: (actor, call) => callPolicy.can(actor, 'download', call),
  });
  const notFound: Route['answer'] = (_req, res) => answerText(res, 404, 'Not found');

  return [
    { path: /^\/healthz$/, answer: (_req, res) => answerText(res, 200, 'ok') },
    {
      path: /^\/readyz$/,
      async answer(_req, res) {
        const checks = await checkReadiness(services);
        const status = checks.every(({ ok }) => ok) ? 200 : 503;
        return answerText(res, status, readinessText(checks));
      },
    },
    {
      path: /^\/(plan\/)?graphql$/,
      isHeavy: true,
      answer: async (req, res, url) =>
        graphql(req, res, url, await createRequestContext(services, req, res)),
    },
    {
      path: /^\/files(\/|$)/,
      bodyTimeoutMs: Infinity,
      answer: createUploadHandler({ database, settings, uploads, ...who }),
    },
    { path: /^\/media\//, answer: media },
    { path: /^\/1\/indexes\//, isHeavy: true, isJson: true, answer: createSearchHandler(services) },
    {
      path: transcriptBodyPath,
      isJson: true,
      answer: createTranscriptBodyHandler({ database, ...who }),
    },
    {
      path: /^\/transcripts\//,
      isHeavy: true,
      bodyTimeoutMs: 120_000,
      answer: createTranscriptHandler({ services, ...who }),
    },
    {
      path: /^\/api\/extension\/token$/,
      isJson: true,
      answer: (req, res) =>
        answerExtensionToken(services, clientAddressOf(services, req), req, res),
    },
    {
      path: /^\/api\/client-errors$/,
      answer: (req, res) =>
        receiveClientError(req, res, {
          ...{ logger, rateLimit: services.rateLimit },
          clientAddress: clientAddressOf(services, req),
        }),
    },
    {
      path: /^\/dev\/mailbox(\.json)?$/,
      answer: settings.isProduction ? notFound : answerMailbox(database.system),
    },
    { path: /^\/(api|scim|1|plan\/graphql)(\/|$)/, answer: notFound },
  ];
}
