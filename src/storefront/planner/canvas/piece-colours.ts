import type { SymbolTone } from './piece-symbol.ts';

const usual = '#e6ddcd';

function channels(colour: string): readonly [number, number, number] {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [channels(colour), channels(other)];
  const parts = one.map((value, index) => Math.round(value + ((two[index] ?? 0) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function isDark(colour: string): boolean {
  const [red, green, blue] = channels(colour);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 110;
}

/** The colours of a symbol from the colour of its product: lines can be seen on it, and black furniture is not a hole. */
export function pieceColours(swatch: string | null): Readonly<Record<SymbolTone | 'line' | 'edge', string>> {
  const own = swatch && /^#[0-9a-f]{6}$/i.test(swatch) ? swatch : usual;
  const colour = mixed(own, '#ffffff', isDark(own) ? 0.22 : 0.1);
  const dark = isDark(colour);
  return {
    body: colour,
    soft: mixed(colour, dark ? '#ffffff' : '#1d1a20', 0.14),
    dark: dark ? mixed(colour, '#000000', 0.6) : '#3b4045',
    glass: '#eaf1f2',
    leaf: '#8fae8b',
    none: 'none',
    line: dark ? mixed(colour, '#ffffff', 0.55) : mixed(colour, '#1d1a20', 0.5),
    edge: dark ? mixed(colour, '#000000', 0.45) : mixed(colour, '#1d1a20', 0.62),
  };
}
