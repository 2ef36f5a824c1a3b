import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import { productsContract, productsSearchTermContract } from '#api/public/catalogue/products.contract.ts';
import { productsIdContract } from '#api/public/catalogue/products-id.contract.ts';
import { healthContract } from '#api/public/health/health.contract.ts';
import { testimonialsContract } from '#api/public/testimonials/testimonials.contract.ts';
import { openBrowserWindow } from '../../tests/support/browser/browser-window.ts';
import { chairs, desks, lamp, listMeta } from '../../tests/support/catalogue-answers.ts';
import { answerData, answerJson, startApiServer } from '../../tests/support/servers/api-server.ts';
import { createQueryClient } from './query-client.ts';
import { readApi } from './read-api.ts';

/** The query client with the shop's defaults, but without the delay before the retry. */
function impatientClient() {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

describe('a read that succeeds', () => {
  it('calls the server once and then reads the cache', async () => {
    const { storage } = openBrowserWindow();
    const api = await startApiServer(answerData([lamp], listMeta));
    const client = createQueryClient();
    const answer = { success: true, data: [lamp], meta: listMeta };
    expect(await readApi(client, productsContract, {})).toEqual(answer);
    expect(await readApi(client, productsContract, {})).toEqual(answer);
    expect(api.seen).toHaveLength(1);
    expect(JSON.parse(storage.get('products') ?? '')).toEqual([lamp]);
  });

  it('without data gives what is stored, or else nothing', async () => {
    const { storage } = openBrowserWindow();
    await startApiServer(answerData([]));
    expect(await readApi(createQueryClient(), categoriesContract, {})).toEqual({ success: true, data: [] });
    storage.set('categories', JSON.stringify([desks]));
    expect((await readApi(createQueryClient(), categoriesContract, {})).data).toEqual([desks]);
  });
});

describe('a read of the catalogue that fails', () => {
  const failures = {
    'an HTTP error': answerJson({ success: false, error: { code: 'internal_error' } }, 500),
    'success false': answerJson({ success: false }),
    'no JSON': (_request: unknown, response: { end: (text: string) => void }) => response.end('<html>'),
    'a broken connection': (_request: unknown, response: { destroy: () => void }) => response.destroy(),
  };

  // Specification 8.01
  it.each(Object.entries(failures))('with %s is a success without data', async (_what, answer) => {
    openBrowserWindow();
    await startApiServer(answer);
    const client = impatientClient();
    const none = { success: true, data: [] };
    expect(await readApi(client, categoriesContract, {})).toEqual(none);
    expect(await readApi(client, testimonialsContract, {})).toEqual(none);
    expect(await readApi(client, productsContract, {})).toEqual(none);
    expect(await readApi(client, productsSearchTermContract, { params: { term: 'desk' } })).toEqual(none);
    expect(await readApi(client, productsIdContract, { params: { id: 'p1' } })).toEqual({
      success: true,
      data: null,
    });
  });

  it('is called twice before it is a success without data, the search included', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerJson({}, 500));
    await readApi(impatientClient(), productsSearchTermContract, { params: { term: 'desk' } });
    expect(api.seen.map(({ address }) => address)).toEqual(Array(2).fill('/api/products/search/desk'));
  });

  it('because the server takes too long is a success without data', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const hurry = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    onTestFinished(() => hurry.mockRestore());
    openBrowserWindow();
    await startApiServer(() => {});
    expect(await readApi(impatientClient(), categoriesContract, {})).toEqual({ success: true, data: [] });
    expect(hurry).toHaveBeenCalledWith(20_000);
  });

  it('because the term cannot be part of a URL finds nothing either', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerData([lamp], listMeta));
    const answer = await readApi(impatientClient(), productsSearchTermContract, { params: { term: '..' } });
    expect(answer).toEqual({ success: true, data: [] });
    expect(api.seen).toEqual([]);
  });

  it('is not cached: the next read calls the server again', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerJson({}, 503));
    const client = impatientClient();
    expect((await readApi(client, categoriesContract, {})).data).toEqual([]);
    api.answer = answerData([desks]);
    expect((await readApi(client, categoriesContract, {})).data).toEqual([desks]);
  });

  it('falls back to the snapshot of an earlier read', async () => {
    openBrowserWindow();
    const api = await startApiServer(answerData([desks, chairs]));
    await readApi(impatientClient(), categoriesContract, {});
    await api.stop();
    const answer = await readApi(impatientClient(), categoriesContract, {});
    expect(answer).toEqual({ success: true, data: [desks, chairs] });
  });
});

describe('any other read that fails', () => {
  it('throws', async () => {
    openBrowserWindow();
    await startApiServer(answerJson({}, 500));
    await expect(readApi(impatientClient(), healthContract, {})).rejects.toThrow('HTTP error! status: 500');
  });
});

describe('a read that its caller aborts', () => {
  it('ends as aborted, and not as a catalogue without data', async () => {
    openBrowserWindow();
    await startApiServer(() => {});
    const client = impatientClient();
    const leaving = new AbortController();
    const read = readApi(client, categoriesContract, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    await expect(readApi(client, categoriesContract, {}, { signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    client.clear();
  });

  it('is not sent again when its query is cancelled too', async () => {
    openBrowserWindow();
    const api = await startApiServer(() => {});
    const client = impatientClient();
    const leaving = new AbortController();
    const read = readApi(client, categoriesContract, {}, { signal: leaving.signal });
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    leaving.abort();
    await client.cancelQueries();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    expect(client.isFetching()).toBe(0);
    expect(api.seen).toHaveLength(1);
  });
});
