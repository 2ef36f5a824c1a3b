import { useCallback, useEffect, useState } from 'react';
import type { Point } from '#domain/planner/plan.ts';
import type { FloorImage } from './floor-image.ts';
import type { OpenPdf } from './pdf/open-pdf.ts';

/** The PDF that the picture is a page of. It is open until another file is chosen or the planner is left. */
interface ShownPdf {
  readonly file: OpenPdf;
  readonly page: number;
}

export interface Floor {
  readonly image: FloorImage | null;
  readonly setImage: (image: FloorImage | null) => void;
  /** False: it is lost when the page is left. */
  readonly isStored: boolean;
  readonly pdf: ShownPdf | null;
  readonly setPdf: (pdf: ShownPdf | null) => void;
  /** The ends of the known length, as far as they are pressed. */
  readonly ends: readonly Point[];
  readonly setEnds: (ends: readonly Point[]) => void;
}

/** The picture below the drawing, which is stored beside the plan. */
export function useFloorImage(): Floor {
  const [image, setShown] = useState<FloorImage | null>(null);
  const [isStored, setStored] = useState(true);
  const [pdf, setPdf] = useState<ShownPdf | null>(null);
  const [ends, setEnds] = useState<readonly Point[]>([]);

  useEffect(() => {
    void import('./floor-image-store.ts')
      .then(({ readFloorImage }) => readFloorImage())
      .then(setShown, () => undefined);
  }, []);

  const openFile = pdf?.file;
  useEffect(() => () => openFile?.close(), [openFile]);

  const setImage = useCallback((next: FloorImage | null) => {
    setShown(next);
    void import('./floor-image-store.ts')
      .then(({ storeFloorImage }) => storeFloorImage(next))
      .then(setStored, () => setStored(false));
  }, []);

  return { image, setImage, isStored, pdf, setPdf, ends, setEnds };
}
