import { join } from 'node:path';
import type { Environment } from '#config/environment.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Bucket } from './s3-store.ts';

/** The shop's file stores. */
export interface Storage {
  /** Pictures of the shop, with the sizes made of them below 'sizes/'. */
  readonly images: FileStore;
  /** Files of buyers. */
  readonly attachments: FileStore;
}

/** A bucket when one is set, else folders of DATA_DIR. Throws a `StorageStartError` when it cannot be used. */
export async function openStorage({ dataDir, s3 }: Pick<Environment, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return openFolderStorage(dataDir);
  const bucket = openS3Bucket(s3);
  await bucket.requireUsable();
  return { images: bucket.storeAt('images/'), attachments: bucket.storeAt('attachments/') };
}

export function openFolderStorage(dataDir: string): Storage {
  return {
    images: openFolderStore(join(dataDir, 'images')),
    attachments: openFolderStore(join(dataDir, 'attachments')),
  };
}
