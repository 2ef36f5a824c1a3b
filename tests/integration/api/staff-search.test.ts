import { beforeAll, expect, test } from 'vitest';
import type { staffSearchContract } from '#api/staff/search/search.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { ProductBody } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf, phoneOf } from '../../support/orders.ts';
import { quoteFor } from '../../support/quotes.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Found = DataOf<typeof staffSearchContract>;

onDatabase('server', 'the search of staff', 'settings', (database) => {
  let staff: StaffCalls;
  let orderNumber: string;
  let quoteReference: string;

  beforeAll(async () => {
    staff = await staffCalls(database);
    const draft = productDraft({ leadTimeDays: 0, sku: 'QUO-77', name: 'Quokka desk' });
    const product = await staff.write<ProductBody & { id: string }>('POST', '/api/products', {
      ...draft,
      translations: { ar: { ...draft.translations.ar, name: 'مكتب كوكا' } },
    });
    const order = orderOf(product, 1, {
      contact: { name: 'Maryam Al Thani', phone: phoneOf(1), email: 'maryam@example.qa' },
      company: { name: 'Pearl Design', crNumber: '' },
      lpoNumber: 'LPO-4711',
    });
    orderNumber = (await staff.write<{ number: string }>('POST', '/api/send-order', order)).number;
    const other = orderOf(product, 1, {
      contact: { name: 'Omar', phone: phoneOf(2), email: 'omar@example.qa' },
      fulfilment: { kind: 'pickup' },
    });
    await staff.write('POST', '/api/send-order', other);
    const quote = quoteFor([{ text: 'Quokka partition', quantity: 2 }], {
      contact: { name: 'Pearl buyer', phone: phoneOf(3), email: 'pearl@example.qa' },
    });
    quoteReference = (await staff.write<{ reference: string }>('POST', '/api/send-quote', quote)).reference;
  });

  const find = (search: string) => staff.read<Found>(`/api/staff/search?${new URLSearchParams({ search })}`);
  const numbers = async (search: string) => (await find(search)).orders.map(({ number }) => number);

  test.each([
    ['the number', () => orderNumber.toLowerCase()],
    ['the name', () => 'maryam'],
    ['the phone as people write it', () => '5500 0001'],
    ['the company and a word of the product', () => 'pearl quokka'],
    ['the LPO number', () => 'lpo-4711'],
    ['the zone and the name', () => '69 maryam'],
    ['a district in Arabic', () => 'لوسيل'],
    ['a district in English with the code', () => 'lusail quo-77'],
    ['the Arabic name of the product and the company', () => 'كوكا pearl'],
  ])('finds an order by %s', async (_by, search) => {
    expect(await numbers(search())).toEqual([orderNumber]);
  });

  test('finds orders by their product, with quotations and products in the same answer', async () => {
    const { orders, products, quotations, messages } = await find('quokka');
    expect(orders).toHaveLength(2);
    expect(products.map(({ sku }) => sku)).toEqual(['QUO-77']);
    expect({ quotations, messages }).toEqual({ quotations: [], messages: [] });
    expect((await find('pearl')).quotations.map(({ reference }) => reference)).toEqual([quoteReference]);
  });

  test('takes signs of patterns as they are, and refuses an empty search', async () => {
    expect(await numbers('%')).toEqual([]);
    expect(await numbers('_')).toEqual([]);
    expect(await staff.statusForStaff('/api/staff/search?search=%20')).toBe(400);
  });

  test('the list says where an order goes and what it holds', async () => {
    const [listed] = await staff.read<Record<string, unknown>[]>(`/api/orders?search=${orderNumber}`);
    expect(listed).toMatchObject({
      zone: 69,
      district: { name: 'Lusail', translations: { ar: { name: 'لوسيل' } } },
      firstLine: { name: 'Quokka desk', translations: { ar: { name: 'مكتب كوكا' } } },
      lines: 1,
    });
  });
});
