import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xlsxOf, zipOf } from '../../../../tests/support/spreadsheets.ts';
import { lineOfOrder, linesFromRows } from './list-lines.ts';
import { readListFile, readPastedList } from './read-list.ts';

const line = (code: string, name: string, quantity: number) => ({ code, name, quantity });
const fileOf = (content: BlobPart) => new Blob([content]);
const problemOf = (content: BlobPart) =>
  readListFile(fileOf(content)).then(
    () => 'read',
    ({ problem }) => problem,
  );

describe('a pasted list', () => {
  test.each([
    ['SD-HA-160 12', line('SD-HA-160', '', 12)],
    ['SD-HA-160 x 12', line('SD-HA-160', '', 12)],
    ['12 × SD-HA-160', line('SD-HA-160', '', 12)],
    ['SD-HA-160\t12', line('SD-HA-160', '', 12)],
    ['SD-HA-160, 12', line('SD-HA-160', '', 12)],
    ['SD-HA-160;12', line('SD-HA-160', '', 12)],
    ['SD-HA-160', line('SD-HA-160', '', 1)],
    ['Task chair, black\t4', line('', 'Task chair, black', 4)],
    ['Task chair, black  24', line('', 'Task chair, black', 24)],
    ['1\tNR-M27-QHD\tMonitor 27 inch\t30', line('NR-M27-QHD', 'Monitor 27 inch', 30)],
    ['كرسي موظفين شبكي ١٢', line('', 'كرسي موظفين شبكي', 12)],
    ['Carpet tiles\t1500', line('', 'Carpet tiles (1500)', 1)],
    ['Carpet tiles\t1,500', line('', 'Carpet tiles (1,500)', 1)],
    ['12 SD-HA-160', line('SD-HA-160', '', 12)],
    ['12, SD-HA-160', line('SD-HA-160', '', 12)],
    ['12 SD-HA-160, white', line('SD-HA-160', 'white', 12)],
    ['SD-HA-160x12', line('SD-HA-160', '', 12)],
    ['SD-HA-160 ١٢', line('SD-HA-160', '', 12)],
    ['SD-HA-160, Desk', line('SD-HA-160', 'Desk', 1)],
    ['SD-HA-160 Desk 160 cm x 3', line('SD-HA-160', 'Desk 160 cm', 3)],
    // Codes that look like something else.
    ['SH-RT-AX3', line('SH-RT-AX3', '', 1)],
    ['SH-RT-AX3 4', line('SH-RT-AX3', '', 4)],
    ['DH-TK-AR-BK\t6', line('DH-TK-AR-BK', '', 6)],
    ['6 DH-TK-AR-BK', line('DH-TK-AR-BK', '', 6)],
    // A number before words belongs to them.
    ['27 inch monitor', line('', '27 inch monitor', 1)],
    ['24 port switch 3', line('', '24 port switch', 3)],
  ])('reads %j', (text, expected) => {
    expect(readPastedList(text).lines).toEqual([expected]);
  });

  test('has one line for each row, in their order', () => {
    const { lines } = readPastedList('SD-HA-160 2\nDW-EX-HB 1\n\nRound table 3');
    expect(lines.map(({ code, name, quantity }) => [code || name, quantity])).toEqual([
      ['SD-HA-160', 2],
      ['DW-EX-HB', 1],
      ['Round table', 3],
    ]);
  });

  test.each([
    ['SD-HA-160 1,200', 1200],
    ['SD-HA-160, 1,200', 1200],
    ['SD-HA-160\t1,200', 1200],
    ['SD-HA-160 ١٬٢٠٠', 1200],
    ['SD-HA-160 x 12.00', 12],
  ])('of an order says how many are wanted: %j', (text, quantity) => {
    expect(readPastedList(text, lineOfOrder).lines).toEqual([line('SD-HA-160', '', quantity)]);
  });

  test('has no line for its headings', () => {
    for (const headings of ['Code', 'SKU, Qty', 'رمز المنتج\tالكمية المطلوبة', 'Item No;Description;Pcs']) {
      const separator = /[\t,;]/.exec(headings)?.[0] ?? ' ';
      const row = headings.includes('Description')
        ? `SD-HA-160${separator}Desk${separator}2`
        : `SD-HA-160${separator}2`;
      expect(readPastedList(`${headings}\n${row}`).lines).toMatchObject([{ code: 'SD-HA-160', quantity: 2 }]);
    }
  });

  test('says the same in any order of code and quantity, with any sign between', () => {
    const code = fc.constantFrom('SD-HA-160', 'DH-TK-AR-BK', 'SH-RT-AX3', 'ZB-SF-14L', 'NR-M27-QHD');
    const between = fc.constantFrom('\t', ', ', ',', ';', ' ', '  ', ' x ', ' × ', '×', ' * ');
    const digits = fc.constantFrom('en', 'ar-EG-u-nu-arab');
    fc.assert(
      fc.property(
        code,
        fc.integer({ min: 1, max: 999 }),
        between,
        digits,
        fc.boolean(),
        (sku, count, sign, locale, isFirst) => {
          const written = count.toLocaleString(locale);
          const text = isFirst ? `${written}${sign}${sku}` : `${sku}${sign}${written}`;
          expect(readPastedList(text, lineOfOrder).lines).toEqual([line(sku, '', count)]);
        },
      ),
    );
  });

  test('loses no row: each is a line, or is said with its number and its words', () => {
    const cell = fc.oneof(
      fc.constantFrom('', 'Desk', 'SD-HA-160', '12', '0', 'Qty', 'to be agreed'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (written) => {
        const rows = written.map((cells, at) => ({ number: at + 1, cells }));
        const { lines, skipped } = linesFromRows(rows);
        const said = rows.filter(({ cells }) => cells.some((one) => one.trim() !== ''));
        // Rows of headings, and those before them, are no rows of goods.
        if (!written.flat().includes('Qty')) expect(lines.length + skipped.length).toBe(said.length);
        for (const { number, text } of skipped) {
          expect(text).not.toBe('');
          expect(said.map((row) => row.number)).toContain(number);
        }
      }),
    );
  });

  test('never throws and never gives a line that a request cannot hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { code, name, quantity } of readPastedList(text).lines) {
          expect(code.length + name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(120);
          expect(quantity).toSatisfy(
            (count: number) => Number.isInteger(count) && count >= 1 && count <= 999,
          );
        }
      }),
    );
  });
});

describe('a file', () => {
  const rows = [
    ['Bill of quantities', '', '', ''],
    ['No.', 'Description', 'Unit', 'Qty'],
    [1, 'Height-adjustable desk 160 cm & cable tray', 'pcs', 12],
    ['', 'Chairs', '', ''],
    [2, 'Task chair <mesh>', 'pcs', 24],
    ['', 'Total', '', ''],
  ];
  const expected = {
    lines: [line('', 'Height-adjustable desk 160 cm & cable tray', 12), line('', 'Task chair <mesh>', 24)],
    skipped: [
      { number: 4, text: 'Chairs' },
      { number: 6, text: 'Total' },
    ],
    unreadSheets: 0,
  };

  test('of Excel is read by the headings of its columns', async () => {
    expect(await readListFile(fileOf(await xlsxOf(rows)))).toEqual(expected);
  });

  test('says which rows it could not use, by the numbers of the spreadsheet, and how many sheets it left', async () => {
    const csv =
      'Bill of quantities\n\nDescription,Qty\nDesk,2\n\nChair,to be agreed\nDescription,Qty\nShelf,0\nLamp,1\n';
    expect(await readListFile(fileOf(csv))).toEqual({
      lines: [line('', 'Desk', 2), line('', 'Lamp', 1)],
      skipped: [
        { number: 6, text: 'Chair · to be agreed' },
        { number: 8, text: 'Shelf · 0' },
      ],
      unreadSheets: 0,
    });
    const secondFloor = [
      ['Description', 'Qty'],
      ['Lamp', 4],
    ];
    const floors = await xlsxOf(rows, [['Description', 'Qty']], secondFloor);
    expect((await readListFile(fileOf(floors))).unreadSheets).toBe(1);
  });

  test('of CSV is read in the same way, also with semicolons and Arabic headings', async () => {
    const csv = 'الرمز;الوصف;الكمية\nSD-HA-160;مكتب سدو;12\nX;كرسي;٣';
    expect((await readListFile(fileOf(csv))).lines).toEqual([
      line('SD-HA-160', 'مكتب سدو', 12),
      line('X', 'كرسي', 3),
    ]);
  });

  test('that cannot be read says why', async () => {
    expect(await problemOf(new Uint8Array(3 * 1024 * 1024))).toBe('too_large');
    expect(await problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 1]))).toBe('old_excel');
    expect(await problemOf(new Uint8Array([0x25, 0x50, 0, 1, 2]))).toBe('unreadable');
    expect(await problemOf(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).toBe('unreadable');
    expect(await problemOf(await zipOf({ 'word/document.xml': '<w/>' }))).toBe('unreadable');
    expect(await problemOf('Only a heading\n')).not.toBe('unreadable');
    expect(await problemOf('')).toBe('empty');
  });

  test('that unpacks to far more than it claims is given up', async () => {
    const parts = {
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<r><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></r>',
      'xl/worksheets/sheet1.xml': `<worksheet>${' '.repeat(40 * 1024 * 1024)}</worksheet>`,
    };
    const bomb = await zipOf(parts, 100);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problemOf(bomb)).toBe('too_large');
  });

  test('with thousands of files in its archive is refused', async () => {
    const sound = await xlsxOf(rows);
    const end = new DataView(sound.buffer, sound.length - 22);
    const entries = end.getUint16(10, true);
    const directory = sound.slice(end.getUint32(16, true), sound.length - 22);
    // The entries that are there, once more and once more.
    const repeats = Math.ceil(2001 / entries);
    end.setUint16(10, repeats * entries, true);
    const many = new Uint8Array([
      ...sound.subarray(0, sound.length - 22 - directory.length),
      ...Array.from({ length: repeats }, () => [...directory]).flat(),
      ...sound.subarray(sound.length - 22),
    ]);
    expect(await problemOf(many)).toBe('unreadable');
  });

  test('that declares entities is refused', async () => {
    const parts = {
      'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>',
      'xl/_rels/workbook.xml.rels': '<r/>',
    };
    expect(await problemOf(await zipOf(parts))).toBe('unreadable');
  });

  test('with damaged bytes is read or refused, and never fails otherwise', async () => {
    const sound = await xlsxOf(rows);
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.nat(255), async (at, byte) => {
        const damaged = sound.slice();
        damaged[at] = byte;
        expect(['read', 'too_large', 'old_excel', 'unreadable', 'empty']).toContain(await problemOf(damaged));
      }),
    );
  });
});
