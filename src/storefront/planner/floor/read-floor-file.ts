import { FloorFileError, floorLimits, isCalledPdf, isPdf } from './floor-file.ts';
import type { FloorImage } from './floor-image.ts';
import type { OpenPdf } from './pdf/open-pdf.ts';
import { readPicture } from './read-picture.ts';

type FloorFile =
  | { readonly kind: 'picture'; readonly image: FloorImage }
  | { readonly kind: 'pdf'; readonly pdf: OpenPdf };

/** Reads what a visitor has chosen. Throws a `FloorFileError`. */
export async function readFloorFile(file: File): Promise<FloorFile> {
  if (await isPdf(file)) {
    if (file.size > floorLimits.pdfBytes) throw new FloorFileError('tooLargePdf');
    const { openPdf } = await import('./pdf/open-pdf.ts').catch(() => {
      throw new FloorFileError('noReader');
    });
    return { kind: 'pdf', pdf: await openPdf(file) };
  }
  if (file.size > floorLimits.pictureBytes) throw new FloorFileError('tooLarge');
  try {
    return { kind: 'picture', image: await readPicture(file) };
  } catch {
    throw new FloorFileError(isCalledPdf(file) ? 'damaged' : 'failed');
  }
}
