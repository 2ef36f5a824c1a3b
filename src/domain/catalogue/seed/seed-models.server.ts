import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '#database/transaction.ts';
import type { ImageStore } from '#images/image-store.ts';
import { setModelsOfSlugs } from './catalogue-seed-queries.server.ts';

interface SeedModels {
  /** With the folder 'models'. */
  readonly folder: string;
  readonly store: Pick<ImageStore, 'keepModel'>;
}

const storedAtOnce = 8;

/** Gives the first range its 3D models: `models/<slug>.glb` below the folder. What has no file has no model. */
export async function seedModels(transaction: Transaction, models: SeedModels): Promise<void> {
  await setModelsOfSlugs(transaction, await storeModels(models));
}

/** Stores every model of the folder and returns the addresses by the slugs of their products. */
export async function storeModels({ folder, store }: SeedModels): Promise<Map<string, string>> {
  const names = await readdir(join(folder, 'models')).catch(() => []);
  const files = names.filter((name) => name.endsWith('.glb')).sort();
  const addresses = new Map<string, string>();
  for (let start = 0; start < files.length; start += storedAtOnce) {
    const batch = files.slice(start, start + storedAtOnce).map(async (file) => {
      const address = await store.keepModel(await readFile(join(folder, 'models', file)));
      addresses.set(file.replace(/\.glb$/, ''), address);
    });
    await Promise.all(batch);
  }
  return addresses;
}
