import sharp from 'sharp';

/** A page of a floor plan: a filled rectangle as large as the page allows, by which it is known again. */
export interface PdfPage {
  /** Red, green and blue, 0 to 1. */
  readonly colour: readonly [number, number, number];
  /** In points. */
  readonly width?: number;
  readonly height?: number;
  /** The rectangle as a fax picture, as scanners store it, in place of a path. It is black. */
  readonly isScanned?: boolean;
}

/** A black square of 8 by 8 pixels by the fax encoding of scanners (CCITT group 4). */
const faxSquare = Buffer.from([
  0b00100110, 0b10100010, 0b11111111, 0b11111100, 0b00000000, 0b00010000, 0b00000001,
]);

const encrypted = '<< /Filter /Standard /V 1 /R 2 /P -44 /O <'.concat(
  '2'.repeat(64),
  '> /U <',
  '1'.repeat(64),
  '> >>',
);

/** A PDF file; locked: it opens with a password only, which nobody has. */
export function pdfFile(pages: readonly PdfPage[], isLocked = false): Buffer {
  const first = 3;
  const kids = pages.map((_, index) => `${first + index * 3} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`),
    ...pages.flatMap(({ colour, width = 842, height = 595, isScanned = false }, index) => {
      const [content, picture] = [1, 2].map((step) => first + index * 3 + step);
      const [left, bottom, across, up] = [0.1 * width, 0.1 * height, 0.8 * width, 0.8 * height];
      const drawn = isScanned
        ? `q ${across} 0 0 ${up} ${left} ${bottom} cm /Scan Do Q`
        : `${colour.join(' ')} rg ${left} ${bottom} ${across} ${up} re f`;
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R /Resources << /XObject << /Scan ${picture} 0 R >> >> >>`,
        ),
        streamOf(Buffer.from(drawn)),
        streamOf(
          faxSquare,
          '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >>',
        ),
      ];
    }),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  const lengthOf = () => parts.reduce((sum, { length }) => sum + length, 0);
  for (const [index, object] of objects.entries()) {
    places.push(lengthOf());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const table = lengthOf();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const lock = isLocked ? ` /Encrypt ${encrypted} /ID [<00> <00>]` : '';
  parts.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function streamOf(content: Buffer, entries = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${entries} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

interface DrawnWalls {
  /** Of the whole picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The room within its walls. */
  readonly room: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** A picture of a room with thick walls, as an architect draws it. */
export function floorPlanPicture({ width, height, room }: DrawnWalls): Promise<Buffer> {
  const { left, top, right, bottom } = room;
  const wall = 12;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="white"/>
    <rect x="${left - wall / 2}" y="${top - wall / 2}" width="${right - left + wall}" height="${bottom - top + wall}"
      fill="none" stroke="black" stroke-width="${wall}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
