import { createHash } from 'node:crypto';
import { convertImage, largestUpload } from '#images/convert-image.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { FileStore } from '#storage/file-store.ts';

export interface StoredAttachment {
  readonly originalName: string;
  readonly type: 'application/pdf' | 'image/webp';
  readonly size: number;
  readonly relativePath: string;
}

/** In the form in which it is stored. */
interface CheckedAttachment extends StoredAttachment {
  readonly bytes: Uint8Array;
}

export interface AttachmentStore {
  /** Checks what a buyer sent by its content, whatever its name says. Nothing is stored yet. */
  check(bytes: Uint8Array, originalName: string): Promise<CheckedAttachment>;
  keep(checked: CheckedAttachment): Promise<StoredAttachment>;
  read(relativePath: string): Promise<Buffer | undefined>;
  /** One that is not there is no mistake. */
  remove(relativePath: string): Promise<void>;
}

/** Files of buyers, apart from pictures of the shop: nothing here is ever served to the public. */
export function openAttachmentStore(files: FileStore): AttachmentStore {
  return {
    async check(upload, originalName) {
      if (upload.byteLength > largestUpload) throw new ShopError('image_too_large');
      const { bytes, type, ending } = await validateAttachment(upload);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const relativePath = `${hash.slice(0, 40)}.${ending}`;
      return { originalName, type, size: bytes.byteLength, relativePath, bytes };
    },
    async keep({ bytes, ...stored }) {
      await files.put(stored.relativePath, bytes);
      return stored;
    },
    async read(relativePath) {
      return isOwnName(relativePath) ? files.get(relativePath) : undefined;
    },
    async remove(relativePath) {
      if (isOwnName(relativePath)) await files.remove(relativePath);
    },
  };
}

function isOwnName(relativePath: string): boolean {
  return /^[0-9a-f]{40}\.(pdf|webp)$/.test(relativePath);
}

async function validateAttachment(upload: Uint8Array) {
  if (isPdf(upload)) return { bytes: upload, type: 'application/pdf', ending: 'pdf' } as const;
  try {
    const { bytes } = await convertImage(upload, { fromStranger: true });
    return { bytes, type: 'image/webp', ending: 'webp' } as const;
  } catch (cause) {
    throw cause instanceof ShopError ? new ShopError('invalid_attachment', { cause }) : cause;
  }
}

/** Checks the first and last bytes of a PDF. It is stored unchanged, since only staff open it, as a download. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  return text(0, 8).match(/^%PDF-[12]\./) !== null && text(-1024).includes('%%EOF');
}
