/** Why a chosen file is not laid below the drawing. */
export type FloorFailure =
  /** Neither a picture that the browser can show nor a PDF. */
  | 'failed'
  | 'tooLarge'
  | 'tooLargePdf'
  /** Called a PDF, or begun as one, and cannot be read. */
  | 'damaged'
  | 'locked'
  | 'tooManyPages'
  /** The other pages may be readable. */
  | 'pageFailed'
  /** Without a connection, the reader of PDF files is not there. */
  | 'noReader';

export class FloorFileError extends Error {
  readonly reason: FloorFailure;
  /** Of a PDF that has too many. */
  readonly pages: number;

  constructor(reason: FloorFailure, pages = 0) {
    super(reason);
    this.reason = reason;
    this.pages = pages;
  }
}

export const floorLimits = {
  pictureBytes: 20_000_000,
  /** Scanned drawings are large. The file is read into memory as a whole. */
  pdfBytes: 50_000_000,
  pages: 100,
} as const;

/** Programs that write something before the mark are common; readers look for it this far. */
const markReach = 1024;
const mark = '%PDF-';

/** A PDF is known by its first bytes, whatever the file is called. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, markReach).text()).includes(mark);
}

/** What a file calls itself, by which a damaged one is explained. */
export function isCalledPdf({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}
