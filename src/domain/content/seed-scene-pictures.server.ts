import { ensureImageRows, type NewImage } from '#database/image-rows.ts';
import type { Transaction } from '#database/transaction.ts';
import type { ImageStore } from '#images/image-store.ts';
import { importFolder } from '#images/import-folder.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { scenePictures } from './scene-pictures.ts';

/** Seeds the scene pictures from `scenes/<name>.webp` in the folder. */
export async function seedScenePictures(
  transaction: Transaction,
  { folder, store }: { readonly folder: string; readonly store: ImageStore },
): Promise<void> {
  const texts = new Map<string, LocalizedText>(Object.entries(scenePictures));
  const rows: NewImage[] = [];
  for await (const { name, image } of importFolder(store, folder, 'scenes')) {
    const alt = texts.get(name);
    if (alt) rows.push({ ...image, altEn: alt.en, altAr: alt.ar });
  }
  await ensureImageRows(transaction, rows);
}
