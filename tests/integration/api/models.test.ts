import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { type TopView, topViewAddress } from '#domain/planner/top-view/top-view.ts';
import { openImageStore } from '#images/image-store.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { makeGlb } from '../../support/glb.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Product {
  id: string;
  version: number;
  model: string | null;
}

onDatabase('server', '3D models of staff', 'settings', (database) => {
  let folder: string;
  let staff: StaffCalls;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'models-'));
    staff = await staffCalls(database, { images: openImageStore(openFolderStore(folder)) });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const upload = (file: Buffer, query = '', type = 'model/gltf-binary') =>
    staff.upload<{ address: string; size: object }>(`/api/models${query}`, new Uint8Array(file), type);

  test('are stored, shown by a product, replaced and removed, and its history has each', async () => {
    const size = '?width=1600&depth=800&height=740';
    const first = await upload(makeGlb(), size);
    expect(first).toMatchObject({ status: 201, data: { size: { width: 1600, depth: 800, height: 740 } } });
    expect((await upload(makeGlb(), size)).data).toEqual(first.data);
    const product = await staff.write<Product>(
      'POST',
      '/api/products',
      productDraft({ model: first.data.address }),
    );
    expect(product.model).toBe(first.data.address);

    const second = await upload(makeGlb({ width: 1.65 }), size);
    const change = (version: number, model: string | null) =>
      staff.write<Product>('PUT', `/api/products/${product.id}`, { ...productDraft({ model }), version });
    const replaced = await change(product.version, second.data.address);
    expect(replaced.model).toBe(second.data.address);
    expect((await change(replaced.version, null)).model).toBeNull();

    const history = await database.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entityId, product.id))
      .orderBy(auditLog.id);
    expect(history.map(({ after }) => (after as Product).model)).toEqual([
      first.data.address,
      second.data.address,
      null,
    ]);
  });

  test('are drawn from above at an address that never changes', async () => {
    const { data } = await upload(makeGlb(), '?width=1600&depth=800&height=740');
    const address = topViewAddress(data.address) ?? '';
    const answer = await staff.ask(address);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    const { areas } = (await answer.json()) as TopView;
    expect(areas).toHaveLength(1);
    expect(await (await staff.ask(address)).json()).toEqual({ areas });
    for (const other of [
      address.replace('/1/', '/0/'),
      '/top-views/1/000000000000000000000000.json',
      '/top-views/x',
    ])
      expect(await staff.statusOf(other), other).toBe(404);
  });

  test('that are no models, or not of this product, are refused in the words of the caller', async () => {
    const wrong = await upload(makeGlb({ width: 160 }), '?width=1600&depth=800&height=740');
    expect(wrong).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'model', message: expect.stringContaining('metre') }] },
    });
    expect(await upload(Buffer.from('no model'))).toMatchObject({ status: 400 });
    expect(await upload(makeGlb(), '', 'application/octet-stream')).toMatchObject({ status: 415 });
    expect(await upload(Buffer.alloc(4 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  });

  test('with a texture that would fill the memory of a phone are refused', async () => {
    const withTexture = async (side: number) => {
      const create = { width: side, height: 8, channels: 3, background: '#888' } as const;
      const texture = await sharp({ create }).png().toBuffer();
      return makeGlb({ texture });
    };
    expect(await upload(await withTexture(64))).toMatchObject({ status: 201 });
    expect(await upload(await withTexture(4096))).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'model', message: expect.stringContaining('2048') }] },
    });
  });
});
