import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { apiRoutes } from '#api/api-routes.ts';
import { openApiDocument } from '#api/public/docs/openapi-document.ts';
import { openImageStore } from '#images/image-store.ts';
import { listen } from '#server/listen.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import type { ApiDocument } from '../../fuzzing/api-operations.ts';
import { fuzz } from '../../fuzzing/fuzz.ts';
import { FuzzedShop } from '../../fuzzing/fuzzed-shop.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { signInForTest } from '../../support/staff-session.ts';
import { repetitions } from '../../support/thorough.ts';

const seed = 20_261_115;
const each = repetitions(25, 320);

/** A part of what `npm run fuzz` sends: some requests to every operation, without a session and with one. */
onDatabase('server', 'fuzzed requests', 'catalogue', (database) => {
  it('are answered without a server error, a hang or leaked internals, and the shop still works', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const images = openImageStore(openFolderStore(folder));
    const { cookie } = await signInForTest(database.db);
    const server = await listen({ host: '127.0.0.1', port: 0 }, () => buildTestApp({ database, images }));
    const url = `http://127.0.0.1:${server.port}`;
    const shop = new FuzzedShop(url, cookie, testNow);
    const contracts = apiRoutes.map(({ contract }) => contract);
    const document = openApiDocument(contracts, '1') as unknown as ApiDocument;
    const product = await shop.findProduct();
    const knownIds = await shop.knownIds(document, product.id);
    const before = await shop.staffData();

    const anonymous = await fuzz({ url, document, knownIds, count: each, seed });
    expect(anonymous.failures).toEqual([]);
    expect(await shop.staffData(), 'anonymous requests change no staff data').toEqual(before);

    const asStaff = await fuzz({ url, document, knownIds, count: each, seed: seed + 1, cookie });
    expect(asStaff.failures).toEqual([]);

    await shop.placeOrder(product);
    expect(await server.drain(5000)).toBe('finished');
  });
});
