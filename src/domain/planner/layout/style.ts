export const layoutStyles = ['modern', 'warm', 'executive'] as const;

export type LayoutStyle = (typeof layoutStyles)[number];

/** What a colour is for: tops, fronts and carcasses of furniture, or what covers a seat. */
export type ColourUse = 'surface' | 'seat';

/** The colours of a style, the first ones preferred. */
const palettes: Readonly<Record<LayoutStyle, Readonly<Record<ColourUse, readonly string[]>>>> = {
  modern: {
    surface: ['#f4f4f1', '#e9e5da', '#c3c6c8'],
    seat: ['#202224', '#f4f4f1', '#35577a', '#868c91'],
  },
  warm: {
    surface: ['#c39b6c', '#d2b48c', '#cbbca0'],
    seat: ['#8c9788', '#b3633f', '#4d6a5c', '#cbbca0', '#202224'],
  },
  executive: {
    surface: ['#6f5039', '#96673f', '#3b4045'],
    seat: ['#202224', '#93603e', '#3b4045'],
  },
};

const furthest = Math.hypot(255, 255, 255);
/** Each later colour of a palette suits a little less. */
const stepDown = 0.04;

/** How well a colour suits a style, 0 to 1; one that is not known is neither good nor bad. */
export function suits(style: LayoutStyle, use: ColourUse, swatch: string | null): number {
  if (swatch === null) return 0.5;
  const scores = palettes[style][use].map(
    (colour, index) => 1 - (2.5 * colourDistance(colour, swatch)) / furthest - index * stepDown,
  );
  return Math.max(0, ...scores);
}

/** Euclidean in red, green and blue. Two woods or two whites that pass for the same are less than 60 apart. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
