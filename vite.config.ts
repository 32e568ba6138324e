import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const serverPaths = [
  '/graphql',
  '/plan/graphql',
  '/files',
  '/media',
  '/transcripts',
  '/ai-notes',
  '/audit-log.csv',
  '/engine-records.csv',
  '/insights/adverse-impact.csv',
  '/insights/structure.csv',
  '/1',
  '/api',
  '/dev',
];

/**
 * Small parts that every page begins with. With many pages each would be a file of its own, and fifty
 * small files compress worse than one: measured 8 KB more for the first load of /search (2026-11).
 */
const everywhere =
  /node_modules\/(?:react\/|react-router\/|@apollo\/client\/errors\/|graphql\/|@mantine\/(?:hooks\/esm\/(?:utils|use-(?:id|merged-ref|debounced|media-query|isomorphic|uncontrolled|did-update|reduced-motion|force-update))|core\/esm\/(?:core|components\/(?:Avatar|Button|Loader|Title|Text|Stack|Group|UnstyledButton|Transition|FileButton|VisuallyHidden)\/))|zustand\/)|web\/app\/(?:features\/session\/(?:leaveTo|useEnter)|lib\/(?:__generated__\/(?:fragment-masking|index)|connection|connectionError|errorMessage|ignoreRejection|isFramed|lazyPart|loadPart|reloadOnNewBuild|serverStore|useReconnect)|ui\/(?:confirmStore|ErrorState|notify|PersonAvatar|ProductMark|useNow|usePageTitle))\.tsx?$|shared\/domain\/(?:initials|nextPath)\.ts$|node_modules\/@mantine\/(?:notifications|store)\/.*(?:store)|@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes|icons\/IconRefresh)|vite\/preload-helper/;

/** The GraphQL client and what stands around it, which sign-in does without. */
const client =
  /node_modules\/(?:@apollo\/client\/(?!errors\/)|rxjs|optimism|@wry|tslib|nuqs)|@tabler\/icons-react\/dist\/esm\/icons\/IconKeyboard|web\/app\/(?:features\/session\/(?:useCurrentUser|RequireSession|beginSession)|lib\/(?:apolloClient|apolloCache|createClient|requestLink|subscriptionLink|sessionEvents|createDrafts|draftPersistence|shownPath))\.tsx?$/;

/** Small parts that most pages of a signed-in person begin with, in one file for the same reason. */
const mostPages =
  /(?:web\/app\/(?:ui\/(?:When|ZoneContext|useIsMobile|useHasRoomForSide|SideOrSheet|Delayed|PageHeader|ListEnd|useConfirm|LiveMark|EmptyState|namesInShort)|screens\/NotFoundScreen|lib\/(?:shortcutStore|useCharacterKey|writeStepProgress)|features\/uploads\/uploadStore)|shared\/domain\/(?:call|fileRules|formatBytes|namesInShort|plural|speakerColor|time|transcriptFile|visibility|wallTime))\.tsx?$|@mantine\/core\/esm\/components\/Skeleton\/|@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:Adjustments|AlertTriangle|Books|Briefcase|Check|ChevronDown|FileImport|FileText|ListCheck|Lock|Playlist|Plus|Scissors|Search|Upload|UserSearch|Users|WaveSine|X)\.mjs$/;

/** The web app. `npm run dev` serves it by itself and passes the server's paths on to API_URL. */
export default defineConfig({
  root: 'web/app',
  plugins: [inlineDocuments(), preloadFont(), preloadApp(), react()],
  build: {
    outDir: '../../.output/web',
    emptyOutDir: true,
    manifest: true,
    // The polyfill would be an inline script, which our content security policy refuses.
    modulePreload: { polyfill: false },
    // As it refuses a font in a data: address.
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everywhere, priority: 1 },
            { name: 'client', test: client, priority: 1 },
            { name: 'parts', test: mostPages },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: apiUrl }])) },
});

/** Asks for the letters beside the script, not after it, so that no line of text jumps. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  };
}

/** Names the code of every page but sign-in to `firstPaint.js`, which loads it beside the first script. */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, chunk: first }) => {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const app = chunks.find(({ name }) => name === 'AppPages');
        if (!app) throw new Error('The build has no AppPages.');
        const files = [app.fileName, ...app.imports].filter(
          (file) => file !== first?.fileName && !first?.imports.includes(file),
        );
        const list = files.map((file) => `/${file}`).join(' ');
        return html.replace('src="/firstPaint.js"', `$& data-app="${list}"`);
      },
    },
  };
}

/**
 * Puts each GraphQL document where it is written. The generated map holds every document of the app
 * twice, as text and as tree, and would be part of the first load whole.
 */
function inlineDocuments(): Plugin {
  const call = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
  let documents: Promise<Map<string, DocumentNode>> | undefined;
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const isOurs = /\/web\/app\/.*\.tsx?$/.test(id) && !id.includes('__generated__');
      if (!isOurs || !code.includes('graphql(')) return null;
      documents ??= generatedDocuments();
      const known = await documents;
      const text = code.replace(call, (_, source: string) => {
        const name = documentName(parse(source));
        const document = known.get(name);
        if (!document) this.error(`${id}: "${name}" is not generated yet; run the code generator.`);
        return JSON.stringify(document);
      });
      return { code: text, map: null };
    },
  };
}

async function generatedDocuments(): Promise<Map<string, DocumentNode>> {
  const file = pathToFileURL('web/app/lib/__generated__/graphql.ts');
  const generated: Record<string, DocumentNode> = await import(file.href);
  return new Map(Object.values(generated).map((document) => [documentName(document), document]));
}

function documentName({ definitions: [first] }: DocumentNode): string {
  return (first && 'name' in first && first.name?.value) || '';
}
