import { upgradeCapture, type CaptureRecord } from './captureStore.ts';

type StoreName = 'captures' | 'captions' | 'notes' | 'sound';

let opened: Promise<IDBDatabase> | null = null;

/** Each entry brings the database from the version of its index to the next one. */
const upgrades: readonly ((database: IDBDatabase, transaction: IDBTransaction) => void)[] = [
  (database) => {
    database.createObjectStore('captures', { keyPath: 'captureId' });
    const captions = database.createObjectStore('captions', {
      keyPath: ['captureId', 'utteranceId'],
    });
    captions.createIndex('bySequence', ['captureId', 'sequence']);
    // Only what waits has `waitingFor`, so this index holds nothing else.
    captions.createIndex('waiting', ['waitingFor', 'sequence']);
    const notes = database.createObjectStore('notes', { keyPath: 'noteId' });
    notes.createIndex('byCapture', 'captureId');
  },
  (_database, transaction) => upgradeCaptures(transaction),
  (database, transaction) => {
    database.createObjectStore('sound', { keyPath: ['captureId', 'offset'] });
    upgradeCaptures(transaction);
  },
  (_database, transaction) => upgradeCaptures(transaction),
  (_database, transaction) => upgradeCaptures(transaction),
];

/** Gives captures of earlier versions what they lack. */
function upgradeCaptures(transaction: IDBTransaction): void {
  const cursors = transaction.objectStore('captures').openCursor();
  cursors.onsuccess = () => {
    const cursor = cursors.result;
    if (!cursor) return;
    cursor.update(upgradeCapture(cursor.value as CaptureRecord));
    cursor.continue();
  };
}

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('rapport', upgrades.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result, transaction } = request;
      if (transaction)
        for (const upgrade of upgrades.slice(oldVersion)) upgrade(result, transaction);
    };
    request.onsuccess = () => {
      const database = request.result;
      // A newer version must not wait for this connection, and a closed one must not stay cached.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      database.onclose = () => {
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error ?? new Error('The browser did not open its storage.'));
    };
  });
  return opened;
}

/** Resolves when what `run` wrote is on the disk, or rejects when nothing of it is. */
export async function inTransaction<T>(
  names: StoreName[],
  mode: 'readonly' | 'readwrite',
  run: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  // "relaxed", the default, would answer before the disk has it.
  const transaction = database.transaction(names, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was saved.'));
  });
  const [result] = await Promise.all([run((name) => transaction.objectStore(name)), done]);
  return result;
}

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s storage failed.'));
  });
