import type { FloorImage } from './floor-image.ts';

/** Pictures are too large for localStorage, where the plan is. */
const databaseName = 'officePlan';
const storeName = 'floorImages';
const key = 'current';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => { readonly result: Result },
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = run(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The stored picture; null: there is none, or the browser refuses its storage. */
export async function readFloorImage(): Promise<FloorImage | null> {
  try {
    return ((await within('readonly', (store) => store.get(key))) as FloorImage | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Whether the picture survives leaving this page. */
export async function storeFloorImage(image: FloorImage | null): Promise<boolean> {
  try {
    await within<unknown>('readwrite', (store) => (image ? store.put(image, key) : store.delete(key)));
    return true;
  } catch {
    return false;
  }
}
