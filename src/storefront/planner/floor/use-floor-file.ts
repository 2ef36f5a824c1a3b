import { useRef, useState } from 'react';
import { usePlanner } from '../state/planner-context.ts';
import { FloorFileError } from './floor-file.ts';
import { type FloorImage, laidAs } from './floor-image.ts';
import type { OpenPdf } from './pdf/open-pdf.ts';
import { readFloorFile } from './read-floor-file.ts';

interface FloorFileChoice {
  readonly isReading: boolean;
  readonly failure: FloorFileError | null;
  readonly chooseFile: (file: File) => void;
  readonly choosePage: (page: number) => void;
}

/** Lays what a visitor chooses below the drawing: a picture, or a page of a PDF. */
export function useFloorFile(): FloorFileChoice {
  const { floor, showAll } = usePlanner();
  const { image, setImage, pdf, setPdf } = floor;
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<FloorFileError | null>(null);
  const lastChoice = useRef(0);

  /** What was chosen later counts, whichever is read first. */
  async function attempt(read: (isLast: () => boolean) => Promise<void>): Promise<void> {
    lastChoice.current += 1;
    const own = lastChoice.current;
    const isLast = () => own === lastChoice.current;
    setFailure(null);
    setReading(true);
    try {
      await read(isLast);
    } catch (error) {
      if (isLast()) setFailure(error instanceof FloorFileError ? error : new FloorFileError('failed'));
    }
    if (isLast()) setReading(false);
  }

  function lay(next: FloorImage): void {
    setImage(next);
    showAll();
  }

  async function showPage(file: OpenPdf, page: number, before: FloorImage | null, isLast: () => boolean) {
    setPdf({ file, page });
    const drawn = await file.picture(page);
    if (isLast()) lay(before ? laidAs(before, drawn) : drawn);
  }

  return {
    isReading,
    failure,
    chooseFile: (file) =>
      void attempt(async (isLast) => {
        const read = await readFloorFile(file);
        if (!isLast()) {
          if (read.kind === 'pdf') read.pdf.close();
          return;
        }
        if (read.kind === 'pdf') return showPage(read.pdf, 1, null, isLast);
        setPdf(null);
        lay(read.image);
      }),
    choosePage: (page) =>
      void attempt(async (isLast) => {
        if (pdf) await showPage(pdf.file, page, image, isLast);
      }),
  };
}
