/** Limits of the specification for uploaded pictures. */
const longestSide = 1200;
const quality = 0.85;
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

/** Validates a file and resizes it before the upload; the server validates it again. */
export async function resizePicture(file: File): Promise<Blob> {
  if (!allowedTypes.includes(file.type)) throw new PictureError('wrongType');
  if (file.size > largestFile) throw new PictureError('tooLarge');
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError('notAPicture', cause);
  });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
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
