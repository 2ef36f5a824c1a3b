import type { Point } from '../plan.ts';
import { type Arc, type Drawing, type Label, type Layer, layers, type Outline } from './drawing.ts';

/** Colours of AutoCAD's index: 7 is black on paper and white on a dark screen. */
const colours: Readonly<Record<Layer, number>> = {
  obstacles: 8,
  walls: 7,
  openings: 5,
  sockets: 1,
  pieces: 3,
  dimensions: 8,
  labels: 7,
};

type Group = readonly [code: number, value: string | number];

/**
 * A drawing as DXF of release 12, which every CAD program reads: one unit is one millimetre, y upwards, texts and lines alone. Fills are
 * left out: in a drawing that others continue, areas that hide what is below are in the way.
 */
export function planDxf(drawing: Drawing): string {
  const { left, top, width, height } = drawing;
  const groups: Group[] = [
    [999, 'One unit is one millimetre'],
    ...section('HEADER', header({ left, top, width, height })),
    ...section('TABLES', tables()),
    ...section(
      'ENTITIES',
      drawing.shapes.flatMap((shape): Group[] => {
        if (shape.kind === 'outline') return polyline(shape);
        return shape.kind === 'arc' ? arc(shape) : text(shape);
      }),
    ),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}

function section(name: string, content: readonly Group[]): Group[] {
  return [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']];
}

function header({ left, top, width, height }: Omit<Drawing, 'shapes'>): Group[] {
  return [
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_1252'],
    [9, '$EXTMIN'],
    ...place({ x: left, y: top + height }),
    [9, '$EXTMAX'],
    ...place({ x: left + width, y: top }),
    [9, '$LUNITS'],
    [70, 2],
    [9, '$LUPREC'],
    [70, 0],
  ];
}

function tables(): Group[] {
  return [
    [0, 'TABLE'],
    [2, 'LTYPE'],
    [70, 2],
    ...lineType('CONTINUOUS', 'Solid line', []),
    ...lineType('DASHED', 'Dashed', [120, -80]),
    [0, 'ENDTAB'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, layers.length],
    ...layers.flatMap((layer): Group[] => [
      [0, 'LAYER'],
      [2, layer.toUpperCase()],
      [70, 0],
      [62, colours[layer]],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
    [0, 'TABLE'],
    [2, 'STYLE'],
    [70, 1],
    [0, 'STYLE'],
    [2, 'STANDARD'],
    [70, 0],
    [40, 0],
    [41, 1],
    [50, 0],
    [71, 0],
    [42, 100],
    // A TrueType font, which has Arabic letters, unlike the stroke fonts of CAD.
    [3, 'arial.ttf'],
    [4, ''],
    [0, 'ENDTAB'],
  ];
}

function lineType(name: string, description: string, parts: readonly number[]): Group[] {
  return [
    [0, 'LTYPE'],
    [2, name],
    [70, 0],
    [3, description],
    [72, 65],
    [73, parts.length],
    [40, parts.reduce((sum, part) => sum + Math.abs(part), 0)],
    ...parts.map((part): Group => [49, part]),
  ];
}

function polyline({ layer, points, isClosed, stroke }: Outline): Group[] {
  return [
    [0, 'POLYLINE'],
    [8, layer.toUpperCase()],
    ...(stroke === 'dashed' ? [[6, 'DASHED'] as const] : []),
    [66, 1],
    [10, 0],
    [20, 0],
    [30, 0],
    [70, isClosed ? 1 : 0],
    ...points.flatMap((point): Group[] => [[0, 'VERTEX'], [8, layer.toUpperCase()], ...place(point)]),
    [0, 'SEQEND'],
    [8, layer.toUpperCase()],
  ];
}

/** Against the clock, as an arc of DXF runs. */
function arc({ layer, centre, radius, from, sweep }: Arc): Group[] {
  const ends = sweep > 0 ? [-(from + sweep), -from] : [-from, -(from + sweep)];
  const [start = 0, end = 0] = ends.map((angle) => ((angle % 360) + 360) % 360);
  return [
    [0, 'ARC'],
    [8, layer.toUpperCase()],
    ...place(centre),
    [40, rounded(radius)],
    [50, rounded(start)],
    [51, rounded(end)],
  ];
}

function text({ layer, at, text: content, height, angle }: Label): Group[] {
  return [
    [0, 'TEXT'],
    [8, layer.toUpperCase()],
    ...place(at),
    [40, rounded(height)],
    [1, written(content)],
    [50, rounded(-angle)],
    [7, 'STANDARD'],
    // By its middle, which the second point is.
    [72, 1],
    [11, rounded(at.x)],
    [21, rounded(-at.y)],
    [31, 0],
    [73, 2],
  ];
}

function place({ x, y }: Point): Group[] {
  return [
    [10, rounded(x)],
    [20, rounded(-y)],
    [30, 0],
  ];
}

/** To a hundredth, and never minus zero. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** The file is ASCII: other letters by their code, as CAD programs write them; and nothing that ends the line or begins a code. */
function written(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('%%', '% %')
    .replaceAll('\\', '/')
    .replaceAll(
      /[^ -~]/g,
      (character) => `\\U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
    .slice(0, 2000);
}
