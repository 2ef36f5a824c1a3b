import { imageWidths } from '#images/image-address.ts';

/** Enough for the largest size, which the server makes with all others. */
const longestSide = Math.max(...imageWidths);
/** Above the quality that the server stores, so that only its conversion shows. */
const quality = 0.95;
/** Limits of the specification for uploaded pictures. */
const largestFile = 10 * 1024 * 1024;
const allowedTypes = ['image/jpeg', 'image/png', 'image/webp'];

export type PictureErrorCode = 'wrongType' | 'tooLarge' | 'notAPicture' | 'notCompressed';

export class PictureError extends Error {
  readonly problem: PictureErrorCode;
  constructor(problem: PictureErrorCode, cause?: unknown) {
    super(problem, { cause });
    this.name = 'PictureError';
    this.problem = problem;
  }
}

/**
 * Validates a file and shrinks a picture that is larger than the largest size; a smaller one is sent as it is. The server
 * validates it again.
 */
export async function resizePicture(file: File): Promise<Blob> {
  if (!allowedTypes.includes(file.type)) throw new PictureError('wrongType');
  if (file.size > largestFile) throw new PictureError('tooLarge');
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError('notAPicture', cause);
  });
  const scale = longestSide / Math.max(picture.width, picture.height);
  if (scale >= 1) {
    picture.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // A browser that cannot encode WebP encodes PNG instead, which the server converts.
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  if (!shrunk) throw new PictureError('notCompressed');
  return shrunk;
}
