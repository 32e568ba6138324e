// usage: node scripts/bundleServer.ts — writes the server with its packages as few files to .output/server.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${root}.output/server/`;
const entries: Record<string, string> = {
  main: 'web/server/main.ts',
  builtInWorker: 'web/server/language/builtInWorker.ts',
  readImportChild: 'web/server/features/transcripts/readImportChild.ts',
  soundChild: 'web/server/speech/soundChild.ts',
};
// These load files beside themselves (WebAssembly, models, fonts, native libraries), or are needed seldom and large.
const external = [
  /^@ai-sdk\//,
  /^@aws-sdk\//,
  /^@electric-sql\/pglite/,
  /^@energetic-ai\//,
  /^wink/,
  'ai',
  'algoliasearch',
  'dejavu-fonts-ttf',
  'mammoth',
  'nodemailer',
  'pdfkit',
  'pg-native',
  'pino',
  'sherpa-onnx-node',
];

/** Threads and child processes that are bundled start from the bundle; all else is found where its source is. */
const keepUrls: Plugin = {
  name: 'keep-urls',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.url'))
      return null;
    const source = JSON.stringify(relative(outDir, id));
    return code
      .replace(/'\.\/(\w+)\.ts', import\.meta\.url/g, (all, name: string) =>
        name in entries ? `'./${name}.js', import.meta.bundle` : all,
      )
      .replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
      .replaceAll('import.meta.bundle', 'import.meta.url');
  },
};

const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, root + file])),
  cwd: root,
  platform: 'node',
  external,
  plugins: [keepUrls],
  logLevel: 'warn',
});
await bundle.write({
  dir: outDir,
  cleanDir: true,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
});
await bundle.close();
