import type { Point } from '../plan.ts';
import { type Arc, type Drawing, type Label, type Layer, pointOfArc, type Shape } from './drawing.ts';

/** Lines and areas that look the same and follow each other, as one path of SVG and PDF: a tenth of the elements. */
export interface DrawnPath {
  readonly layer: Layer;
  readonly d: string;
  readonly fill: string | null;
  readonly stroke: Exclude<Shape, Label>['stroke'];
}

export const inkColour = '#1d1a20';
export const softColour = '#6c6772';

/** On paper, in millimetres. */
export const strokeWidths = { bold: 0.5, normal: 0.2, thin: 0.12, dashed: 0.12 } as const;
export const dashes = [1.2, 0.8] as const;

export function pathsOf({ shapes }: Pick<Drawing, 'shapes'>): DrawnPath[] {
  const paths: DrawnPath[] = [];
  for (const shape of shapes) {
    if (shape.kind === 'label') continue;
    const { layer, stroke } = shape;
    const fill = shape.kind === 'outline' ? shape.fill : null;
    const d = shape.kind === 'arc' ? arcPath(shape) : linePath(shape.points, shape.isClosed);
    const last = paths.at(-1);
    const isSame = last && last.layer === layer && last.fill === fill && last.stroke === stroke;
    // Areas may lie on each other, and one path would show the lines of those below.
    if (isSame && fill === null) paths[paths.length - 1] = { ...last, d: `${last.d}${d}` };
    else paths.push({ layer, d, fill, stroke });
  }
  return paths;
}

export function labelsOf({ shapes }: Pick<Drawing, 'shapes'>): Label[] {
  return shapes.filter((shape) => shape.kind === 'label');
}

function linePath(points: readonly Point[], isClosed: boolean): string {
  return `M${points.map(pair).join('L')}${isClosed ? 'Z' : ''}`;
}

function arcPath(arc: Arc): string {
  const { radius, sweep } = arc;
  const end = pair(pointOfArc(arc, 1));
  const isLarge = Math.abs(sweep) > 180 ? 1 : 0;
  return `M${pair(pointOfArc(arc, 0))}A${radius} ${radius} 0 ${isLarge} ${sweep > 0 ? 1 : 0} ${end}`;
}

function pair({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
