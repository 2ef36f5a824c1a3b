import { randomUUID } from 'node:crypto';
import { dayForAnyLeadTime, type ShopTimes } from '../support/delivery-day.ts';
import { type ApiDocument, operationsOf } from './api-operations.ts';
import { collectionOf } from './fuzz.ts';
import type { KnownIds } from './valid-value.ts';

interface SoldProduct {
  readonly id: string;
  readonly price: number;
}

/** The shop under fuzzing, as visitors and staff see it before and after. */
export class FuzzedShop {
  readonly #ask: (path: string) => Promise<Response>;
  readonly #url: string;
  readonly #now: Date;

  constructor(url: string, cookie: string, now: Date) {
    this.#url = url;
    this.#now = now;
    this.#ask = (path) => fetch(new URL(path, url), { headers: { Cookie: cookie } });
  }

  async read<Data>(path: string): Promise<Data> {
    const answer = await this.#ask(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Data;
  }

  document(): Promise<ApiDocument> {
    return this.read('/api/openapi.json');
  }

  /** Finds a product in stock. The fuzzer does not get its id, so that it can be sold afterwards. */
  async findProduct(): Promise<SoldProduct> {
    const { data } = await this.read<{ data: (SoldProduct & { inStock?: boolean; stock?: number })[] }>(
      '/api/products?inStock=true',
    );
    const [product] = data;
    if (!product) throw new Error('the shop has nothing to sell');
    return product;
  }

  /** Ids by collection, from every list operation. */
  async knownIds(document: ApiDocument, excludedId: string): Promise<Map<string, KnownIds>> {
    const known = new Map<string, KnownIds>();
    const lists = operationsOf(document).filter(
      // Without sessions: deleting the fuzzer's own session would end the run.
      ({ method, path }) => method === 'GET' && !/\{|openapi|session/.test(path),
    );
    for (const { path } of lists) {
      const answer = await this.#ask(path);
      const text = answer.ok ? await answer.text() : '';
      const ids = [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id = '']) => id);
      const fewer = [...new Set(ids)].filter((id) => id !== excludedId).slice(0, 20);
      if (fewer.length > 0) known.set(collectionOf(path), fewer);
    }
    known.set(
      'all',
      [...known.values()].flatMap((ids) => ids.slice(0, 5)),
    );
    return known;
  }

  /** Data that only staff may change, with the audit log. */
  async staffData(): Promise<Readonly<Record<string, string>>> {
    const paths = [
      '/api/product-sheet',
      '/api/categories',
      '/api/staff/testimonials',
      '/api/shop-profile',
      '/api/zone-delivery-settings',
      '/api/activity',
    ];
    const texts = await Promise.all(paths.map(async (path) => (await this.#ask(path)).text()));
    return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']));
  }

  /** Places an order and checks that staff can find it. */
  async placeOrder({ id, price }: SoldProduct): Promise<void> {
    const times = await this.read<{ data: ShopTimes }>('/api/zone-delivery-settings');
    const answer = await fetch(new URL('/api/send-order', this.#url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        key: randomUUID(),
        locale: 'ar',
        lines: [{ productId: id, quantity: 1, price }],
        contact: { name: 'نورة الكواري', phone: '+97455998877', email: 'noora@example.qa' },
        company: null,
        lpoNumber: '',
        fulfilment: { kind: 'pickup' },
        day: dayForAnyLeadTime(times.data, this.#now),
        payment: 'cash_on_delivery',
        notes: '',
        acceptsTerms: true,
        seen: { deliveryFee: 0, total: price },
        website: '',
        secondsOnPage: 30,
      }),
    });
    const placed = (await answer.json()) as { data?: { number: string }; error?: unknown };
    if (!placed.data) throw new Error(`the order was refused: ${JSON.stringify(placed.error)}`);
    const found = await this.read<{ data: { number: string }[] }>(`/api/orders?search=${placed.data.number}`);
    if (found.data[0]?.number !== placed.data.number)
      throw new Error('the order is not among those of staff');
  }

  /** Checks that pages and searches still work. */
  async visit(): Promise<void> {
    for (const path of ['/', '/ar', '/products?search=chair', '/contact', '/api/db-health']) {
      const answer = await fetch(new URL(path, this.#url));
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    }
    const found = await this.read<{ data: unknown[] }>('/api/products/search/desk');
    if (found.data.length === 0) throw new Error('a search for desks finds nothing');
  }
}
