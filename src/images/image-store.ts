import { createHash } from 'node:crypto';
import type { FileStore } from '#storage/file-store.ts';
import { openBackgroundQueue } from './background-queue.ts';
import { convertImage, shrinkImage, shrinkToAvif } from './convert-image.ts';
import { type ImageWidth, imageWidths } from './image-address.ts';
import { avifQualityLike, fullQuality } from './image-quality.ts';

export interface ImageUpload {
  readonly bytes: Uint8Array;
  readonly originalName: string;
  /** The folder of the store, for example 'products'. */
  readonly category: 'products' | 'categories' | 'testimonials' | 'scenes';
  /** Re-encodes even a valid WebP, because an untrusted file may carry a payload after the image data. */
  readonly isFromOutside?: boolean;
}

/** The specification's metadata of a stored picture; `fullPath` depends on the machine and is not stored. */
export interface StoredImage {
  readonly originalName: string;
  readonly size: number;
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly category: ImageUpload['category'];
  readonly relativePath: string;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the uploaded bytes. */
  readonly contentHash: string;
}

export interface ImageStore {
  /** Validates, converts and stores an image. Idempotent. */
  keep(upload: ImageUpload): Promise<StoredImage>;
  /** Deletes an image in all its sizes. Idempotent. */
  remove(relativePath: string): Promise<void>;
  /** Reads an image in one of the widths, as WebP; undefined when it does not exist. */
  read(relativePath: string, width: ImageWidth, quality?: number): Promise<Buffer | undefined>;
  /** For browsers that accept AVIF: the AVIF variant if it is smaller and already encoded, else WebP. */
  readSmallest(relativePath: string, width: ImageWidth, quality?: number): Promise<SmallestImage | undefined>;
}

interface SmallestImage {
  readonly bytes: Buffer;
  readonly type: 'image/avif' | 'image/webp';
  /** False while the AVIF variant is still being encoded. */
  readonly isFinal: boolean;
}

interface ImageStoreOptions {
  /** Absent: yes. */
  readonly avifPictures?: boolean;
}

/** Image store on top of a file store. Smaller sizes are generated on first request and cached as files. */
export function openImageStore(
  files: FileStore,
  { avifPictures = true }: ImageStoreOptions = {},
): ImageStore {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const backgroundQueue = openBackgroundQueue();

  async function makeSize(relativePath: string, width: ImageWidth, quality: number) {
    const stored = await files.get(relativePath);
    if (!stored) return undefined;
    const size = await shrinkImage(stored, width, quality);
    // The file is only a cache: a full disk must not break images on pages.
    await files.put(sizePath(relativePath, width, quality), size).catch(() => undefined);
    return size;
  }

  async function read(relativePath: string, width: ImageWidth, quality: number) {
    if (!imageName.test(relativePath) || !imageWidths.includes(width)) return undefined;
    const path = sizePath(relativePath, width, quality);
    const ready = await files.get(path);
    if (ready) return ready;
    // Concurrent requests for the same size are coalesced.
    const running = making.get(path) ?? makeSize(relativePath, width, quality);
    making.set(path, running);
    return running.finally(() => making.delete(path));
  }

  /** Stores an empty file when the AVIF variant is not smaller, so that it is not encoded again. */
  async function makeAvif(relativePath: string, width: ImageWidth, quality: number, webpSize: number) {
    const stored = await files.get(relativePath);
    if (!stored) return;
    const avif = await shrinkToAvif(stored, width, quality);
    const smaller = avif.byteLength < webpSize ? avif : new Uint8Array();
    await files.put(avifPath(relativePath, width, quality), smaller);
  }

  return {
    async keep({ bytes, originalName, category, isFromOutside = false }) {
      const contentHash = createHash('sha256').update(bytes).digest('hex');
      const {
        bytes: converted,
        width,
        height,
        type,
      } = await convertImage(bytes, { fromStranger: isFromOutside });
      const relativePath = `${category}/${contentHash.slice(0, 24)}.webp`;
      await files.put(relativePath, converted);
      return {
        originalName,
        size: bytes.byteLength,
        type,
        category,
        relativePath,
        width,
        height,
        contentHash,
      };
    },

    async remove(relativePath) {
      if (!imageName.test(relativePath)) return;
      await files.remove(relativePath);
      for await (const size of files.list(`${sizesFolder}${relativePath.replace(/\.webp$/, '-')}`)) {
        await files.remove(size);
      }
    },

    read: (relativePath, width, quality = fullQuality) => read(relativePath, width, quality),

    async readSmallest(relativePath, width, quality = fullQuality) {
      const webp = await read(relativePath, width, quality);
      if (!webp) return undefined;
      if (!avifPictures) return { bytes: webp, type: 'image/webp', isFinal: true };
      const path = avifPath(relativePath, width, quality);
      const avif = await files.get(path);
      if (avif?.byteLength) return { bytes: avif, type: 'image/avif', isFinal: true };
      if (!avif) backgroundQueue.enqueue(path, () => makeAvif(relativePath, width, quality, webp.byteLength));
      return { bytes: webp, type: 'image/webp', isFinal: avif !== undefined };
    },
  };
}

/** Derived files: a cache that can be generated again from the originals. */
export const sizesFolder = 'sizes/';

/** Rejects path traversal. */
const imageName = /^[a-z]+\/[0-9a-f]{24}\.webp$/;

function sizePath(relativePath: string, width: number, quality: number): string {
  return sizesFolder + relativePath.replace(/\.webp$/, `-${width}q${quality}.webp`);
}

function avifPath(relativePath: string, width: number, quality: number): string {
  return sizePath(relativePath, width, avifQualityLike(quality)).replace(/\.webp$/, '.avif');
}
