// Builds a page of a benchmark as the product's pages are built, and serves it.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { listenHere } from './listenHere.ts';

/** Builds the folder `name` beside this file into `outDir`, with a manifest. */
export async function buildPage(name: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, manifest: true, modulePreload: { polyfill: false } },
  });
}

/** Serves a folder as it is; returns its address and how to stop. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const serve = sirv(folder, { dev: true });
  const server = createServer((req, res) => {
    serve(req, res, () => {
      res.statusCode = 404;
      // Without a word Chromium would show an error page of its own, of another origin.
      res.end('Not here\n');
    });
  });
  const url = await listenHere(server);
  return {
    url,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
