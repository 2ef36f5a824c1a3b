import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** By the names that pdf.js asks for. JBIG2 also reads the fax pictures of scanners (CCITT). */
const addresses: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/**
 * Gives pdf.js the decoders of scanned pages. The page fetches them when a file needs one, because the worker's own
 * policy lets it load nothing. Fonts are those of the device, so no other file is known.
 */
export class ScanDecoders {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    const answer = address ? await fetch(address) : null;
    if (!answer?.ok) throw new Error(`no ${filename}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
