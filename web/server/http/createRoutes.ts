import type { IncomingMessage } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { callPolicy } from '../features/calls/callPolicy.ts';
import { createClipFiles } from '../features/clips/clipFiles.ts';
import type { Services } from '../graphql/context.ts';
import { createGraphqlHandler } from '../graphql/createGraphqlHandler.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { createAdverseImpactHandler } from './adverseImpactHandler.ts';
import { answerText } from './answer.ts';
import { createAuditLogHandler } from './auditLogHandler.ts';
import { receiveClientError } from './clientErrorHandler.ts';
import { createEngineRecordsHandler } from './engineRecordsHandler.ts';
import { answerExtensionToken } from './extensionHandler.ts';
import { createExtensionPackageHandler, extensionPackagePath } from './extensionPackageHandler.ts';
import { createExternalMediaHandler, externalMediaPath } from './externalMediaHandler.ts';
import { checkReadiness, readinessText } from './health.ts';
import { createLiveSoundHandler, liveSoundPath } from './liveSoundHandler.ts';
import type { Logger } from './logger.ts';
import { answerMailbox } from './mailbox.ts';
import { clipMediaPath, createClipMediaHandler } from './clipMediaHandler.ts';
import { createMediaHandler } from './mediaHandler.ts';
import { createInsightTableHandler } from './insightTableHandler.ts';
import {
  authenticate,
  authenticateExtension,
  clientAddressOf,
  createRequestContext,
} from './requestContext.ts';
import { createNotesHandler } from './notesHandler.ts';
import type { Route } from './route.ts';
import { createSearchHandler } from './searchHandler.ts';
import { createSiteDataHandler } from './siteDataHandler.ts';
import { createStructureHandler } from './structureHandler.ts';
import { createTranscriptBodyHandler, transcriptBodyPath } from './transcriptBodyHandler.ts';
import { createTranscriptHandler } from './transcriptHandler.ts';
import { createUploadHandler } from './uploadHandler.ts';

/** What the server answers besides the files of the web app; the first match counts. */
export function createRoutes(services: Services, logger: Logger): Route[] {
  const { database, settings, storage, uploads } = services;
  const who = {
    authenticate: (req: IncomingMessage) => authenticate(services, fromNodeHeaders(req.headers)),
  };
  const graphql = createGraphqlHandler(logger, {
    isProduction: settings.isProduction,
    changes: services.changes,
  });
  const media = createMediaHandler({
    ...{ database, storage, ...who },
    findVisibleCall: (actor, callId) =>
      createLoaders(database.forOrganization(actor.organizationId), actor).callById.load(callId),
    canDownload: (actor, call) => callPolicy.can(actor, 'download', call),
  });
  const clipFiles = createClipFiles({ storage, dataDir: settings.DATA_DIR });
  const clipMedia = createClipMediaHandler({ database, storage, clipFiles, ...who });
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
      answer: createUploadHandler({
        ...{ database, settings, uploads },
        authenticate: (req) => authenticateExtension(services, fromNodeHeaders(req.headers)),
      }),
    },
    { path: clipMediaPath, answer: clipMedia },
    { path: externalMediaPath, answer: createExternalMediaHandler(services, clipFiles) },
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
      path: /^\/audit-log\.csv$/,
      isHeavy: true,
      answer: createAuditLogHandler({ services, ...who }),
    },
    {
      path: /^\/engine-records\.csv$/,
      isHeavy: true,
      answer: createEngineRecordsHandler({ services, ...who }),
    },
    {
      path: /^\/insights\/structure\.csv$/,
      isHeavy: true,
      answer: createStructureHandler({ services, ...who }),
    },
    {
      path: /^\/insights\.csv$/,
      isHeavy: true,
      answer: createInsightTableHandler({ services, ...who }),
    },
    {
      path: /^\/insights\/adverse-impact\.csv$/,
      isHeavy: true,
      answer: createAdverseImpactHandler({ services, ...who }),
    },
    { path: /^\/ai-notes\//, isHeavy: true, answer: createNotesHandler({ services, ...who }) },
    {
      path: /^\/api\/extension\/token$/,
      isJson: true,
      answer: (req, res) =>
        answerExtensionToken(services, clientAddressOf(services, req), req, res),
    },
    {
      path: liveSoundPath,
      isJson: true,
      answer: createLiveSoundHandler({
        services,
        authenticate: (req) => authenticateExtension(services, fromNodeHeaders(req.headers)),
      }),
    },
    {
      path: extensionPackagePath,
      answer: createExtensionPackageHandler(services.extensionPackages, settings.PUBLIC_URL),
    },
    {
      path: /^\/extension\/sites\.json$/,
      answer: createSiteDataHandler(settings.DATA_DIR, logger),
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
