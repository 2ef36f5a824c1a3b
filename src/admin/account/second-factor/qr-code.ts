/** QR codes of texts up to 213 bytes: ISO/IEC 18004, byte mode, error correction level M, versions 1 to 10. */

/** Codewords of error correction in each block, and number of blocks, by version. */
const correctionPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

type Grid = boolean[][];

/** The modules of the QR code, row by row, true for dark; undefined if the text is too long. */
export function qrModules(text: string): Grid | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = blockCounts.findIndex((_, index) => bytes.length <= capacityOf(index + 1)) + 1;
  if (version === 0) return undefined;
  const frame = drawFrame(version);
  const bits = codewordsOf(bytes, version).flatMap((byte) => bitsOf(byte, 8));
  const masked = masks.map((isInverted, mask) => {
    const grid = frame.modules.map((row) => [...row]);
    fill(grid, frame.reserved, bits, isInverted);
    drawFormat(grid, mask);
    return grid;
  });
  return masked.reduce((best, grid) => (penaltyOf(grid) < penaltyOf(best) ? grid : best));
}

const sizeOf = (version: number) => version * 4 + 17;

function rawCodewords(version: number): number {
  const alignments = Math.floor(version / 7) + 2;
  const taken = version === 1 ? 0 : (25 * alignments - 10) * alignments - 55;
  return Math.floor(((16 * version + 128) * version + 64 - taken - (version >= 7 ? 36 : 0)) / 8);
}

function shapeOf(version: number) {
  const blocks = blockCounts[version - 1] ?? 0;
  const correction = correctionPerBlock[version - 1] ?? 0;
  return { blocks, correction, data: rawCodewords(version) - blocks * correction };
}

const countBits = (version: number) => (version < 10 ? 8 : 16);

function capacityOf(version: number): number {
  return Math.floor((shapeOf(version).data * 8 - 4 - countBits(version)) / 8);
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, place) => ((value >>> (length - 1 - place)) & 1) === 1);
}

/** Data with its error correction, interleaved by block. */
function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const { blocks, correction, data } = shapeOf(version);
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, countBits(version))];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...bitsOf(0, Math.min(4, data * 8 - bits.length)));
  while (bits.length % 8 !== 0) bits.push(false);
  const words: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    words.push(bits.slice(start, start + 8).reduce((value, bit) => value * 2 + Number(bit), 0));
  }
  for (let padding = 0xec; words.length < data; padding ^= 0xec ^ 0x11) words.push(padding);

  const divisor = generator(correction);
  const short = Math.floor(data / blocks);
  const longOnes = data % blocks;
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const length = short + (block >= blocks - longOnes ? 1 : 0);
    const part = words.slice(start, start + length);
    start += length;
    return { part, rest: remainder(part, divisor) };
  });
  const interleave = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, place) =>
      lists.flatMap((list) => list[place] ?? []),
    ).flat();
  return [...interleave(parts.map(({ part }) => part)), ...interleave(parts.map(({ rest }) => rest))];
}

/** Multiplies in the field of 256 elements that the standard uses. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The Reed-Solomon generator polynomial, without its leading coefficient. */
function generator(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, place) => (place === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) {
      result[place] = times(result[place] ?? 0, root) ^ (result[place + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [place, coefficient] of divisor.entries()) {
      result[place] = (result[place] ?? 0) ^ times(coefficient, factor);
    }
  }
  return result;
}

/** Finders, timing, alignment and version; `reserved` is where no data goes. */
function drawFrame(version: number) {
  const size = sizeOf(version);
  const modules: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const reserved: Grid = modules.map((row) => [...row]);
  const draw = (x: number, y: number, isDark: boolean) => {
    const [row, mark] = [modules[y], reserved[y]];
    if (!row || !mark || x < 0 || x >= size) return;
    row[x] = isDark;
    mark[x] = true;
  };
  for (let place = 0; place < size; place++) {
    draw(6, place, place % 2 === 0);
    draw(place, 6, place % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4, draw);
  }
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  for (const [i, x] of centres.entries()) {
    for (const [j, y] of centres.entries()) {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isFinder) square(x, y, 2, (ring) => ring !== 1, draw);
    }
  }
  // Reserved here, drawn with the mask.
  for (let place = 0; place < 9; place++) {
    if (place !== 6) {
      draw(8, place, false);
      draw(place, 8, false);
    }
  }
  for (let place = 0; place < 8; place++) {
    draw(size - 1 - place, 8, false);
    draw(8, size - 1 - place, false);
  }
  if (version >= 7) {
    const bits = (version << 12) | bchRemainder(version, 12, 0x1f25);
    for (let place = 0; place < 18; place++) {
      const isDark = ((bits >>> place) & 1) === 1;
      const [near, far] = [Math.floor(place / 3), size - 11 + (place % 3)];
      draw(far, near, isDark);
      draw(near, far, isDark);
    }
  }
  return { modules, reserved };
}

function square(
  centreX: number,
  centreY: number,
  reach: number,
  isDark: (ring: number) => boolean,
  draw: (x: number, y: number, isDark: boolean) => void,
): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      draw(centreX + dx, centreY + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const centres = Array.from({ length: count - 1 }, (_, place) => sizeOf(version) - 7 - place * step);
  return [6, ...centres.toReversed()];
}

function bchRemainder(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return rest;
}

/** Level M has the bits 00. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | bchRemainder(mask, 10, 0x537)) ^ 0x5412;
  const draw = (x: number, y: number, place: number) => {
    const row = grid[y];
    if (row) row[x] = place < 0 || ((bits >>> place) & 1) === 1;
  };
  for (let place = 0; place <= 5; place++) draw(8, place, place);
  draw(8, 7, 6);
  draw(8, 8, 7);
  draw(7, 8, 8);
  for (let place = 9; place < 15; place++) draw(14 - place, 8, place);
  for (let place = 0; place < 8; place++) draw(size - 1 - place, 8, place);
  for (let place = 8; place < 15; place++) draw(8, size - 15 + place, place);
  draw(8, size - 8, -1);
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Writes the bits in pairs of columns, from the right, upwards and downwards in turn. */
function fill(
  grid: Grid,
  reserved: Grid,
  bits: readonly boolean[],
  isInverted: (x: number, y: number) => boolean,
): void {
  const size = grid.length;
  let next = 0;
  let isUpwards = true;
  // From column 6 on, which the timing pattern takes, the pairs are one to the left.
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || reserved[y]?.[x]) continue;
        row[x] = (bits[next] ?? false) !== isInverted(x, y);
        next += 1;
      }
    }
    isUpwards = !isUpwards;
  }
}

/** How hard a grid is to read, by the rules of the standard: long lines, squares, shapes like finders, uneven colours. */
function penaltyOf(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(''));
  let penalty = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (const finder of ['10111010000', '00001011101']) penalty += 40 * countOf(line, finder);
  }
  for (const [y, row] of grid.entries()) {
    for (const [x, module] of row.entries()) {
      const [right, below, diagonal] = [row[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]];
      if (module === right && module === below && module === diagonal) penalty += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

function countOf(line: string, shape: string): number {
  let count = 0;
  for (let at = line.indexOf(shape); at !== -1; at = line.indexOf(shape, at + 1)) count += 1;
  return count;
}
