import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ShopError } from '#primitives/shop-error.ts';
import { convertImage, largestUpload } from './convert-image.ts';
import { readIfThere, writeWhole } from './whole-files.ts';

export interface StoredAttachment {
  readonly originalName: string;
  readonly type: 'application/pdf' | 'image/webp';
  readonly size: number;
  readonly relativePath: string;
}

export interface AttachmentStore {
  /** Checks what a buyer sent by its content, whatever its name says, and keeps it. */
  keep(bytes: Uint8Array, originalName: string): Promise<StoredAttachment>;
  read(relativePath: string): Promise<Buffer | undefined>;
}

/** Files of buyers, apart from pictures of the shop: nothing here is ever served to the public. */
export function openAttachmentStore(folder: string): AttachmentStore {
  return {
    async keep(bytes, originalName) {
      if (bytes.byteLength > largestUpload) throw new ShopError('image_too_large');
      const { kept, type, ending } = await settled(bytes);
      const hash = createHash('sha256').update(kept).digest('hex');
      const relativePath = `${hash.slice(0, 40)}.${ending}`;
      await writeWhole(join(folder, relativePath), kept);
      return { originalName, type, size: kept.byteLength, relativePath };
    },
    async read(relativePath) {
      return /^[0-9a-f]{40}\.(pdf|webp)$/.test(relativePath)
        ? readIfThere(join(folder, relativePath))
        : undefined;
    },
  };
}

async function settled(bytes: Uint8Array) {
  if (isPdf(bytes)) return { kept: bytes, type: 'application/pdf', ending: 'pdf' } as const;
  try {
    const { bytes: kept } = await convertImage(bytes, { fromStranger: true });
    return { kept, type: 'image/webp', ending: 'webp' } as const;
  } catch (cause) {
    throw cause instanceof ShopError ? new ShopError('invalid_attachment', { cause }) : cause;
  }
}

/** What starts and ends as one. It is kept as it is, since nobody but staff opens it, as a download. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  return text(0, 8).match(/^%PDF-[12]\./) !== null && text(-1024).includes('%%EOF');
}
