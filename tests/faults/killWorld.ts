import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase, type Database } from '../../web/server/db/database.ts';
import { migrateDatabase } from '../../web/server/db/migrate.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';

/** A recording one person is bringing, and what the server has promised about it. */
export interface KillUpload {
  fileName: string;
  bytes: Buffer;
  sha256: string;
  /** Told apart from another upload of the same file. */
  fingerprint: string;
  /** Null until the server has answered that it exists. */
  place: { callId: string; uploadUrl: string } | null;
  acknowledged: number;
  /** Names of the call that were asked for; the last acknowledged one must stand. */
  askedName: string | null;
  acknowledgedName: string | null;
}

export const uploaderEmail = 'recruiter@demo.test';

const recordings = [
  'media/voice.mp3',
  'media/recorder.webm',
  'audio/speech/interview-mono.webm',
  'media/voice.m4a',
  'audio/speech/interview-two-channels.webm',
  'media/voice.wav',
  'media/video.mp4',
];

/**
 * A data folder with one person and nothing else, as a first start would leave it. In a test run its
 * database is loaded from the template, which takes a tenth of the time of making and migrating it.
 */
export async function makeDataFolder(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-kill-'));
  const template = process.env.DATABASE_TEMPLATE;
  if (template) {
    const loadDataDir = new Blob([await readFile(template)]);
    await (await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir })).close();
  }
  const database = await openDatabase(parseSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }));
  await addUploader(database);
  await database.close();
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Migrates an empty database and adds the one person, who can then sign in by one click. */
export async function addUploader(database: Database): Promise<void> {
  await migrateDatabase(database);
  const organization = await buildOrganization(database.system);
  const person = { email: uploaderEmail, roleType: 'RECRUITER' as const };
  await buildUser(database.system, organization, person);
}

/** The next recording to bring; `number` chooses among the committed ones. */
export function nextUpload(number: number): KillUpload {
  const path = recordings[number % recordings.length] ?? '';
  const bytes = readFileSync(new URL(`../fixtures/${path}`, import.meta.url));
  return {
    fileName: basename(path),
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    fingerprint: `${basename(path)}-${bytes.length}-${number}`,
    place: null,
    acknowledged: 0,
    askedName: null,
    acknowledgedName: null,
  };
}
