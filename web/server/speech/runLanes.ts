/**
 * Does work on every item, at most `lanes` at once. The first failure stops the others through
 * their signal, and is thrown once all of them have ended.
 */
export async function runLanes<Item>(
  items: readonly Item[],
  lanes: number,
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const queue = [...items];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined && !both.aborted; item = queue.shift()) {
      try {
        await work(item, both);
      } catch (error) {
        failures.push(error);
        stop.abort(error);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}
