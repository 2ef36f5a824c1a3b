import type { Metadata, Sharp } from 'sharp';
import { ShopError } from '#primitives/shop-error.ts';
import { imageWidths } from './image-address.ts';
import { avifQualityLike, fullQuality } from './image-quality.ts';
import { loadSharp } from './load-sharp.ts';

/** The specification's limits for what staff upload. */
export const largestUpload = 10 * 1024 * 1024;
/** Limit against decompression bombs. */
const mostPixels = 50_000_000;
const widest = Math.max(...imageWidths);

export interface ConvertedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
}

/**
 * Validates an uploaded image and converts it to the stored form: WebP, upright, without the
 * camera's notes on place and time, at most as large as the largest size. One that has this form already stays as it
 * is, because every conversion costs quality.
 */
export async function convertImage(
  upload: Uint8Array,
  // Untrusted uploads are always re-encoded: a file may carry a payload after the image data.
  { fromStranger = false }: { readonly fromStranger?: boolean } = {},
): Promise<ConvertedImage> {
  if (upload.byteLength > largestUpload) throw new ShopError('image_too_large');
  const original = await readMetadata(upload);
  const type = `image/${original.format}` as ConvertedImage['type'];
  if (isFinished(original) && !fromStranger) {
    return { bytes: Buffer.from(upload), width: original.width, height: original.height, type };
  }
  const image = await open(upload);
  const { data, info } = await image
    .autoOrient()
    .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: fullQuality })
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => {
      throw new ShopError('invalid_image_file', { cause });
    });
  return { bytes: data, width: info.width, height: info.height, type };
}

/** Resizes a stored image and lowers its quality for slow connections. */
export async function shrinkImage(stored: Buffer, width: number, quality: number): Promise<Buffer> {
  const image = await open(stored);
  const { width: ownWidth } = await image.metadata();
  if (ownWidth <= width && quality === fullQuality) return stored;
  return image.resize(width, undefined, { withoutEnlargement: true }).webp({ quality }).toBuffer();
}

/**
 * The same in AVIF at equal quality. It takes several times as long, so no request may wait for it. The default effort, one
 * higher, makes files 1 to 7 % smaller in four times the time.
 */
export async function shrinkToAvif(stored: Buffer, width: number, webpQuality: number): Promise<Buffer> {
  const image = await open(stored);
  return image
    .resize(width, undefined, { withoutEnlargement: true })
    .avif({ quality: avifQualityLike(webpQuality), effort: 3 })
    .toBuffer();
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const openImage = await loadSharp();
  return openImage(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
}

async function readMetadata(upload: Uint8Array): Promise<Metadata> {
  if (!hasAllowedType(upload)) throw new ShopError('invalid_image_type');
  const image = await open(upload);
  return image.metadata().catch((cause) => {
    throw new ShopError('invalid_image_file', { cause });
  });
}

function isFinished(metadata: Metadata): boolean {
  const { format, width, height, pages = 1, orientation = 1, exif, xmp, iptc, icc } = metadata;
  const carriesNotes = Boolean(exif || xmp || iptc || icc);
  return (
    format === 'webp' &&
    Math.max(width, height) <= widest &&
    pages === 1 &&
    orientation === 1 &&
    !carriesNotes
  );
}

/** Checks the magic bytes; file name and declared type are ignored. */
function hasAllowedType(upload: Uint8Array): boolean {
  const start = Buffer.from(upload.subarray(0, 12)).toString('latin1');
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG') || /^RIFF.{4}WEBP/s.test(start);
}

/** Width and height of an encoded JPEG, PNG or WebP; nothing is decoded. */
export async function decodedSize(encoded: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await readMetadata(encoded);
  return { width, height };
}
