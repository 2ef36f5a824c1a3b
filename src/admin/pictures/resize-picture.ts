/** The specification's numbers for what leaves the browser. */
const longestSide = 1200;
const quality = 0.85;
const largestFile = 10 * 1024 * 1024;
const allowedTypes = ['image/jpeg', 'image/png', 'image/webp'];

export type PictureProblem = 'wrongType' | 'tooLarge' | 'notAPicture' | 'notCompressed';

export class PictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'PictureError';
    this.problem = problem;
  }
}

/** Checks a file and makes it small enough to travel; the server decides about it all the same. */
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
  // A browser that cannot write WebP writes PNG instead, which the server converts.
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  if (!shrunk) throw new PictureError('notCompressed');
  return shrunk;
}
