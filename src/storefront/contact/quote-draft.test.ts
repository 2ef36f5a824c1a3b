import { describe, expect, test } from 'vitest';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { cartOf } from '../../../tests/support/carts.ts';
import { validate } from './check-quote.ts';
import { type Arrival, beginWith, type QuoteDraft, quoteBodyFrom, quoteDraftFrom } from './quote-draft.ts';

const cart = cartOf(2).map((line) => ({ ...line, productId: randomUuid() }));
const [first, second] = cart as [(typeof cart)[0], (typeof cart)[0]];
const productOf = (line: typeof first) => ({
  ...line.snapshot,
  id: line.productId,
  stock: 5,
  leadTimeDays: 1,
  isService: false,
});

const arrival = (brought: Partial<Arrival>): Arrival => ({
  id: randomUuid(),
  source: 'contact',
  product: null,
  quantity: null,
  cart: [],
  details: {},
  freeText: '',
  service: null,
  ...brought,
});
const begin = (draft: QuoteDraft, brought: Partial<Arrival>) =>
  beginWith(draft, arrival(brought), randomUuid);
const empty = quoteDraftFrom(null);
const filled: QuoteDraft = {
  ...empty,
  name: 'Aisha Al Kuwari',
  phone: '٥٥١٢ ٣٤٥٦',
  email: 'aisha@example.qa',
};
const bodyOf = (draft: QuoteDraft) => quoteBodyFrom(draft, { key: randomUuid(), locale: 'ar', zone: 69 });

describe('a request for a quotation', () => {
  test('begins with an empty text line, which is not sent', () => {
    const draft = begin(empty, {});
    expect(draft.texts).toHaveLength(1);
    expect(bodyOf(draft).lines).toEqual([]);
  });

  test('begins with the product, the cart, the search or the service that it comes from', () => {
    expect(begin(empty, { product: productOf(first), source: 'product' }).products).toHaveLength(1);
    expect(begin(empty, { cart, source: 'cart' }).products).toEqual(cart);
    expect(begin(empty, { freeText: 'walnut table', source: 'search' }).texts[0]?.text).toBe('walnut table');
    expect(begin(empty, { service: 'it_setup', source: 'services' })).toMatchObject({
      service: 'it_setup',
      source: 'services',
    });
  });

  test('keeps earlier lines; the cart replaces its quantities instead of adding them', () => {
    const once = begin(empty, { product: productOf(first), source: 'product' });
    const twice = begin(begin(once, { cart, source: 'cart' }), { cart, source: 'cart' });
    expect(twice.products.map(({ productId, quantity }) => [productId, quantity])).toEqual(
      cart.map(({ productId, quantity }) => [productId, quantity]),
    );
    expect(begin(twice, { product: productOf(second) }).products).toHaveLength(2);
  });

  test('takes over what was typed into the checkout, beside what was typed here', () => {
    const details = {
      name: 'Another',
      phone: '5512 0000',
      companyName: 'Gulf Trading',
      notes: 'By the lift',
    };
    const draft = begin({ ...empty, name: 'Aisha' }, { cart, source: 'cart', details });
    expect(draft).toMatchObject({ ...details, name: 'Aisha', email: '' });
  });

  test('uses the quantity chosen on the product page, and keeps its own where none was chosen', () => {
    const product = productOf(first);
    const three = begin(empty, { product, quantity: 3 });
    expect(three.products[0]?.quantity).toBe(3);
    expect(begin(three, { product }).products[0]?.quantity).toBe(3);
    const fifty = begin(three, { product, quantity: 50 });
    expect(fifty.products.map(({ quantity }) => quantity)).toEqual([50]);
  });

  test('does not restore removed lines after a reload', () => {
    const visit = arrival({ product: productOf(first), source: 'product' });
    const removed = { ...beginWith(empty, visit, randomUuid), products: [] };
    const reloaded = quoteDraftFrom(JSON.parse(JSON.stringify(removed)));
    expect(beginWith(reloaded, visit, randomUuid).products).toEqual([]);
  });

  test('ignores invalid data in the storage of the browser', () => {
    for (const stored of ['text', 7, [], { texts: 'x', products: [null], quantity: -1, source: 'nowhere' }]) {
      expect(quoteDraftFrom(stored)).toEqual(empty);
    }
    const { texts } = quoteDraftFrom({ texts: [{ id: 'a', text: 'desk', quantity: 1e9 }, null, { id: 1 }] });
    expect(texts).toEqual([{ id: 'a', text: 'desk', quantity: 1 }]);
  });

  test('is validated as the server does, line by line and field by field', () => {
    const draft = begin(filled, { cart, freeText: 'walnut table' });
    expect(validate(bodyOf(draft))).toEqual(new Map());
    expect([...validate(bodyOf(empty)).keys()].toSorted()).toEqual(['email', 'lines', 'name', 'phone']);
    expect(validate(bodyOf({ ...draft, crNumber: '123' })).get('companyName')).toEqual({
      code: 'required',
    });
    const long = begin(filled, { freeText: 'x'.repeat(121) });
    expect(validate(bodyOf(long)).get('lines')).toEqual({ code: 'tooLong', limit: 120 });
  });

  test('is not for a past day', () => {
    const now = new Date('2026-11-15T22:00:00Z');
    const wanted = (wantedOn: string) => validate(bodyOf({ ...begin(filled, { cart }), wantedOn }), now);
    expect(wanted('2026-11-15').get('wantedOn')).toEqual({ code: 'invalid' });
    expect(wanted('2026-11-16').size).toBe(0);
  });
});
