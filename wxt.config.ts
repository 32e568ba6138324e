import { defineConfig } from 'wxt';

/** The browser extension. `npm run build:extension` writes it to .output/chrome-mv3. */
export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  outDir: '.output',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  vite: () => ({
    // The letters come as files beside the style, as in the web app.
    build: { assetsInlineLimit: 0 },
  }),
  manifest: {
    name: 'Rapport Interview Assistant',
    description: 'Guide, live transcript and notes beside your hiring interviews.',
    minimum_chrome_version: '120',
    permissions: ['storage', 'unlimitedStorage', 'alarms', 'scripting', 'sidePanel'],
    // A server on this machine needs no question; any other is asked for when its address is entered.
    host_permissions: ['http://localhost/*', 'http://127.0.0.1/*'],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    // Administrators set the server's address for everybody by policy.
    storage: { managed_schema: 'managed-schema.json' },
    action: { default_title: 'Open the interview assistant' },
  },
});
