import { createHash } from 'node:crypto';
import type { FileStore } from '#storage/file-store.ts';
import { openBackgroundQueue } from './background-queue.ts';
import { convertImage, shrinkImage, shrinkToAvif } from './convert-image.ts';
import { type ImageWidth, imageWidths, modelAddress } from './image-address.ts';
import { avifQualityLike, fullQuality } from './image-quality.ts';

export interface ImageUpload {
  readonly bytes: Uint8Array;
  readonly originalName: string;
  /** The folder of the store, for example 'products'. */
  readonly category: 'products' | 'categories' | 'testimonials' | 'articles' | 'pages' | 'scenes';
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
  read(relativePath: string, width: ImageWidth, options?: ReadOptions): Promise<Buffer | undefined>;
  /** For browsers that accept AVIF: the AVIF variant if it is smaller and already encoded, else WebP. */
  readSmallest(
    relativePath: string,
    width: ImageWidth,
    options?: ReadOptions,
  ): Promise<SmallestImage | undefined>;
  /** Stores a 3D model as it is, beside the images, and returns its address. Idempotent. */
  keepModel(bytes: Uint8Array): Promise<string>;
  hasModel(address: string): Promise<boolean>;
  /** Reads a 3D model by its address; undefined when it does not exist. */
  readModel(address: string): Promise<Buffer | undefined>;
  /** Reads what is made of a model; made when it is first requested, for visitors in the queue, then stored. Undefined: there is no such model. */
  readOfModel(
    address: string,
    made: MadeOfModel,
    beforeWork?: () => Promise<void>,
  ): Promise<Buffer | undefined>;
  /** Reads another derived image; drawn in the queue when it is first requested, then stored. */
  readDrawn(image: DrawnImage, beforeWork: () => Promise<void>): Promise<Buffer>;
}

interface ReadOptions {
  readonly quality?: number;
  /**
   * Of a visitor: called before a size is generated, which then waits in the queue; its error refuses the request.
   * Absent: work of staff or of the shop itself, which does not wait.
   */
  readonly beforeWork?: () => Promise<void>;
}

interface DrawnImage {
  /** Such as 'previews/product/blue-chair.en'. */
  readonly name: string;
  /** Identifies the content; the files of other versions are deleted. */
  readonly version: string;
  draw(): Promise<Buffer>;
}

interface MadeOfModel {
  /** Another one is made again. */
  readonly version: string;
  make(model: Buffer): Buffer;
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
  /** Bounded queue for work that visitors cause; absent: it starts immediately. */
  readonly queue?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Image store on top of a file store. Smaller sizes are generated on first request and cached as files. */
export function openImageStore(
  files: FileStore,
  { avifPictures = true, queue = (work) => work() }: ImageStoreOptions = {},
): ImageStore {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const backgroundQueue = openBackgroundQueue();

  /** Coalesces concurrent requests for one derived file. */
  async function derived<Made extends Buffer | undefined>(path: string, make: () => Promise<Made>) {
    const ready = await files.get(path);
    if (ready) return ready;
    const running = making.get(path) ?? make().finally(() => making.delete(path));
    making.set(path, running);
    return running as Promise<Made>;
  }

  /** The file is only a cache: a full disk must not break images on pages. */
  const store = (path: string, bytes: Buffer) => files.put(path, bytes).catch(() => undefined);

  async function makeSize(relativePath: string, width: ImageWidth, quality: number) {
    const stored = await files.get(relativePath);
    if (!stored) return undefined;
    const size = await shrinkImage(stored, width, quality);
    await store(sizePath(relativePath, width, quality), size);
    return size;
  }

  async function read(
    relativePath: string,
    width: ImageWidth,
    { quality = fullQuality, beforeWork }: ReadOptions = {},
  ) {
    if (!imageName.test(relativePath) || !imageWidths.includes(width)) return undefined;
    const make = () => makeSize(relativePath, width, quality);
    return derived(sizePath(relativePath, width, quality), async () => {
      if (!beforeWork) return make();
      if (!(await files.has(relativePath))) return undefined;
      await beforeWork();
      return queue(make);
    });
  }

  /** Stores an empty file when the AVIF variant is not smaller, so that it is not encoded again. */
  async function makeAvif(relativePath: string, width: ImageWidth, quality: number, webpSize: number) {
    const stored = await files.get(relativePath);
    if (!stored) return;
    const avif = await shrinkToAvif(stored, width, quality);
    const smaller = avif.byteLength < webpSize ? avif : new Uint8Array();
    await files.put(avifPath(relativePath, width, quality), smaller);
  }

  async function removeOthers(prefix: string, newest: string) {
    for await (const file of files.list(prefix)) if (file !== newest) await files.remove(file);
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

    read,

    async readSmallest(relativePath, width, options = {}) {
      const { quality = fullQuality } = options;
      const webp = await read(relativePath, width, options);
      if (!webp) return undefined;
      if (!avifPictures) return { bytes: webp, type: 'image/webp', isFinal: true };
      const path = avifPath(relativePath, width, quality);
      const avif = await files.get(path);
      if (avif?.byteLength) return { bytes: avif, type: 'image/avif', isFinal: true };
      if (!avif) backgroundQueue.enqueue(path, () => makeAvif(relativePath, width, quality, webp.byteLength));
      return { bytes: webp, type: 'image/webp', isFinal: avif !== undefined };
    },

    async keepModel(bytes) {
      const address = `/models/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.glb`;
      await files.put(address.slice(1), bytes);
      return address;
    },

    async hasModel(address) {
      return modelAddress.test(address) && files.has(address.slice(1));
    },

    async readModel(address) {
      return modelAddress.test(address) ? files.get(address.slice(1)) : undefined;
    },

    async readOfModel(address, { version, make }, beforeWork) {
      if (!modelAddress.test(address)) return undefined;
      const path = `${sizesFolder}${address.slice(1).replace(/\.glb$/, `-${version}.json`)}`;
      return derived(path, async () => {
        const model = await files.get(address.slice(1));
        if (!model) return undefined;
        const makeIt = async () => {
          const made = make(model);
          await store(path, made);
          return made;
        };
        if (!beforeWork) return makeIt();
        await beforeWork();
        return queue(makeIt);
      });
    },

    readDrawn({ name, version, draw }, beforeWork) {
      const path = `${sizesFolder}${name}.${version}.jpg`;
      return derived(path, async () => {
        await beforeWork();
        return queue(async () => {
          const image = await draw();
          await store(path, image);
          await removeOthers(`${sizesFolder}${name}.`, path);
          return image;
        });
      });
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
