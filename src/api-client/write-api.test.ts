import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { defineContract, type Method } from '#api/http/contract.ts';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import { testimonialsContract } from '#api/public/testimonials/testimonials.contract.ts';
import { openBrowserWindow, refuseStorage } from '../../tests/support/browser/browser-window.ts';
import { chairs, desks } from '../../tests/support/catalogue-answers.ts';
import { answerData, answerJson, startApiServer } from '../../tests/support/servers/api-server.ts';
import { apiQueryOptions } from './api-query-options.ts';
import { followOtherTabs, productsUpdatedEvent } from './catalogue-changes.ts';
import { createQueryClient } from './query-client.ts';
import { readApi } from './read-api.ts';
import { writeApi } from './write-api.ts';

const change = (method: Method, path: `/api/${string}`) =>
  defineContract({
    method,
    path,
    group: '',
    summary: '',
    description: '',
    access: 'staff',
    errors: [],
    data: z.unknown(),
  });
const createCategory = change('post', '/api/categories');
const createProduct = change('post', '/api/products');
const categories = apiQueryOptions(categoriesContract, {});

/** Observes a read as an open page does. */
function show(client: QueryClient) {
  const shown = new QueryObserver(client, categories);
  onTestFinished(shown.subscribe(() => {}));
  return shown;
}

const settle = () => new Promise((later) => setTimeout(later, 50));

describe('a change that succeeded', () => {
  it.each([
    ['create', createCategory],
    ['update', change('put', '/api/testimonials/7')],
    ['delete', change('delete', '/api/products/7')],
    ['toggle', change('patch', '/api/testimonials/7/toggle')],
  ])('clears the whole cache: %s', async (_what, contract) => {
    openBrowserWindow();
    const api = await startApiServer(answerData([]));
    const client = createQueryClient();
    await readApi(client, categoriesContract, {});
    await readApi(client, testimonialsContract, {});
    await writeApi(client, contract, {});
    expect(client.getQueryCache().getAll()).toEqual([]);
    await readApi(client, categoriesContract, {});
    await readApi(client, testimonialsContract, {});
    expect(api.seen).toHaveLength(5);
  });

  it('resolves with the response of the server', async () => {
    openBrowserWindow();
    await startApiServer(answerData({ id: 'c9' }));
    expect(await writeApi(createQueryClient(), createCategory, {})).toMatchObject({ data: { id: 'c9' } });
  });

  it('refetches what is on the screen, which stays there meanwhile', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerData([desks]));
    const client = createQueryClient();
    const shown = show(client);
    await vi.waitFor(() => expect(shown.getCurrentResult().data?.data).toEqual([desks]));
    const release = Promise.withResolvers<void>();
    api.answer = async (request, response) => {
      if (request.method === 'GET') await release.promise;
      await answerData([desks, chairs])(request, response);
    };
    await writeApi(client, createCategory, {});
    expect(shown.getCurrentResult()).toMatchObject({ isFetching: true, data: { data: [desks] } });
    release.resolve();
    await vi.waitFor(() => expect(shown.getCurrentResult().data?.data).toEqual([desks, chairs]));
  });

  it.each(['no page shows', 'a page shows'])(
    'lets no read in flight bring back stale data: %s',
    async (who) => {
      const { storage } = openBrowserWindow();
      const release = Promise.withResolvers<void>();
      const api = await startApiServer(async (request, response) => {
        if (api.seen.length === 1) await release.promise;
        const past = api.seen.indexOf(request) === 0;
        await answerData(past ? [desks] : [desks, chairs])(request, response);
      });
      const client = createQueryClient();
      if (who === 'a page shows') show(client);
      const early = readApi(client, categoriesContract, {});
      await vi.waitFor(() => expect(api.seen).toHaveLength(1));
      await writeApi(client, createCategory, {});
      expect((await early).data).toEqual([desks, chairs]);
      release.resolve();
      await settle();
      expect(client.getQueryData(categories.queryKey)?.data).toEqual([desks, chairs]);
      expect(JSON.parse(storage.get('categories') ?? '')).toEqual([desks, chairs]);
    },
  );
});

describe('a change that failed', () => {
  it.each(['/api/categories', '/api/products', '/api/testimonials'] as const)(
    'is always reported and clears nothing: %s',
    async (path) => {
      const { window } = openBrowserWindow();
      const api = await startApiServer(answerData([desks]));
      const client = createQueryClient();
      await readApi(client, categoriesContract, {});
      const updated = vi.fn();
      window.addEventListener(productsUpdatedEvent, updated);
      api.answer = answerJson({ success: false, error: { code: 'stale_version', message: '' } }, 409);
      await expect(writeApi(client, change('post', path), {})).rejects.toMatchObject({
        message: 'HTTP error! status: 409',
        code: 'stale_version',
      });
      await api.stop();
      await expect(writeApi(client, change('post', path), {})).rejects.toThrow();
      expect((await readApi(client, categoriesContract, {})).data).toEqual([desks]);
      expect(updated).not.toHaveBeenCalled();
      expect(api.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    },
  );
});

describe('the event productsUpdated', () => {
  // Specification 4.05
  it('follows every change of products and no other', async () => {
    const { window } = openBrowserWindow();
    await startApiServer(answerData(null));
    const updated = vi.fn();
    window.addEventListener('productsUpdated', updated);
    const client = createQueryClient();
    await writeApi(client, createCategory, {});
    expect(updated).toHaveBeenCalledTimes(0);
    await writeApi(client, createProduct, {});
    await writeApi(client, change('put', '/api/products/7'), {});
    await writeApi(client, change('delete', '/api/products/7'), {});
    expect(updated).toHaveBeenCalledTimes(3);
  });

  it('is dispatched also where the browser refuses its storage', async () => {
    const { window } = openBrowserWindow();
    refuseStorage();
    await startApiServer(answerData(null));
    const updated = vi.fn();
    window.addEventListener('productsUpdated', updated);
    await writeApi(createQueryClient(), createProduct, {});
    expect(updated).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  it('clears its cache when this tab changes something', async () => {
    const { window, storage } = openBrowserWindow();
    const stored: { key: string; newValue: string | null }[] = [];
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem: (key: string, newValue: string) => {
        storage.set(key, newValue);
        stored.push({ key, newValue });
      },
    });
    await startApiServer(answerData([desks]));
    const otherTab = createQueryClient();
    await readApi(otherTab, categoriesContract, {});
    onTestFinished(followOtherTabs(otherTab));
    stored.length = 0;
    await writeApi(createQueryClient(), createProduct, {});
    expect(storage.has(stored[0]?.key ?? '')).toBe(false);

    // A browser sends other tabs one storage event for the item and one for its removal.
    const tell = (change: object) => window.dispatchEvent(Object.assign(new Event('storage'), change));
    tell({ key: 'cart', newValue: '[]' });
    tell({ key: stored[0]?.key, newValue: null });
    expect(otherTab.getQueryCache().getAll()).toHaveLength(1);
    tell(stored[0] ?? {});
    expect(otherTab.getQueryCache().getAll()).toEqual([]);
  });
});
