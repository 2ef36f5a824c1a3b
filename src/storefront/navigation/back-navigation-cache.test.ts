import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserWindow } from '../../../tests/support/browser/browser-window.ts';

/** A visit of its own for each test, since the cache lasts as long as the document. */
async function openVisit() {
  vi.resetModules();
  const { window } = openBrowserWindow();
  Object.assign(window, { location: { pathname: '/', search: '' } });
  const memory = await import('./back-navigation-cache.ts');
  memory.watchHistory();

  const fromShop = vi.fn(async () => ({ page: { type: 'data' as const, result: 'fresh' } }));
  const load = (address: string, method = 'GET') =>
    memory.serveBackNavigation(
      {
        request: new Request(`http://shop.test${address}`, { method }),
        url: new URL(`http://shop.test${address}`),
        pattern: '',
        params: {},
        context: new RouterContextProvider(),
      },
      fromShop as never,
    );
  const goBackTo = (address: string) => {
    const [pathname, search = ''] = address.split(/(?=\?)/);
    Object.assign(window, { location: { pathname, search } });
    window.dispatchEvent(new Event('popstate'));
  };
  return { ...memory, load, goBackTo, fromShop };
}

let visit: Awaited<ReturnType<typeof openVisit>>;
beforeEach(async () => {
  visit = await openVisit();
});

const list = '/ar/products?inStock=true';
const remembered = { listing: { type: 'data', result: 'as it was' } };

describe('going back', () => {
  it('shows the cached data without a request, and revalidates it once', async () => {
    visit.cacheShownPage(list, 'listing', 'as it was');
    visit.goBackTo(list);
    expect(await visit.load(list)).toEqual(remembered);
    expect(visit.fromShop).not.toHaveBeenCalled();
    expect(visit.consumeStaleFlag('/product/desk'), 'flag of the previous page').toBe(false);
    expect(visit.consumeStaleFlag(list)).toBe(true);
    expect(visit.consumeStaleFlag(list)).toBe(false);
    expect(await visit.load(list)).toMatchObject({ page: { result: 'fresh' } });
  });

  it('keeps the cached data on the screen when revalidation fails', async () => {
    visit.cacheShownPage(list, 'listing', 'as it was');
    visit.goBackTo(list);
    await visit.load(list);
    visit.fromShop.mockResolvedValueOnce({ listing: { type: 'error', result: new TypeError() } } as never);
    expect(await visit.load(list)).toEqual(remembered);
    const unavailable = { status: 503, statusText: '', internal: false, data: '' };
    visit.fromShop.mockResolvedValueOnce({ listing: { type: 'error', result: unavailable } } as never);
    expect(await visit.load(list)).toEqual(remembered);
    const refusal = { status: 404, statusText: '', internal: false, data: '' };
    visit.fromShop.mockResolvedValueOnce({ listing: { type: 'error', result: refusal } } as never);
    expect(await visit.load(list), 'what is gone is gone').toMatchObject({ listing: { result: refusal } });
  });

  it('asks for what was not shown in this visit', async () => {
    visit.goBackTo(list);
    expect(await visit.load(list)).toMatchObject({ page: { result: 'fresh' } });
    expect(visit.consumeStaleFlag(list)).toBe(false);
  });

  it.each(['/checkout', '/ar/order-confirmation?order=1&key=2', '/quotation?ref=1'])(
    'never shows %s from memory',
    async (address) => {
      visit.cacheShownPage(address, 'page', 'as it was');
      visit.goBackTo(address);
      expect(await visit.load(address)).toMatchObject({ page: { result: 'fresh' } });
    },
  );
});

it('a link asks the shop, also for a page that was shown before', async () => {
  visit.cacheShownPage(list, 'listing', 'as it was');
  expect(await visit.load(list)).toMatchObject({ page: { result: 'fresh' } });
});

it('what is sent makes everything before it old', async () => {
  visit.cacheShownPage(list, 'listing', 'as it was');
  await visit.load('/product/desk', 'POST');
  visit.goBackTo(list);
  expect(await visit.load(list)).toMatchObject({ page: { result: 'fresh' } });
});

it('only the last pages are remembered, so that a long visit does not fill the memory', async () => {
  for (let page = 1; page <= 25; page++)
    visit.cacheShownPage(`/products?page=${page}`, 'listing', 'as it was');
  const isRemembered = async (page: number) => {
    visit.goBackTo(`/products?page=${page}`);
    return 'listing' in ((await visit.load(`/products?page=${page}`)) as object);
  };
  expect([await isRemembered(5), await isRemembered(6), await isRemembered(25)]).toEqual([false, true, true]);
});
