/** The part of it that tests use; it comes without types. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }

  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels;
    getReorderedString(text: string, levels: EmbeddingLevels): string;
  }

  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default function bidiFactory(): Bidi;
}
