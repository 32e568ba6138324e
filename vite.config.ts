import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { pageModules } from './web/app/pageModules.ts';

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
  /node_modules\/(?:tslib\/|react\/|react-router\/|@apollo\/client\/errors\/|graphql\/|@mantine\/(?:hooks\/esm\/(?:utils|use-(?:id|merged-ref|debounced|media-query|isomorphic|uncontrolled|did-update|reduced-motion|force-update))|core\/esm\/(?:core|components\/(?:Avatar|Button|Loader|Title|Text|Stack|Group|UnstyledButton|Transition|FileButton|VisuallyHidden)\/))|zustand\/)|web\/app\/(?:loadScreens|screens\/(?:PageFrame|ErrorScreen)|features\/(?:session\/(?:leaveTo|useEnter)|navigation\/(?:Banner|OfflineBanner))|lib\/(?:clientError|waitingWork|__generated__\/(?:fragment-masking|index)|connection|connectionError|errorMessage|ignoreRejection|isFramed|lazyPart|loadPart|reloadOnNewBuild|serverStore|useReconnect)|ui\/(?:confirmStore|copyText|ErrorBoundary|ErrorState|notify|PersonAvatar|ProductMark|useNow|usePageTitle))\.tsx?$|shared\/domain\/(?:initials|nextPath)\.ts$|node_modules\/@mantine\/(?:notifications|store)\/.*(?:store)|@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes|icons\/IconRefresh)|vite\/preload-helper/;

/** The GraphQL client and what stands around it, which sign-in does without. */
const client =
  /node_modules\/(?:@apollo\/client\/(?!errors\/)|rxjs|optimism|@wry|nuqs)|@tabler\/icons-react\/dist\/esm\/icons\/IconKeyboard|web\/app\/(?:screens\/(?:AppPages|SignedInPages)|features\/session\/(?:useCurrentUser|RequireSession|beginSession)|lib\/(?:apolloClient|apolloCache|createClient|requestLink|subscriptionLink|sessionEvents|createDrafts|draftPersistence|shownPath))\.tsx?$/;

/** Small parts that most pages of a signed-in person begin with, in one file for the same reason. */
const mostPages =
  /(?:web\/app\/(?:ui\/(?:When|ZoneContext|useIsMobile|useHasRoomForSide|SideOrSheet|Delayed|PageHeader|ListEnd|useConfirm|LiveMark|EmptyState|namesInShort)|screens\/NotFoundScreen|lib\/(?:shortcutStore|useCharacterKey|writeStepProgress)|features\/uploads\/uploadStore)|shared\/domain\/(?:call|fileRules|formatBytes|namesInShort|plural|speakerColor|time|transcriptFile|visibility|wallTime))\.tsx?$|@mantine\/core\/esm\/components\/Skeleton\/|@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:Adjustments|AlertTriangle|Books|Briefcase|Check|ChevronDown|FileImport|FileText|ListCheck|Lock|Playlist|Plus|Scissors|Search|Upload|UserSearch|Users|WaveSine|X)\.mjs$/;

/** The web app. `npm run dev` serves it by itself and passes the server's paths on to API_URL. */
export default defineConfig({
  root: 'web/app',
  plugins: [
    inlineDocuments(),
    preloadFont(),
    paintBeforeStyles(),
    pageStylesLast(),
    listPageFiles(),
    react(),
  ],
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
      preserveEntrySignatures: false,
      output: {
        strictExecutionOrder: true,
        codeSplitting: {
          // A page of sixty files waits for each of them on a slow line: small shared parts are copied into
          // the files that use them and still run once.
          experimentalInlineCommonChunks: { maxSize: 40_000, exclude: /\.css(?:\?|$)/ },
          groups: [
            { name: 'base', test: everywhere, priority: 1 },
            { name: 'parts', test: mostPages, priority: 1 },
            { name: 'client', test: client },
            { name: 'styles', test: /\/web\/app\/.*\.module\.css$/, minShareCount: 3, priority: 2 },
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
              fetchpriority: 'low',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  };
}

/** The product's name needs none of the app's styles, so it stands before them and shows while they load. */
function paintBeforeStyles(): Plugin {
  const styles = /\s*<link rel="stylesheet" crossorigin href="[^"]+">/g;
  return {
    name: 'paint-before-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const links = html.match(styles) ?? [];
        if (links.length === 0) throw new Error('The page has no styles.');
        return html
          .replace(styles, '')
          .replace(/<p id="first-paint">.*<\/p>/, `$&${links.join('')}`);
      },
    },
  };
}

/**
 * Vite puts the styles of a page that is loaded later into the head, where they would stand before the app's
 * own (see `paintBeforeStyles`) and lose against what they change: they go to the end of the body.
 */
function pageStylesLast(): Plugin {
  const append = 'document.head.appendChild(';
  return {
    name: 'page-styles-last',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null;
      if (!code.includes(append)) this.error('Vite adds the styles of a page in another way.');
      return { code: code.replace(append, 'document.body.appendChild('), map: null };
    },
  };
}

/** Writes which files each page cannot be drawn without (see `pageModules`); `appFiles` on the server reads it. */
function listPageFiles(): Plugin {
  return {
    name: 'list-page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file]] : [],
        ),
      );
      const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
        const chunk = chunks.get(fileName);
        if (!chunk || seen.has(fileName)) return seen;
        seen.add(fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
        for (const imported of chunk.imports) withImports(imported, seen);
        return seen;
      };
      const fileOf = (module: string): string => {
        const found = [...chunks.values()].find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/web/app/${module}`)),
        );
        if (!found) throw new Error(`The build has no ${module}.`);
        return found.fileName;
      };
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry)?.fileName ?? '';
      const filesOf = (modules: readonly string[]) =>
        modules.flatMap((module) => [...withImports(fileOf(module))]);
      const pages = Object.entries(pageModules).map(([path, modules]) => {
        const first = new Set([...withImports(entry), ...filesOf(modules.first)]);
        const screens = new Set(filesOf(modules.screens).filter((file) => !first.has(file)));
        return [path, { first: [...first], screens: [...screens] }];
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      });
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
