import {
  createServer as createNodeServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { existsSync } from 'node:fs';
import sirv from 'sirv';
import { createGraphqlHandler, graphqlLimits } from '../graphql/createGraphqlHandler.ts';
import type { Services } from '../graphql/context.ts';
import { UserError } from '../errors/userError.ts';
import { callPolicy } from '../features/calls/callPolicy.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { receiveClientError } from './clientErrorHandler.ts';
import { answerExtensionToken } from './extensionHandler.ts';
import { createUploadHandler } from './uploadHandler.ts';
import { checkReadiness, readinessText } from './health.ts';
import { mailboxPage, readMailbox } from './mailbox.ts';
import type { Logger } from './logger.ts';
import { createMediaHandler } from './mediaHandler.ts';
import {
  authenticate,
  clientAddressOf,
  createRequestContext,
  requestIdOf,
} from './requestContext.ts';
import { isForeignWrite, setSecurityHeaders } from './securityHeaders.ts';
import { createSearchHandler } from './searchHandler.ts';
import { createTranscriptHandler } from './transcriptHandler.ts';
import { fromNodeHeaders } from 'better-auth/node';

type Answer = (req: IncomingMessage, res: ServerResponse, url: URL) => unknown;

/** Everything the product says over HTTP; see the README's table of surfaces. */
export function createServer(services: Services, logger: Logger, webDir: string): Server {
  const { settings } = services;
  const isHttps = settings.PUBLIC_URL.startsWith('https:');
  const graphql = createGraphqlHandler(logger, settings);
  const authenticateRequest = (req: IncomingMessage) =>
    authenticate(services, fromNodeHeaders(req.headers));
  const files = createUploadHandler({
    database: services.database,
    settings,
    uploads: services.uploads,
    authenticate: authenticateRequest,
  });
  const media = createMediaHandler({
    database: services.database,
    storage: services.storage,
    authenticate: authenticateRequest,
    findVisibleCall: (actor, callId) =>
      createLoaders(services.database.forOrganization(actor.organizationId), actor).callById.load(
        callId,
      ),
    canDownload: (actor, call) => callPolicy.can(actor, 'download', call),
  });
  const search = createSearchHandler(services);
  const transcripts = createTranscriptHandler({ services, authenticate: authenticateRequest });
  const answerGraphql: Answer = async (req, res) => {
    if (Number(req.headers['content-length'] ?? 0) > graphqlLimits.bodyBytes)
      return sendText(res, 413, 'This request is too large.\n');
    return graphql(req, res, await createRequestContext(services, req, res));
  };
  const app = appFiles(webDir, settings.isProduction);

  const routes: [RegExp, Answer][] = [
    [/^\/healthz$/, (_req, res) => sendText(res, 200, 'ok\n')],
    [
      /^\/readyz$/,
      async (_req, res) => {
        const checks = await checkReadiness(services);
        sendText(res, checks.every((one) => one.ok) ? 200 : 503, readinessText(checks));
      },
    ],
    [/^\/(plan\/)?graphql$/, answerGraphql],
    [/^\/files(\/|$)/, (req, res) => files(req, res)],
    [/^\/media\//, (req, res) => media(req, res)],
    [/^\/1\/indexes\//, (req, res, url) => search(req, res, url)],
    [/^\/transcripts\//, (req, res, url) => transcripts(req, res, url)],
    [
      /^\/api\/extension\/token$/,
      (req, res) => answerExtensionToken(services, clientAddressOf(services, req), req, res),
    ],
    [
      /^\/api\/client-errors$/,
      (req, res) =>
        receiveClientError(req, res, {
          logger,
          rateLimit: services.rateLimit,
          clientAddress: clientAddressOf(services, req),
        }),
    ],
    [
      /^\/dev\/mailbox(\.json)?$/,
      async (req, res, url) => {
        if (settings.isProduction || req.method !== 'GET') return sendText(res, 404, 'Not found\n');
        const messages = await readMailbox(services.database.system);
        if (url.pathname.endsWith('.json')) return sendJson(res, 200, messages);
        res.setHeader('content-type', 'text/html; charset=utf-8');
        res.end(mailboxPage(messages));
      },
    ],
    [/^\/(api|scim|1|plan\/graphql)(\/|$)/, (_req, res) => sendText(res, 404, 'Not found\n')],
  ];

  const server = createNodeServer(async (req, res) => {
    const startedAt = performance.now();
    res.setHeader('x-request-id', requestIdOf(res));
    res.setHeader('x-build-hash', services.buildHash);
    setSecurityHeaders(res, isHttps, settings.FRAME_ANCESTORS);
    // A path may hold what people typed (search words later), so the log names the route only.
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    res.once('close', () =>
      logger.info(
        {
          requestId: requestIdOf(res),
          method: req.method,
          route: path
            .split('/')
            .slice(0, 3)
            .join('/')
            .replace(/[0-9a-f-]{36}/g, ':id'),
          status: res.statusCode,
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      ),
    );
    try {
      if (isForeignWrite(req, settings.PUBLIC_URL))
        return sendText(res, 403, 'This request came from another site and was refused.\n');
      const url = new URL(req.url ?? '/', settings.PUBLIC_URL);
      const route = routes.find(([pattern]) => pattern.test(url.pathname));
      if (route) await route[1](req, res, url);
      else app(req, res);
    } catch (error) {
      fail(res, error, logger);
    }
  });
  server.requestTimeout = 0; // Uploads take as long as they take; headers do not.
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  return server;
}

/** The built web app; every path that is no file is the app's own. */
function appFiles(
  webDir: string,
  isProduction: boolean,
): (req: IncomingMessage, res: ServerResponse) => void {
  if (!existsSync(webDir))
    return (_req, res) => sendText(res, 503, 'The web app is not built yet. Run: npm run build\n');
  const serve = sirv(webDir, {
    single: true,
    brotli: true,
    gzip: true,
    dev: !isProduction,
    etag: true,
    setHeaders: (res, pathname) => {
      res.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(res, 405, 'Not allowed\n');
    serve(req, res, () => sendText(res, 404, 'Not found\n'));
  };
}

function fail(res: ServerResponse, error: unknown, logger: Logger): void {
  if (!(error instanceof UserError))
    logger.error({ err: error, requestId: requestIdOf(res) }, 'http');
  if (res.headersSent) res.destroy();
  else sendText(res, 500, `Something went wrong on our side. Request ${requestIdOf(res)}\n`);
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.statusCode = status;
  res.setHeader('content-type', 'text/plain; charset=utf-8');
  res.end(text);
}

function sendJson(res: ServerResponse, status: number, value: unknown): void {
  res.statusCode = status;
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(value));
}
