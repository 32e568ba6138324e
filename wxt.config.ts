import { defineConfig } from 'wxt';
import { meetingSites } from './extension/sites/meetingSites.ts';
import { extensionKey, firefoxExtensionId } from './shared/messages/extensionIdentity.ts';

const meetingOrigins = Object.values(meetingSites).flatMap(({ matches }) =>
  matches.map((match) => match.replace(/\/\*$/, '')),
);

const permissions = ['storage', 'unlimitedStorage', 'alarms', 'scripting'];

const forChromium = {
  minimum_chrome_version: '120',
  key: extensionKey,
  permissions: [...permissions, 'sidePanel', 'offscreen'],
  // Asked for when somebody first records the sound of a meeting.
  optional_permissions: ['tabCapture'],
  // Administrators set the server's address for everybody by policy.
  storage: { managed_schema: 'managed-schema.json' },
};

const forFirefox = {
  permissions,
  browser_specific_settings: {
    gecko: {
      id: firefoxExtensionId,
      // The first release with long support that asks people about the data it collects.
      strict_min_version: '140.0',
      // Captions, notes and sign-in go to the server that the person names, and nowhere else.
      data_collection_permissions: {
        required: ['authenticationInfo', 'personalCommunications', 'websiteContent'],
      },
    },
    // On Android that question came later.
    gecko_android: { strict_min_version: '142.0' },
  },
};

/**
 * Takes out of libraries what would make code or markup of a text: zod's compiled parsers, which the policy of
 * the pages forbids anyway, and React's raw HTML, which only style elements here use.
 */
const textStaysText = {
  name: 'text-stays-text',
  transform(code: string, id: string) {
    if (/zod\/v4\/core\/(util|doc)\.js/.test(id))
      return { code: code.replaceAll('const F = Function;', 'const F = null;'), map: null };
    if (/react-dom-client\.production\.js/.test(id))
      return {
        code: code.replaceAll('domElement.innerHTML = key', 'domElement.textContent = key'),
        map: null,
      };
    return null;
  },
};

/**
 * The browser extension. `npm run build:extension` writes it to .output/chrome-mv3, for Chromium's browsers,
 * and `npm run build:firefox` to .output/firefox-mv3.
 */
export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  outDir: process.env.EXTENSION_OUT ?? '.output',
  manifestVersion: 3,
  imports: false,
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  vite: () => ({
    plugins: [textStaysText],
    // The letters come as files beside the style, as in the web app.
    build: { assetsInlineLimit: 0 },
  }),
  hooks: {
    // Of the page's title, which is set in the person's language when the page is drawn.
    'build:manifestGenerated': (_, { sidebar_action: sidebar }) => {
      if (sidebar) sidebar.default_title = '__MSG_assistantName__';
    },
    // A page of somebody else pays for every byte: what runs there uses the browser's own promises.
    'vite:build:extendConfig': (entrypoints, config) => {
      if (!entrypoints.every(({ type }) => type === 'unlisted-script')) return;
      config.resolve = {
        ...config.resolve,
        alias: { ...config.resolve?.alias, 'wxt/browser': '@wxt-dev/browser' },
      };
    },
  },
  manifest: ({ browser }) => ({
    default_locale: 'en',
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    // A server on this machine needs no question; any other is asked for when its address is entered.
    host_permissions: ['http://localhost/*', 'http://127.0.0.1/*'],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    content_security_policy: {
      extension_pages: `script-src 'self'; object-src 'none'; frame-ancestors ${meetingOrigins.join(' ')}`,
    },
    // The panel stands as a frame in meetings; see `createInPagePanel`.
    web_accessible_resources: [
      { resources: ['sidepanel.html'], matches: meetingOrigins.map((origin) => `${origin}/*`) },
    ],
    commands: {
      _execute_action: {
        suggested_key: { default: 'Alt+Shift+R' },
        description: '__MSG_openAssistant__',
      },
    },
    action: { default_title: '__MSG_buttonTitle__' },
    ...(browser === 'firefox' ? forFirefox : forChromium),
  }),
});
