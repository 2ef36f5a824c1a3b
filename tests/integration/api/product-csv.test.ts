import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '#database/schema/catalogue.ts';
import type { ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Check {
  hash: string;
  checkedAt: string;
  creates: number;
  changes: number;
  unchanged: number;
  problemCount: number;
  refusedRows: number;
  isUnreadable: boolean;
  lacksArabic: number;
  headings: { heading: string; column: string | null }[];
  problems: { row: number; column: string | null; code: string; message: string }[];
  rows: {
    row: number;
    id: string | null;
    sku: string;
    changes: { column: string; before: string; after: string }[];
    lacksArabic: string[];
  }[];
  applied?: boolean;
  changedSince?: { row: number; sku: string }[];
}
interface Product {
  id: string;
  sku: string;
  slug: string;
  version: number;
  stock: number;
  name: string;
}

const byteOrderMark = '\ufeff';

onDatabase('server', 'products in a spreadsheet', 'catalogue', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  // Reading an answer as text takes the mark away.
  const exported = async (query = '') =>
    Buffer.from(await (await staff.ask(`/api/product-sheet${query}`)).arrayBuffer()).toString();
  const check = async (file: Uint8Array<ArrayBuffer> | string, language = 'en') => {
    const { status, data } = await staff.upload<Check>('/api/product-sheet/check', file, 'text/csv', {
      'Accept-Language': language,
    });
    expect(status).toBe(200);
    return data;
  };
  const apply = async (file: string, { hash, checkedAt }: Pick<Check, 'hash' | 'checkedAt'>, more = '') =>
    (
      await staff.upload<Check>(
        `/api/product-sheet?hash=${hash}&checkedAt=${checkedAt}${more}`,
        file,
        'text/csv',
      )
    ).data;
  const read = (id: string) => staff.read<Product & { price: number }>(`/api/products/${id}`);

  test('successors are exported and imported by their codes', async () => {
    const [better, best] = [await create(), await create()];
    const old = await create({ status: 'discontinued', successorIds: [better.id] });
    const gone = await create();
    await staff.send('DELETE', `/api/products/${gone.id}`);
    expect(await exported()).toMatch(new RegExp(`"${old.sku}".*"discontinued","${better.sku}"`));
    const successors = async () =>
      (await staff.read<{ successorIds: string[] }>(`/api/products/${old.id}`)).successorIds;

    const file = `sku,successors\n${old.sku},"${best.sku}; ${better.sku}"`;
    const checked = await check(file);
    expect(checked.rows[0]?.changes).toEqual([
      { column: 'successors', before: better.sku, after: `${best.sku}, ${better.sku}` },
    ]);
    expect(await apply(file, checked)).toMatchObject({ applied: true });
    expect(await successors()).toEqual([best.id, better.id]);
    expect(await check(file)).toMatchObject({ changes: 0, unchanged: 1 });

    for (const wrong of ['NO-SUCH-1', gone.sku, old.sku, `${best.sku},NO-SUCH-1`]) {
      const { problems } = await check(`sku,successors\n${old.sku},"${wrong}"`);
      expect(problems, wrong).toMatchObject([{ row: 2, column: 'successors', code: 'unknown_successor' }]);
    }

    // A successor that was deleted since is in no table, and a table that comes back does not take it away.
    await staff.send('DELETE', `/api/products/${best.id}`);
    expect(await check(`sku,successors\n${old.sku},${better.sku}`)).toMatchObject({ unchanged: 1 });
    const emptied = `sku,successors\n${old.sku},`;
    await apply(emptied, await check(emptied));
    expect(await successors()).toEqual([]);
  });

  test('an export that comes back as it is changes nothing, whatever the texts are', async () => {
    await create({
      name: '=1+1',
      brand: '@brand',
      shortDescription: "'quoted",
      description: '-a\n"b", c;\td\r\ne',
    });
    await create({ name: 'Two lines', description: 'first\n=1+1' });
    await create({ name: '+974 desk', specifications: [{ label: 'A | B', value: 'x\\y' }] });
    const file = await exported();
    expect(file.startsWith(byteOrderMark)).toBe(true);
    expect(file).not.toMatch(/(^|,|\n)"?[=@+]/m);
    expect(file).toContain('"first\n\'=1+1"');
    const checked = await check(file);
    expect(checked).toMatchObject({ creates: 0, changes: 0, problemCount: 0, rows: [] });
    expect(checked.unchanged).toBeGreaterThan(180);
    expect(await apply(file, checked)).toMatchObject({ applied: true, changes: 0 });
    // In the language of staff, which the import reads just so.
    for (const [language, price] of [
      ['en', 'Price in QAR'],
      ['ar', 'السعر بالريال القطري'],
    ]) {
      const translated = await exported(`?language=${language}`);
      expect(translated.split('\r\n')[0]).toContain(`"${price}"`);
      const { creates, changes, problemCount, unchanged } = await check(translated);
      expect({ creates, changes, problemCount, unchanged }, language).toEqual({
        creates: 0,
        changes: 0,
        problemCount: 0,
        unchanged: checked.unchanged,
      });
    }
    // Excel's other habits: semicolons, no mark, UTF-16.
    expect(await check(file.slice(1))).toMatchObject({ changes: 0, problemCount: 0 });
    const utf16 = new Uint8Array(Buffer.from(file, 'utf16le'));
    expect(await check(utf16)).toMatchObject({ unchanged: checked.unchanged, problemCount: 0 });
  });

  test('is checked first and then written, all at once', async () => {
    const [one, other] = [await create({ price: 10, stock: 4 }), await create({ stock: 4 })];
    const file = [
      'sku;price;stock;name_en;brand;category;status',
      `${one.sku};12,5;4;${one.name};Al Reem;desks;live`,
      `${other.sku};1499.5;9;${other.name};Al Reem;desks;live`,
      'NEW-1;99;1;Brand new;Sadu;storage;live',
      '',
    ].join('\n');
    const checked = await check(file);
    expect(checked).toMatchObject({
      creates: 1,
      changes: 2,
      unchanged: 0,
      problemCount: 0,
      rows: [
        { row: 4, id: null, sku: 'NEW-1' },
        { row: 2, id: one.id, changes: [{ column: 'price', before: '10', after: '12.5' }] },
        { row: 3, id: other.id, changes: [{ column: 'stock', before: '4', after: '9' }] },
      ],
    });
    expect(await read(one.id)).toMatchObject({ price: 10, version: 1 });
    expect(await apply(file, checked)).toMatchObject({ applied: true });
    expect(await read(one.id)).toMatchObject({ price: 12.5, version: 2 });
    expect(await read('brand-new')).toMatchObject({ sku: 'NEW-1', price: 99, category: 'storage' });
    const history = await staff.read<{ reason: string; change: number }[]>(
      `/api/products/${other.id}/stock-movements`,
    );
    expect(history[0]).toMatchObject({ reason: 'import', change: 5 });
    // The same again has nothing left to do, and the old check no longer fits.
    expect(await apply(file, checked)).toMatchObject({ applied: false, changes: 0, unchanged: 3 });
  });

  test('says row by row what is wrong, in the language of staff, and writes nothing', async () => {
    const [held, deleted] = [await create(), await create()];
    await staff.write('DELETE', `/api/products/${deleted.id}`);
    const file = [
      'id,version,sku,slug,name_en,brand,category,subcategory,price,stock,featured,width_mm,specifications_en',
      `${held.id},99,${held.sku},,Name,B,desks,,1,1,no,,`,
      ',,SKU-A,,,B,desks,,1,1,no,,',
      ',,SKU-B,,Name,B,no-such,,abc,1,no,,',
      ',,SKU-C,,Name,B,desks,lockers,-1,1,perhaps,,',
      `,,SKU-D,${held.slug},Name,B,desks,,1,1,no,5,`,
      ',,SKU-E,,Name,B,storage,executive-desks,1,-5,no,,',
      `,,${deleted.sku},,Name,B,desks,,1,1,no,,`,
      '00000000-0000-4000-8000-000000000000,,SKU-F,,Name,B,desks,,1,1,no,,',
      ',,SKU-G,,Name,B,desks,,1,1,no,,no bar',
      ',,SKU-H,,Name,B,desks,,1,1,no,,',
      ',,SKU-H,,Name,B,desks,,1,1,no,,',
      `${held.id},,${held.sku},,Name,B,desks,,1,1,no,,`,
      `${held.id},,${held.sku},,Name,B,desks,,1,1,no,,`,
    ].join('\n');
    const { problems, creates } = await check(file);
    expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'version', 'stale'],
      [2, 'width_mm', 'required'],
      [3, 'name_en', 'required'],
      [4, 'price', 'not_a_number'],
      [4, 'category', 'unknown_category'],
      [5, 'featured', 'not_yes_or_no'],
      [5, 'subcategory', 'unknown_subcategory'],
      [5, 'price', 'too_small'],
      [6, 'slug', 'taken'],
      [6, 'depth_mm', 'required'],
      [6, 'height_mm', 'required'],
      [7, 'subcategory', 'unknown_subcategory'],
      [7, 'stock', 'too_small'],
      [8, 'sku', 'deleted'],
      [9, 'id', 'unknown_id'],
      [10, 'specifications_en', 'not_specifications'],
      [12, 'sku', 'same_as_row'],
      [13, 'id', 'same_as_row'],
      [14, 'id', 'same_as_row'],
    ]);
    expect(creates).toBe(1);
    expect(problems.find(({ row }) => row === 12)?.message).toContain('row 11');
    expect((await check(file, 'ar')).problems[0]?.message).toMatch(/^عُدّل هذا المنتج/);
    const checked = await check(file);
    expect(await apply(file, checked)).toMatchObject({ applied: false });
    expect(await database.db.$count(products, eq(products.sku, 'SKU-H'))).toBe(0);

    // The good row can be imported all the same, and the others come back with their reasons.
    expect(checked).toMatchObject({ refusedRows: 12, isUnreadable: false });
    const { csv } = (await staff.upload<{ csv: string }>('/api/product-sheet/refused-rows', file, 'text/csv'))
      .data;
    expect(csv.split('\r\n')[0]).toBe(
      '\ufeff"Row","What is wrong","id","version","sku","slug","name_en","brand","category","subcategory","price","stock","featured","width_mm","specifications_en"',
    );
    expect(csv).toContain('"4","price: This is not a number.\ncategory: There is no category');
    expect(csv).not.toContain('"11"');
    expect(await apply(file, checked, '&leaveOutRefused=true')).toMatchObject({ applied: true });
    const [made] = await database.db.select().from(products).where(eq(products.sku, 'SKU-H'));
    expect(made).toMatchObject({ status: 'draft', nameEn: 'Name' });
    expect((await staff.ask(`/api/products/${made?.id}`)).status).toBe(404);
  });

  test('may have other headings, names of categories and columns that staff choose or ignore', async () => {
    const one = await create({ price: 10 });
    const file = `Item Code;السعر;Category;Colour\n${one.sku};55;المكاتب;red\n`;
    const unknown = await check(file);
    expect(unknown).toMatchObject({
      isUnreadable: true,
      problems: [{ column: 'Colour', code: 'unknown_column' }],
    });
    expect(unknown.headings.map(({ column }) => column)).toEqual(['sku', 'price', 'category', null]);
    expect(await apply(file, unknown, '&leaveOutRefused=true')).toMatchObject({ applied: false });
    const { status, data } = await staff.upload<Check>(
      '/api/product-sheet/check?columns=sku,price,category,',
      file,
      'text/csv',
    );
    expect({ status, ...data }).toMatchObject({
      status: 200,
      problemCount: 0,
      rows: [{ id: one.id, changes: [{ column: 'price', before: '10', after: '55' }] }],
    });
    expect(await apply(file, data, '&columns=sku,price,category,')).toMatchObject({ applied: true });
    expect(await read(one.id)).toMatchObject({ price: 55 });
    expect((await staff.upload('/api/product-sheet/check?columns=sku,colour', file, 'text/csv')).status).toBe(
      400,
    );
  });

  test('makes drafts, flags missing Arabic and follows the status that it names', async () => {
    const file =
      'sku,name_en,price,category,status\nDRAFTED-1,Plain desk,5,desks,\nSOLD-1,Sold desk,5,desks,live\n';
    const checked = await check(file);
    expect(checked).toMatchObject({ creates: 2, lacksArabic: 2, rows: [{ lacksArabic: ['name'] }, {}] });
    expect(await apply(file, checked)).toMatchObject({ applied: true });
    expect((await staff.ask('/api/products/plain-desk')).status).toBe(404);
    expect(await read('sold-desk')).toMatchObject({ sku: 'SOLD-1', status: 'live' });
  });

  test('is refused with its rows when the catalogue changed between check and import', async () => {
    const [one, other] = [await create({ price: 10 }), await create({ price: 10 })];
    const file = `sku,price\n${one.sku},20\n${other.sku},20\n`;
    const checked = await check(file);
    const stored = await staff.read<Product & { images: string[] }>(`/api/products/${other.id}`);
    const { id, images: _images, ...body } = stored;
    await staff.write('PUT', `/api/products/${id}`, { ...body, brand: 'Another' });
    const answer = await apply(file, { ...checked, checkedAt: '2026-11-15T08:59:59.000Z' });
    expect(answer).toMatchObject({ applied: false, changes: 2 });
    expect(answer.changedSince).toContainEqual({ row: 3, sku: other.sku });
    expect(await read(one.id)).toMatchObject({ price: 10 });
    expect(await apply(`${file}\n`, checked)).toMatchObject({ applied: false });
    expect(await apply(file, answer)).toMatchObject({ applied: true });
    expect(await read(one.id)).toMatchObject({ price: 20 });
  });

  test('a changed address leaves the old one leading to the product', async () => {
    const one = await create({ slug: 'sheet-old-address' });
    const file = `sku,slug\n${one.sku},sheet-new-address\n`;
    expect(await apply(file, await check(file))).toMatchObject({ applied: true });
    expect(await read('sheet-old-address')).toMatchObject({ id: one.id, slug: 'sheet-new-address' });
  });

  describe('a file that is none', () => {
    test.each<[string, Uint8Array<ArrayBuffer> | string, string]>([
      ['empty', '', 'empty'],
      [
        'in the wrong encoding',
        new Uint8Array([0x73, 0x6b, 0x75, 0x0a, 0xe3, 0xdf, 0xca, 0xc8]),
        'bad_encoding',
      ],
      ['with zero bytes', 'sku\nA\0B\n', 'bad_encoding'],
      ['with other columns', 'sku,colour\nA,red\n', 'unknown_column'],
      ['with a column twice', 'sku,price,price\nA,1,2\n', 'repeated_column'],
      ['without a code', 'price\n1\n', 'no_key_column'],
      ['with an open quotation mark', 'sku,price\n"A,1\nB,2\n', 'not_a_table'],
      ['with too many cells', 'sku,price\nA,1,2,3\n', 'too_many_cells'],
      ['of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'bad_encoding'],
    ])('%s', async (_, file, code) => {
      const { problems } = await check(file);
      expect(problems.map((problem) => problem.code)).toContain(code);
    });

    test('with 100,000 rows is refused without reading all of them', async () => {
      const file = `sku,price\n${Array.from({ length: 100_000 }, (_, row) => `ROW-${row},1`).join('\n')}`;
      const { problems } = await check(file);
      expect(problems[0]).toMatchObject({ row: 20_002, code: 'too_many_rows' });
      const stored = await database.db.select().from(products).where(eq(products.sku, 'ROW-1'));
      expect(stored).toEqual([]);
    });

    test('that is not a table at all, or too large', async () => {
      expect((await staff.upload('/api/product-sheet/check', '{}', 'application/json')).status).toBe(415);
      const large = new Uint8Array(49 * 1024 * 1024).fill(65);
      expect((await staff.upload('/api/product-sheet/check', large, 'text/csv')).status).toBe(413);
    });
  });
});
