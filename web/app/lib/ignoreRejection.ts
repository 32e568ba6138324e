/** For work whose failure shows elsewhere, as in a query's error or a save state. */
export const ignoreRejection = (work: Promise<unknown>): void => void work.catch(() => undefined);
