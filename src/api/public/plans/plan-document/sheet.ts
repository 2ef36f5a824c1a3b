import type { Drawing } from '#domain/planner/drawing/drawing.ts';

/** In points, of which 72 are an inch. */
export const pointsOfMillimetre = 72 / 25.4;

const papers = { A4: [210, 297], A3: [297, 420] } as const;
export type Paper = keyof typeof papers;

/** In millimetres of paper: around the drawing, and below it for the title block. */
export const sheetMargin = 10;
export const titleBlockHeight = 30;

export interface Sheet {
  readonly paper: Paper;
  readonly orientation: 'portrait' | 'landscape';
  /** A millimetre of paper is so many of the building. */
  readonly scale: number;
  readonly drawing: Drawing;
}

const largestScale = 1000;
const candidates: readonly (readonly [scale: number, paper: Paper])[] = [
  50,
  100,
  200,
  500,
  largestScale,
].flatMap((scale) => [
  [scale, 'A4'],
  [scale, 'A3'],
]);

/**
 * Chooses the largest scale that fits, on the smallest paper. The drawing depends on the scale, because its texts are as large on
 * paper at every scale.
 */
export function chooseSheet(drawAt: (scale: number) => Drawing, papersOffered: readonly Paper[]): Sheet {
  const drawings = new Map<number, Drawing>();
  const drawingAt = (scale: number) => {
    const drawing = drawings.get(scale) ?? drawAt(scale);
    drawings.set(scale, drawing);
    return drawing;
  };
  for (const [scale, paper] of candidates) {
    if (!papersOffered.includes(paper)) continue;
    const drawing = drawingAt(scale);
    const [short, long] = papers[paper];
    for (const orientation of ['landscape', 'portrait'] as const) {
      const [width, height] = orientation === 'landscape' ? [long, short] : [short, long];
      const fits =
        drawing.width / scale <= width - 2 * sheetMargin &&
        drawing.height / scale <= height - 2 * sheetMargin - titleBlockHeight;
      if (fits) return { paper, orientation, scale, drawing };
    }
  }
  // The limits of a plan allow a floor of 400 m, if it lies on both sides of the origin.
  const drawing = drawingAt(2 * largestScale);
  return { paper: papersOffered.at(-1) ?? 'A4', orientation: 'landscape', scale: 2 * largestScale, drawing };
}

/** A length of the scale bar in metres: round, and some 4 cm on paper. */
export function scaleBarMetres(scale: number): number {
  return [1, 2, 5, 10, 20, 50].find((metres) => (metres * 1000) / scale >= 30) ?? 100;
}
