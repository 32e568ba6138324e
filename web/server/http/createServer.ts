import {
  createServer as createNodeServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Services } from '../graphql/context.ts';
import { Refusal } from '../errors/refusal.ts';
import { answerJson, answerText } from './answer.ts';
import { appFiles } from './appFiles.ts';
import { createRoutes } from './createRoutes.ts';
import { hasForeignHost, isForeignWrite } from './foreignRequest.ts';
import { requestScope, type Logger } from './logger.ts';
import { refusalOf } from './refusalOf.ts';
import { requestIdOf } from './requestContext.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './securityHeaders.ts';

const bodyTimeoutMs = 30_000;
/** Beyond this many heavy requests under way, people wait longer than they would for a second try. */
const maxHeavyRequests = 256;

/** Everything the product answers over HTTP; see the README's table of surfaces. */
export function createServer(services: Services, logger: Logger, webDir: string): Server {
  const { settings } = services;
  const headers = securityHeaders(settings, services.extensionPackages.chromiumId).set(
    'x-build-hash',
    services.buildHash,
  );
  const routes = createRoutes(services, logger);
  const app: Route = { path: /^/, answer: appFiles(webDir, settings.isProduction) };
  let heavyRequests = 0;

  const admit = (req: IncomingMessage, res: ServerResponse, route: Route) => {
    if (isForeignWrite(req, settings.PUBLIC_URL))
      throw new Refusal(403, 'This request came from another site and was refused.');
    closeSlowBody(req, res, route.bodyTimeoutMs ?? bodyTimeoutMs);
    // A stream of events lasts as long as its page and mostly rests.
    if (!route.isHeavy || req.headers.accept?.includes('text/event-stream')) return;
    if (heavyRequests >= maxHeavyRequests) {
      res.setHeader('retry-after', 1);
      throw new Refusal(503, 'The server is busy. Try again in a moment.');
    }
    heavyRequests += 1;
    res.once('close', () => (heavyRequests -= 1));
  };
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    let isJson = false;
    try {
      const url = parseUrl(req.url ?? '', settings.PUBLIC_URL);
      if (!isProbe(url) && hasForeignHost(req, settings))
        throw new Refusal(421, 'This server does not answer under this name. See PUBLIC_URL.');
      const route = routes.find(({ path }) => path.test(url.pathname)) ?? app;
      isJson = route.isJson ?? false;
      admit(req, res, route);
      await route.answer(req, res, url);
    } catch (error) {
      await answerFault(res, error, { isJson, logger });
    }
  };

  const server = createNodeServer((req, res) => {
    const requestId = requestIdOf(res);
    res.setHeaders(headers);
    res.setHeader('x-request-id', requestId);
    logWhenDone(req, res, logger);
    void requestScope.run({ requestId }, () => handle(req, res));
  });
  server.requestTimeout = 0; // Each route has its own limit; recordings take as long as they take.
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  return server;
}

/** @throws {Refusal} 400 for what is no path of this server; a NUL can be in no name or word. */
function parseUrl(path: string, publicUrl: string): URL {
  if (!/^\/(?!\/)/.test(path) || path.includes('%00') || !URL.canParse(path, publicUrl))
    throw new Refusal(400, 'This is not an address of this server.');
  return new URL(path, publicUrl);
}

/** Health checks come by whatever name or number the machine has. */
const isProbe = ({ pathname }: URL): boolean => pathname === '/healthz' || pathname === '/readyz';

/** Node knows one limit for all requests; only recordings may take as long as they need. */
function closeSlowBody(req: IncomingMessage, res: ServerResponse, timeoutMs: number): void {
  const hasBody =
    Number(req.headers['content-length'] ?? 0) > 0 || req.headers['transfer-encoding'];
  if (!hasBody || timeoutMs === Infinity) return;
  const timer = setTimeout(() => {
    if (req.complete) return;
    res.once('finish', () => req.destroy());
    void answerText(res, 408, 'The request took too long to arrive.');
  }, timeoutMs);
  res.once('close', () => clearTimeout(timer));
}

/** A path may hold what people typed, so the log names the route only. */
function logWhenDone(req: IncomingMessage, res: ServerResponse, logger: Logger): void {
  const startedAt = performance.now();
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
}

async function answerFault(
  res: ServerResponse,
  error: unknown,
  { isJson, logger }: { isJson: boolean; logger: Logger },
): Promise<void> {
  const hasLeft = res.destroyed || res.req.socket.destroyed;
  const refusal = refusalOf(error);
  if (!refusal && !hasLeft) logger.error({ err: error }, 'http');
  if (res.headersSent || hasLeft) return void res.destroy();
  const { status, message } = refusal ?? {
    status: 500,
    message: `Something went wrong on our side. If it happens again, tell us this id: ${requestIdOf(res)}`,
  };
  if (isJson) return answerJson(res, status, { message, status });
  return answerText(res, status, message);
}
