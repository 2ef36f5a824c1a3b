import { type FloorImage, newFloorImage } from './floor-image.ts';

/** More is not seen when it is traced, and takes memory. */
const longestSide = 2_400;
const quality = 0.85;

/** A chosen file as a picture of moderate size. Throws if the browser cannot show it. */
export async function readPicture(file: Blob): Promise<FloorImage> {
  const bitmap = await createImageBitmap(file);
  const share = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  // What is transparent would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return imageOf(canvas);
}

export function imageOf(canvas: HTMLCanvasElement): FloorImage {
  return newFloorImage(canvas.toDataURL('image/jpeg', quality), canvas.width, canvas.height);
}
