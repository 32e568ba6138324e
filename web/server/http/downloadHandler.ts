import type { IncomingMessage } from 'node:http';
import { writeCell } from '#shared/domain/transcripts/csvCells.ts';
import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { UserError } from '../errors/userError.ts';
import type { Services } from '../graphql/context.ts';
import { createLoaders, type Loaders } from '../graphql/loaders.ts';
import { answer, answerText } from './answer.ts';
import { contentDisposition } from './contentDisposition.ts';
import type { Route } from './route.ts';

export interface DownloadOptions {
  services: Services;
  authenticate(request: IncomingMessage): Promise<Actor | null>;
}

/** The request of a signed-in person, with the database of their organization. */
export interface Download {
  services: Services;
  actor: Actor;
  db: Db;
  loaders: Loaders;
  url: URL;
}

export interface DownloadedFile {
  fileName: string;
  mimeType: string;
  content: Buffer;
}

/** Answers `GET` with the file that `makeFile` returns. A `UserError` that it throws is the refusal. */
export const createDownloadHandler =
  (
    { services, authenticate }: DownloadOptions,
    makeFile: (download: Download) => Promise<DownloadedFile>,
  ): Route['answer'] =>
  async (request, response, url) => {
    if (request.method !== 'GET')
      return answerText(response, 405, 'Not allowed.', { allow: 'GET' });
    const actor = await authenticate(request);
    if (!actor) throw new UserError('UNAUTHENTICATED', 'Sign in to continue.');
    const db = services.database.forOrganization(actor.organizationId);
    const loaders = createLoaders(db, actor);
    const file = await makeFile({ services, actor, db, loaders, url });
    return answer(response, 200, file.content, {
      'content-type': file.mimeType,
      'content-disposition': contentDisposition(file.fileName),
      'cache-control': 'private, no-store',
    });
  };

/** Rows as a CSV file that spreadsheets read in any script and in which no cell runs as a formula. */
export function csvFile(fileName: string, rows: readonly (readonly string[])[]): DownloadedFile {
  const lines = rows.map((cells) => cells.map(writeCell).join(','));
  const content = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  return { fileName, mimeType: 'text/csv; charset=utf-8', content };
}

/** A date of the address; null where there is none or it cannot be read. */
export function dateParameter(url: URL, name: string): Date | null {
  const date = new Date(url.searchParams.get(name) ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
