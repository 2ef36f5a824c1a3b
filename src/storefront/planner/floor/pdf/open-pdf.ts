import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  type RenderTask,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { startWorker } from '../../worker/start-worker.ts';
import { FloorFileError, floorLimits } from '../floor-file.ts';
import type { FloorImage } from '../floor-image.ts';
import { imageOf } from '../read-picture.ts';
import { ScanDecoders } from './scan-decoders.ts';

/** A PDF file that is open in a worker of its own. */
export interface OpenPdf {
  readonly pages: number;
  /** A page as a picture; pages count from 1. One that is still being drawn is given up. Throws a `FloorFileError`. */
  readonly picture: (page: number) => Promise<FloorImage>;
  readonly close: () => void;
}

/** Of the picture of a page, in pixels: the lines of drawings are thinner than what is in photographs. */
const longestSide = 3_600;

/** Opens a PDF file in the browser. Throws a `FloorFileError`. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  const port = startWorker('pdf');
  // pdf.js would wait for ever for a worker that did not load, or has ended.
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new FloorFileError('noReader')), { once: true });
  });
  failed.catch(() => undefined);
  const worker = PDFWorker.create({ port });
  const opening = getDocument({
    data,
    worker,
    BinaryDataFactory: ScanDecoders,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    // Takes the fonts of the file out of the page, too.
    void Promise.race([opening.destroy(), failed])
      .catch(() => undefined)
      .finally(() => {
        worker.destroy();
        port.terminate();
      });
  };
  try {
    const opened = await Promise.race([opening.promise, failed]);
    if (opened.numPages > floorLimits.pages) throw new FloorFileError('tooManyPages', opened.numPages);
    const draw = drawPagesOf(opened);
    return { pages: opened.numPages, picture: (page) => Promise.race([draw(page), failed]), close };
  } catch (error) {
    close();
    if (error instanceof FloorFileError) throw error;
    throw new FloorFileError(error instanceof PasswordException ? 'locked' : 'damaged');
  }
}

function drawPagesOf(opened: PDFDocumentProxy): OpenPdf['picture'] {
  let drawing: RenderTask | null = null;
  return async (number) => {
    drawing?.cancel();
    try {
      const page = await opened.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(viewport.width));
      canvas.height = Math.max(1, Math.round(viewport.height));
      drawing = page.render({ canvas, viewport });
      await drawing.promise;
      drawing = null;
      page.cleanup();
      return imageOf(canvas);
    } catch {
      throw new FloorFileError('pageFailed');
    }
  };
}
