import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const linksOf = readPageLinks(webDir);
  return (req, res, url) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return answerText(res, 405, 'Not allowed');
    // Source maps hold the whole source with its comments.
    if (isProduction && url.pathname.endsWith('.map')) return answerText(res, 404, 'Not found');
    const isFile = /\.\w+$/.test(url.pathname);
    const links = isFile ? undefined : linksOf(url.pathname);
    if (links) res.setHeader('link', links);
    serve(req, res, () => void answerText(res, 404, 'Not found'));
  };
}

/** What the build lists for each page, by its path (see `pageModules`). */
type PageFiles = Record<string, { first: string[]; screens: string[] }>;

/** The files that a page needs as a `Link` header: the browser asks for them before it has read the page. */
function readPageLinks(webDir: string): (path: string) => string | undefined {
  const list = join(webDir, '.vite/pages.json');
  if (!existsSync(list)) return () => undefined;
  const pages = JSON.parse(readFileSync(list, 'utf8')) as PageFiles;
  const links = Object.entries(pages).map(([path, { first, screens }]) => ({
    pattern: new RegExp(`^${path.replace('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`),
    header: [
      '</firstPaint.css>; rel=preload; as=style',
      '</firstPaint.js>; rel=preload; as=script',
      ...first.map(linkTo),
      ...screens.map((file) => `${linkTo(file)}; fetchpriority=low`),
    ].join(', '),
  }));
  return (path) => links.find(({ pattern }) => pattern.test(path))?.header;
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`;
