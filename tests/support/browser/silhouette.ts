import sharp from 'sharp';

/** A picture in RGB, of equal sides. */
interface Picture {
  readonly side: number;
  readonly rgb: Buffer;
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a picture shows before its ground, drawn into a square: its own proportions are in `ratio`. */
interface Silhouette {
  /** Width over height. */
  readonly ratio: number;
  /** Share of the picture that it covers. */
  readonly share: number;
  readonly inside: readonly boolean[];
  readonly rgb: readonly (readonly [number, number, number])[];
}

const pictureSide = 384;
/** Of the square that silhouettes are compared in. */
const side = 96;
/** What is brighter, from 0 to 255, is white. */
const paper = 232;

async function readPicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .resize(pictureSide, pictureSide, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { side: info.width, rgb: data };
}

/**
 * Separates what stands out from the ground: the ground of a row is the colour of its ends, which photographs have in shades,
 * and soft shadows differ less than `least` from it.
 */
export async function silhouetteOf(file: Buffer, least: number): Promise<Silhouette> {
  const { side: width, rgb } = await readPicture(file);
  const pixel = (x: number, y: number) => [0, 1, 2].map((channel) => rgb[(y * width + x) * 3 + channel] ?? 0);
  const inside = new Uint8Array(width * width);
  for (let y = 0; y < width; y += 1) {
    const [start, end] = [pixel(2, y), pixel(width - 3, y)];
    for (let x = 0; x < width; x += 1) {
      const along = x / width;
      const differences = pixel(x, y).map(
        (value, channel) => value - ((start[channel] ?? 0) * (1 - along) + (end[channel] ?? 0) * along),
      );
      const [red = 0, green = 0, blue = 0] = differences;
      // A shadow darkens all three alike, so a difference of colour counts twice.
      const colour = Math.max(Math.abs(red - green), Math.abs(green - blue));
      if (Math.max(Math.abs((red + green + blue) / 3), 2 * colour) > least) inside[y * width + x] = 1;
    }
  }
  const around = boundsOf(inside, width);
  const at = (column: number, row: number) => {
    const x = Math.floor(around.left + ((column + 0.5) / side) * around.width);
    const y = Math.floor(around.top + ((row + 0.5) / side) * around.height);
    return [x, y] as const;
  };
  const places = Array.from({ length: side * side }, (_, index) =>
    at(index % side, Math.floor(index / side)),
  );
  return {
    ratio: around.width / around.height,
    share: inside.reduce((sum, value) => sum + value, 0) / inside.length,
    inside: places.map(([x, y]) => inside[y * width + x] === 1),
    rgb: places.map(([x, y]) => pixel(x, y) as [number, number, number]),
  };
}

/** Around what is inside, without single pixels: rows and columns with a share of it. */
function boundsOf(inside: Uint8Array, width: number): Rectangle {
  const least = width * 0.012;
  const rows = Array.from({ length: width }, (_, y) =>
    inside.subarray(y * width, (y + 1) * width).reduce((a, b) => a + b, 0),
  );
  const columns = Array.from({ length: width }, (_, x) =>
    rows.reduce((sum, _row, y) => sum + (inside[y * width + x] ?? 0), 0),
  );
  const [top, bottom] = [
    rows.findIndex((count) => count > least),
    rows.findLastIndex((count) => count > least),
  ];
  const [left, right] = [
    columns.findIndex((count) => count > least),
    columns.findLastIndex((count) => count > least),
  ];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** How much of both silhouettes is in both: 1 where they are the same. */
export function overlapOf(one: Silhouette, other: Silhouette): number {
  let both = 0;
  let either = 0;
  for (const [index, isInside] of one.inside.entries()) {
    const isInOther = other.inside[index] ?? false;
    if (isInside && isInOther) both += 1;
    if (isInside || isInOther) either += 1;
  }
  return both / either;
}

/** The mean difference of colour where both have the product, from 0 to 255, over parts of the silhouette. */
export function colourDifference(one: Silhouette, other: Silhouette): number {
  const parts = new Map<number, { sum: number[]; count: number }>();
  for (const [index, isInside] of one.inside.entries()) {
    if (!isInside || !other.inside[index]) continue;
    const part = Math.floor(index / side / 12) * 8 + Math.floor((index % side) / 12);
    const { sum, count } = parts.get(part) ?? { sum: [0, 0, 0], count: 0 };
    const [from, to] = [one.rgb[index] ?? [0, 0, 0], other.rgb[index] ?? [0, 0, 0]];
    parts.set(part, {
      sum: sum.map((value, channel) => value + (from[channel] ?? 0) - (to[channel] ?? 0)),
      count: count + 1,
    });
  }
  const differences = [...parts.values()].map(({ sum, count }) =>
    Math.max(...sum.map((value) => Math.abs(value / count))),
  );
  return differences.reduce((a, b) => a + b, 0) / differences.length;
}

/** Share of what is shown that is as white as paper. */
export function whiteShare({ inside, rgb }: Silhouette): number {
  const shown = rgb.filter((_, index) => inside[index]);
  return shown.filter((colour) => Math.min(...colour) > paper).length / shown.length;
}
