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
  '/1',
  '/api',
  '/dev',
];

/**
 * Small parts that every page begins with. With many pages each would be a file of its own, and fifty
 * small files compress worse than one: measured 8 KB more for the first load of /search (2026-11).
 */
const everywhere =
  /node_modules\/(?:tslib|react\/|@apollo\/client\/.*(?:react|mergeOptions)|@mantine\/(?:hooks\/esm\/(?:utils|use-(?:id|merged-ref|debounced|media-query|isomorphic|uncontrolled|did-update|reduced-motion|force-update))|core\/esm\/(?:core|components\/(?:Button|Loader|Title|Text|Stack|Group|UnstyledButton|Transition|FileButton|VisuallyHidden)\/)))/;

/** The web app. `npm run dev` serves it by itself and passes the server's paths on to API_URL. */
export default defineConfig({
  root: 'web/app',
  plugins: [inlineDocuments(), preloadFont(), react()],
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
      output: { codeSplitting: { groups: [{ name: 'base', test: everywhere }] } },
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
