/** The part of fontkit that the shop uses; the package brings no types. */
declare module 'fontkit' {
  interface Glyph {
    readonly id: number;
    readonly path: { toSVG(): string };
  }
  interface GlyphRun {
    /** From left to right, in every script. */
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }
  interface Font {
    getGlyph(id: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features: undefined,
      script: 'arab' | 'latn',
      language: undefined,
      direction: 'ltr' | 'rtl',
    ): GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}
