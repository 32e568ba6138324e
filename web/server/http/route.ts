import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Route {
  path: RegExp;
  /** How long the whole body may take to arrive; 30 seconds unless set. */
  bodyTimeoutMs?: number;
  /** Counts towards the requests that may be under way at once: those that ask much of the database. */
  isHeavy?: boolean;
  /** Its refusals are JSON as its answers are. */
  isJson?: boolean;
  answer(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> | void;
}
