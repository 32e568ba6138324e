import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteDataSchema } from '#shared/domain/siteData.ts';
import { answerJson, answerText } from './answer.ts';
import type { Logger } from './logger.ts';
import type { Route } from './route.ts';

/** Within the data folder; whoever runs the server may put it there. */
export const siteDataFile = 'extension-sites.json';

/**
 * What foreign pages look like, for the extensions of everybody on this server: selectors that replace the
 * built-in ones, and sites that are switched off. Without the file the extension uses what it brings.
 */
export function createSiteDataHandler(dataDir: string, logger: Logger): Route['answer'] {
  return async (_req, res) => {
    const text = await readFile(join(dataDir, siteDataFile), 'utf8').catch(() => null);
    if (text === null) return answerText(res, 404, 'This server has no data about other pages.');
    const { data, error } = siteDataSchema.safeParse(parseJson(text));
    if (data) return answerJson(res, 200, data);
    const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    logger.warn({ file: siteDataFile, faults }, 'The site data is not handed out');
    return answerText(res, 404, 'The data about other pages is not valid.');
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
