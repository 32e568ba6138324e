import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from './runServer.ts';

/** Where the journeys find a data folder that is filled with demo data, to copy instead of filling anew. */
export const demoDataVariable = 'RAPPORT_TEST_DEMO_DATA';

/** Fills one data folder for all journeys; returns what removes it. */
export async function fillDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-demo-'));
  const server = await runServer({}, folder);
  await server.stop({ keepData: true });
  process.env[demoDataVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A data folder of one's own with demo data, or an empty one where none is filled. */
export async function copyDemoData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-e2e-'));
  const filled = process.env[demoDataVariable];
  if (filled) await cp(filled, folder, { recursive: true });
  return folder;
}
