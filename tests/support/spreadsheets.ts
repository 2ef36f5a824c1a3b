/** Packs texts as a ZIP archive, as spreadsheet programs do; `claimedSize` is what its directory says of each file. */
export async function zipOf(
  files: Readonly<Record<string, string>>,
  claimedSize?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = await deflate(text);
    const size = claimedSize ?? text.length;
    const nameBytes = new TextEncoder().encode(name);
    const fields = (view: DataView, at: number) => {
      view.setUint16(at, 8, true);
      view.setUint32(at + 10, packed.length, true);
      view.setUint32(at + 14, size, true);
      view.setUint16(at + 18, nameBytes.length, true);
    };
    const header = new Uint8Array(30);
    new DataView(header.buffer).setUint32(0, 0x04034b50, true);
    fields(new DataView(header.buffer), 8);
    const entry = new Uint8Array(46);
    new DataView(entry.buffer).setUint32(0, 0x02014b50, true);
    fields(new DataView(entry.buffer), 10);
    new DataView(entry.buffer).setUint32(42, offset, true);
    directory.push(entry, nameBytes);
    parts.push(header, nameBytes, packed);
    offset += header.length + nameBytes.length + packed.length;
  }
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(10, Object.keys(files).length, true);
  view.setUint32(16, offset, true);
  return new Uint8Array(await new Blob([...parts, ...directory, end] as BlobPart[]).arrayBuffer());
}

async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

type SheetRows = readonly (readonly (string | number)[])[];

/** An .xlsx file of sheets; texts are shared, numbers are numbers. */
export async function xlsxOf(...sheets: readonly SheetRows[]): Promise<Uint8Array<ArrayBuffer>> {
  const texts = [...new Set(sheets.flat(2).filter((cell) => typeof cell === 'string'))];
  const cellOf = (cell: string | number, column: number, row: number) => {
    const reference = `${String.fromCharCode(65 + column)}${row + 1}`;
    return typeof cell === 'number'
      ? `<c r="${reference}"><v>${cell}</v></c>`
      : `<c r="${reference}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
  };
  const rowOf = (row: SheetRows[number], at: number) =>
    `<row r="${at + 1}">${row.map((cell, column) => (cell === '' ? '' : cellOf(cell, column, at))).join('')}</row>`;
  const numbered = sheets.map((rows, at) => ({ number: at + 1, rows }));
  const names = numbered.map(
    ({ number }) => `<sheet name="BOQ ${number}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const relations = numbered.map(
    ({ number }) =>
      `<Relationship Id="rId${number}" Type="worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return zipOf({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      numbered.map(({ number, rows }) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
      ]),
    ),
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
