import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface LoadedFile {
  name: string;
  brotliBytes: number;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What stands around every page of a signed-in person. */
const shell = ['screens/AppPages.tsx', 'screens/SignedInPages.tsx'] as const;

/** What a page loads beyond the files of index.html, by its path; its own code comes last. */
export const pageModules = {
  '/sign-in': ['screens/SignInScreen.tsx'],
  '/search': [...shell, 'screens/RecordingsScreen.tsx'],
} as const;

/** Other pages, whose size is tested but not raced against a peer. */
export const otherPageModules = {
  'every signed-in page': [...shell],
  '/interview/:callId': [...shell, 'screens/InterviewScreen.tsx'],
  '/guides': [...shell, 'screens/GuidesScreen.tsx'],
  '/plan': [...shell, 'screens/plan/PlanPages.tsx', 'screens/plan/JobDescriptionsScreen.tsx'],
  '/plan/create/:id': [...shell, 'screens/plan/PlanPages.tsx', 'screens/plan/CreatorScreen.tsx'],
  '/plan/analyze/:id': [...shell, 'screens/plan/PlanPages.tsx', 'screens/plan/AnalyzerScreen.tsx'],
  '/plan/interview_plan/:id': [
    ...shell,
    'screens/plan/PlanPages.tsx',
    'screens/plan/PlanScreen.tsx',
  ],
} as const;

/**
 * What a browser must have before a page of the built web app can draw: the files index.html names, the
 * chunks of `modules`, and whatever these import at once. Sizes are those of the brotli files that are served.
 */
export function firstLoadFiles(
  webDir: string,
  modules: readonly string[] = [],
): { scripts: LoadedFile[]; styles: LoadedFile[] } {
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const names = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const name of [chunk.file, ...(chunk.css ?? [])]) names.add(name);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  follow('index.html');
  for (const module of modules) follow(module);
  const html = readFileSync(join(webDir, 'index.html'), 'utf8');
  for (const [, name = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g))
    names.add(name);
  const files = [...names].map((name) => ({ name, brotliBytes: brotliSize(join(webDir, name)) }));
  return {
    scripts: files.filter(({ name }) => name.endsWith('.js')),
    styles: files.filter(({ name }) => name.endsWith('.css')),
  };
}

export const sumOf = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

/** The build leaves what it serves beside each file; files under 1 KB are served as they are. */
function brotliSize(path: string): number {
  if (!existsSync(path)) throw new Error(`The build names ${path}, which is not there`);
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
