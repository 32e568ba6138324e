import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const serverPaths = ['/graphql', '/plan/graphql', '/files', '/media', '/api', '/dev'];

/** The web app. `npm run dev` serves it by itself and passes the server's paths on to API_URL. */
export default defineConfig({
  root: 'web/app',
  plugins: [react()],
  // The polyfill would be an inline script; every browser we support has modulepreload.
  build: {
    outDir: '../../.output/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // A data: font is refused by our content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: apiUrl }])) },
});
