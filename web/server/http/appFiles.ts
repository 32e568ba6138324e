import { existsSync } from 'node:fs';
import sirv from 'sirv';
import { answerText } from './answer.ts';
import type { Route } from './route.ts';

/** The built web app. Every path that is no file is a page of the app. */
export function appFiles(webDir: string, isProduction: boolean): Route['answer'] {
  if (!existsSync(webDir))
    return (_req, res) => answerText(res, 503, 'The web app is not built yet. Run: npm run build');
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
  return (req, res, url) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return answerText(res, 405, 'Not allowed');
    // Source maps hold the whole source with its comments.
    if (isProduction && url.pathname.endsWith('.map')) return answerText(res, 404, 'Not found');
    serve(req, res, () => void answerText(res, 404, 'Not found'));
  };
}
