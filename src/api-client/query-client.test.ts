import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import { productsContract } from '#api/public/catalogue/products.contract.ts';
import { openBrowserWindow } from '../../tests/support/browser/browser-window.ts';
import { desks, lamp, listMeta } from '../../tests/support/catalogue-answers.ts';
import { answerData, answerJson, startApiServer } from '../../tests/support/servers/api-server.ts';
import { apiQueryOptions } from './api-query-options.ts';
import { createQueryClient } from './query-client.ts';

const categories = apiQueryOptions(categoriesContract, {});
const minute = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('the cache', () => {
  // Specification 4.03
  it('answers from memory for 5 minutes and asks again after that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openBrowserWindow();
    const api = await startApiServer(answerData([desks]));
    const client = createQueryClient();
    await client.query(categories);
    vi.advanceTimersByTime(5 * minute - 1);
    expect((await client.query(categories)).data).toEqual([desks]);
    expect(api.seen).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await client.query(categories);
    expect(api.seen).toHaveLength(2);
  });

  it('evicts what no component shows after 10 minutes', async () => {
    openBrowserWindow();
    await startApiServer(answerData([desks]));
    const client = createQueryClient();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    await client.query(categories);
    vi.advanceTimersByTime(10 * minute - 1);
    expect(client.getQueryData(categories.queryKey)?.data).toEqual([desks]);
    vi.advanceTimersByTime(1);
    expect(client.getQueryData(categories.queryKey)).toBeUndefined();
  });

  it('has one entry for each set of parameters', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerData([lamp], listMeta));
    const client = createQueryClient();
    await client.query(apiQueryOptions(productsContract, {}));
    await client.query(apiQueryOptions(productsContract, { query: { search: undefined } }));
    await client.query(apiQueryOptions(productsContract, { query: { search: 'lamp' } }));
    await client.query(apiQueryOptions(productsContract, { query: { search: 'desk' } }));
    expect(api.seen.map(({ address }) => address)).toEqual([
      '/api/products',
      '/api/products?search=lamp',
      '/api/products?search=desk',
    ]);
  });

  // Specification 9.02
  it('retries a failed read once', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerJson({}, 500));
    const read = createQueryClient().query({ ...categories, retryDelay: 0 });
    await expect(read).rejects.toThrow('HTTP error! status: 500');
    expect(api.seen).toHaveLength(2);
  });

  it('never caches a read that failed, whatever the failure looked like', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerJson({ success: false, data: [] }));
    const client = createQueryClient();
    await expect(client.query({ ...categories, retryDelay: 0 })).rejects.toThrow('without success');
    expect(client.getQueryData(categories.queryKey)).toBeUndefined();
    api.answer = answerData([desks]);
    expect((await client.query(categories)).data).toEqual([desks]);
  });

  it('does not refetch when the window gets the focus', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openBrowserWindow();
    const api = await startApiServer(answerData([desks]));
    const client = createQueryClient();
    client.mount();
    const shown = new QueryObserver(client, categories);
    onTestFinished(shown.subscribe(() => {}));
    onTestFinished(() => client.unmount());
    await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));
    vi.advanceTimersByTime(6 * minute);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((later) => setTimeout(later, 50));
    expect(
      client
        .getQueryCache()
        .find(categories)
        ?.isStaleByTime(5 * minute),
    ).toBe(true);
    expect(api.seen).toHaveLength(1);
    focusManager.setFocused(undefined);
  });

  it('does not wait for a connection when there is none', async () => {
    openBrowserWindow();
    await startApiServer(answerJson({}, 500));
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const read = createQueryClient().query({ ...categories, retryDelay: 0 });
    await expect(read).rejects.toThrow('HTTP error! status: 500');
  });
});

describe('the cache of the page', () => {
  it('is one, and there is none on the server, where it would be shared by all visitors', async () => {
    vi.resetModules();
    const { getQueryClient } = await import('./query-client.ts');
    expect(() => getQueryClient()).toThrow('server');
    openBrowserWindow();
    vi.stubGlobal('document', {});
    expect(getQueryClient()).toBe(getQueryClient());
  });

  it('resumes a read that waited in a hidden tab, and is invalidated by changes in other tabs', async () => {
    const { window } = openBrowserWindow();
    const api = await startApiServer(answerJson({}, 500));
    vi.resetModules();
    const { getQueryClient } = await import('./query-client.ts');
    const { focusManager } = await import('@tanstack/react-query');
    onTestFinished(() => focusManager.setFocused(undefined));
    const client = getQueryClient();
    focusManager.setFocused(false);
    const read = client.query({ ...categories, retryDelay: 0 });
    await vi.waitFor(() => expect(client.getQueryState(categories.queryKey)?.fetchStatus).toBe('paused'));
    api.answer = answerData([desks]);
    focusManager.setFocused(true);
    expect((await read).data).toEqual([desks]);

    const change = { key: 'catalogueChanged', newValue: '/api/categories' };
    window.dispatchEvent(Object.assign(new Event('storage'), change));
    expect(client.getQueryData(categories.queryKey)).toBeUndefined();
  });
});
