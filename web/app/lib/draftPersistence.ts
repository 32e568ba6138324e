/** A draft as the browser keeps it. */
interface DraftRecord {
  key: string;
  /** Cloneable data; whoever reads it checks its shape. */
  value: unknown;
  keptAtMs: number;
}

/** Where drafts outlive a crash of the page. */
export interface DraftPersistence {
  load(): Promise<DraftRecord[]>;
  put(record: DraftRecord): Promise<void>;
  remove(key: string): Promise<void>;
}

/** For browsers without a database, as in some private windows: drafts live as long as the page. */
export function createMemoryPersistence(): DraftPersistence {
  const records = new Map<string, DraftRecord>();
  return {
    load: () => Promise.resolve([...records.values()].map((record) => structuredClone(record))),
    put: (record) => {
      records.set(record.key, structuredClone(record));
      return Promise.resolve();
    },
    remove: (key) => {
      records.delete(key);
      return Promise.resolve();
    },
  };
}

/** Drafts in the browser's own database. @throws what the browser says when it refuses. */
export function createIndexedPersistence(name = 'rapport-drafts'): DraftPersistence {
  let opened: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore('drafts', { keyPath: 'key' });
      request.onsuccess = () => {
        const database = request.result;
        // Another tab with newer code must not wait for this one; the next use opens it again.
        const close = () => {
          database.close();
          opened = null;
        };
        database.onversionchange = close;
        database.onclose = close;
        resolve(database);
      };
      request.onerror = () => {
        opened = null;
        reject(request.error ?? new Error('The browser did not open its storage.'));
      };
    }));
  const run = async <Result>(
    mode: IDBTransactionMode,
    use: (drafts: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const transaction = (await open()).transaction('drafts', mode);
    return new Promise((resolve, reject) => {
      const request = use(transaction.objectStore('drafts'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'));
    });
  };
  return {
    load: () => run<DraftRecord[]>('readonly', (drafts) => drafts.getAll()),
    put: async (record) => void (await run('readwrite', (drafts) => drafts.put(record))),
    remove: async (key) => void (await run('readwrite', (drafts) => drafts.delete(key))),
  };
}
