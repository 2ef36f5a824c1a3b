import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { orderPath } from '#domain/orders/order.ts';
import { dayForAnyLeadTime } from '../delivery-day.ts';

interface SoldProduct {
  readonly id: string;
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly translations: { readonly ar: { readonly name: string } };
}

export async function readProduct(request: APIRequestContext, slug: string): Promise<SoldProduct> {
  const answer = await request.get(`/api/products/${slug}`);
  return ((await answer.json()) as { data: SoldProduct }).data;
}

interface WantedLine {
  readonly slug: string;
  readonly quantity?: number;
  /** In QAR, if the buyer saw another price than that of now. */
  readonly seenPrice?: number;
}

/** Puts products into the cart of this browser, as if they had been added on their pages. */
export async function fillCart(page: Page, lines: readonly WantedLine[]): Promise<void> {
  const cart = await Promise.all(
    lines.map(async ({ slug, quantity = 1, seenPrice }) => {
      const { id, sku, name, price, translations } = await readProduct(page.request, slug);
      const names = { en: name, ar: translations.ar.name };
      const snapshot = {
        slug,
        sku,
        name: names,
        price: Math.round((seenPrice ?? price) * 100),
        picture: null,
      };
      return { productId: id, quantity, snapshot };
    }),
  );
  // Any document of the shop will do, and this one is small.
  await page.goto('/api/health');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [cartStorageKey, JSON.stringify(cart)],
  );
}

/** Places an order as the page would, without the page; gives its address. */
export async function placeOrder(
  request: APIRequestContext,
  slug: string,
  phone: string,
  replaced: object = {},
): Promise<string> {
  const { id, price } = await readProduct(request, slug);
  const times = (await (await request.get('/api/zone-delivery-settings')).json()) as {
    data: { hours: []; datedHours: []; holidays: [] };
  };
  const answer = await request.post('/api/send-order', {
    data: {
      key: randomUUID(),
      locale: 'en',
      lines: [{ productId: id, quantity: 1, price }],
      contact: { name: 'Nasser Al Marri', phone, email: 'nasser@example.qa' },
      company: null,
      lpoNumber: '',
      fulfilment: { kind: 'pickup' },
      day: dayForAnyLeadTime(times.data, new Date()),
      payment: 'cash_on_delivery',
      notes: '',
      acceptsTerms: true,
      seen: { deliveryFee: 0, total: price },
      website: '',
      secondsOnPage: 30,
      ...replaced,
    },
  });
  const { data } = (await answer.json()) as { data: { number: string; trackingKey: string } };
  return orderPath(data);
}
