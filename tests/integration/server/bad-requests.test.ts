import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { apiRoutes } from '#api/api-routes.ts';
import { openApiDocument } from '#api/openapi-document.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { openImageStore } from '#images/image-store.ts';
import { openFolderStore } from '#images/storage/folder-store.ts';
import { firstContents } from '#server/first-contents.ts';
import { listen } from '#server/listen.ts';
import type { ApiDocument } from '../../bad-requests/api-operations.ts';
import { attack } from '../../bad-requests/attack.ts';
import { ShopUnderAttack } from '../../bad-requests/shop-under-attack.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { signInForTest } from '../../support/staff-session.ts';

const seed = 20_261_115;
const each = 320;

/** A part of what `npm run bad-requests` sends: some to every call, without a session and with one. */
onDatabase('server', 'bad requests', (database) => {
  it('are refused without a failure, a hang or a word about the inside, and the shop goes on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const images = openImageStore(openFolderStore(folder));
    await seedDatabase(database.db, ...firstContents);
    const { cookie } = await signInForTest(database.db);
    const server = await listen({ host: '127.0.0.1', port: 0 }, () => buildTestApp({ database, images }));
    const url = `http://127.0.0.1:${server.port}`;
    const shop = new ShopUnderAttack(url, cookie, testNow);
    const contracts = apiRoutes.map(({ contract }) => contract);
    const document = openApiDocument(contracts, '1') as unknown as ApiDocument;
    const product = await shop.findProduct();
    const knownIds = await shop.knownIds(document, product.id);
    const before = await shop.staffsData();

    const ofStrangers = await attack({ url, document, knownIds, count: each, seed });
    expect(ofStrangers.failures).toEqual([]);
    expect(await shop.staffsData(), 'strangers change nothing of staff').toEqual(before);

    const ofStaff = await attack({ url, document, knownIds, count: each, seed: seed + 1, cookie });
    expect(ofStaff.failures).toEqual([]);

    await shop.placeOrder(product);
    expect(await server.drain(5000)).toBe('finished');
  });
});
