interface GlyphSource {
  getGlyph(id: number, codePoints?: number[]): object;
}

/**
 * Makes a font know the letters of its glyphs. The library remembers a glyph with the letters of the first request for it, and
 * asks for the parts of composed glyphs, such as ى in ي, without any when it embeds a font. In the next document a text with
 * such a letter would count one too few: its lines would be divided within words, and letters would lie on each other.
 */
export function keepLettersOfGlyphs(font: GlyphSource): void {
  const find = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph: { codePoints?: readonly number[] } = find(id, codePoints);
    if (glyph.codePoints?.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
}
