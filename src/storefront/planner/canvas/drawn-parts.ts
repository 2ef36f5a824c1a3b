import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { areaColours, fittedAreas, type TopView } from '#domain/planner/top-view/top-view.ts';
import { pieceColours } from './piece-colours.ts';
import { pieceSymbol, type SymbolPart, workplaceMarks } from './piece-symbol.ts';

/** A path of a piece with its colours. */
export interface DrawnPart {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  /** Its line is drawn faintly. */
  readonly isDetail: boolean;
}

export function drawnSymbol(product: PlannedProduct): DrawnPart[] {
  return coloured(pieceSymbol(product), product.swatch);
}

/** A product as it looks from above, with where one works at it; null: the view is that of something else. */
export function drawnFromAbove(product: PlannedProduct, view: TopView): DrawnPart[] | null {
  const areas = fittedAreas(view, product);
  if (!areas) return null;
  const own = areaColours(areas, product.swatch);
  return [
    ...areas.map(({ colour, outline }) => {
      const { body, edge } = pieceColours(own.get(colour) ?? null);
      const points = outline.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
      return { d: `M${points.join('L')}Z`, fill: body, stroke: edge, isDetail: false };
    }),
    ...coloured(workplaceMarks(product), product.swatch),
  ];
}

function coloured(parts: readonly SymbolPart[], swatch: string | null): DrawnPart[] {
  const colours = pieceColours(swatch);
  return parts.map(({ d, tone, isDetail = false }) => ({
    d,
    fill: colours[tone],
    stroke: isDetail ? colours.line : colours.edge,
    isDetail,
  }));
}
