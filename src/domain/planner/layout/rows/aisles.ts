import type { Interval } from '../floor/room-shape.ts';

/** Ways across the rows, of which storage along a wall may take a part. */
export interface Aisles {
  /** Where no desk stands. */
  readonly reserved: readonly Interval[];
  /** The parts that nothing may stand on. */
  readonly ways: readonly Interval[];
}

interface AisleRequest {
  /** Of the room. */
  readonly left: number;
  readonly right: number;
  readonly pitch: number;
  readonly width: number;
  /** For storage at a wall beside the way; 0: none. */
  readonly strip: number;
  /** Of doors in the walls above and below. */
  readonly doors: readonly number[];
}

/** The most places in a row that one reaches from one end, as a dead end, and from both. */
const fromOneEnd = 6;
const fromBothEnds = 10;

/** Ways to lay the ways, each of which suits some rooms best. */
export function aislePatterns(request: AisleRequest): Aisles[] {
  const { left, right, width, doors } = request;
  const atDoors = doors.flatMap((door) => {
    const from = Math.round(door - width / 2);
    return from > left && from + width < right
      ? [{ reserved: [span(from, width)], ways: [span(from, width)] }]
      : [];
  });
  return [alongWall(request), inMiddle(request), ...atDoors];
}

function span(from: number, width: number): Interval {
  return { from, to: from + width };
}

/** The first at the left wall, others so that no row is too long. */
function alongWall({ left, right, pitch, width, strip }: AisleRequest): Aisles {
  const free = right - left - strip;
  const count = Math.max(1, Math.ceil((free - fromOneEnd * pitch) / (fromBothEnds * pitch + width)));
  const each = Math.floor((free - count * width) / count / pitch) * pitch;
  const starts = Array.from({ length: count }, (_, index) => left + strip + index * (each + width));
  return {
    reserved: starts.map((from, index) =>
      index === 0 ? { from: left, to: from + width } : span(from, width),
    ),
    ways: starts.map((from) => span(from, width)),
  };
}

/** Rows at both walls with a way between them, or several. */
function inMiddle({ left, right, pitch, width }: AisleRequest): Aisles {
  const length = right - left;
  const inner = Math.max(
    0,
    Math.ceil((length - 2 * fromOneEnd * pitch - width) / (fromBothEnds * pitch + width)),
  );
  const columns = Math.max(0, Math.floor((length - (inner + 1) * width) / pitch));
  const outer = Math.round((columns * fromOneEnd) / (2 * fromOneEnd + inner * fromBothEnds));
  const rest = inner === 0 ? 0 : Math.floor((columns - 2 * outer) / inner);
  const spare = length - (2 * outer + inner * rest) * pitch - (inner + 1) * width;
  const wide = width + Math.max(0, Math.floor(spare / (inner + 1)));
  const ways: Interval[] = [];
  let x = left + outer * pitch;
  for (let index = 0; index <= inner; index += 1) {
    ways.push(span(x, wide));
    x += wide + rest * pitch;
  }
  return { reserved: ways, ways };
}
