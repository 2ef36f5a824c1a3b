import { decodedSize } from '#images/convert-image.ts';
import type { ImageStore } from '#images/image-store.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { checkModel, largestTexture, type ModelProblem } from './check-model.ts';
import type { Size } from './model-size.ts';

interface StoredModel {
  readonly address: string;
  /** Bytes of the file. */
  readonly bytes: number;
  readonly size: Size;
}

/** Checks and stores the model of a product. Idempotent. The product names it when it is saved. */
export async function uploadModel(
  store: Pick<ImageStore, 'keepModel'>,
  file: Uint8Array,
  stated: Size | null,
): Promise<StoredModel> {
  const checked = checkModel(file, stated);
  if (typeof checked === 'string') throw refusal(checked);
  for (const image of checked.images) await requireSmallTexture(image);
  return { address: await keep(store, file), bytes: file.byteLength, size: checked.size };
}

async function keep(store: Pick<ImageStore, 'keepModel'>, file: Uint8Array): Promise<string> {
  try {
    return await store.keepModel(file);
  } catch (cause) {
    throw new ShopError('image_upload_failed', { cause });
  }
}

/** A small file may hold a picture that fills the memory of a phone. */
async function requireSmallTexture(image: Uint8Array): Promise<void> {
  const size = await decodedSize(image).catch(() => undefined);
  if (!size || Math.max(size.width, size.height) > largestTexture) throw refusal('model_textures');
}

function refusal(rule: ModelProblem): ShopError {
  return new ShopError('invalid_input', { fields: [{ path: 'model', code: 'invalid', rule }] });
}
