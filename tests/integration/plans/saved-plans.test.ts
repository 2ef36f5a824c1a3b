import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plans } from '#database/schema/plans.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { deleteExpiredData } from '#domain/personal-data/delete-expired-data.server.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { twoRooms } from './plan-calls.ts';

const nobody = '0197a1f0-5c1e-7b60-9a71-6f0f3d1c0a11';

onDatabase('server', 'a saved plan', 'settings', (database) => {
  let visitor: StaffCalls;

  beforeAll(async () => {
    visitor = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(plans);
    await database.db.delete(rateLimits);
  });

  const save = (plan: unknown) =>
    visitor.send<{ id: string; keptUntil: string }>('POST', '/api/plans', { plan });
  const open = (id: string) => buildTestApp({ database }).request(`/api/plans/${id}`);

  test('is opened by its id alone, as it was saved, and is the same when it is saved again', async () => {
    const plan = twoRooms(nobody, nobody);
    const { status, data } = await save(plan);
    expect(status).toBe(201);
    // 128 random bits.
    expect(data.id).toMatch(/^[\w-]{22}$/);
    expect(data.keptUntil > '2027-10-01').toBe(true);
    const answer = await open(data.id);
    expect(await answer.json()).toMatchObject({ data: { plan } });
    expect((await save(plan)).data.id).toBe(data.id);
    expect((await save({ ...plan, name: 'Another' })).data.id).not.toBe(data.id);
    expect(await database.db.$count(plans)).toBe(2);
    for (const guess of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%27', data.id.toUpperCase()]) {
      expect((await open(guess)).status, guess).toBe(404);
    }
    expect((await buildTestApp({ database }).request('/api/plans')).status).toBe(405);
  });

  describe('is refused', () => {
    const plan = twoRooms(nobody, nobody);
    const [room] = plan.rooms;
    const [piece] = plan.pieces;
    const crossing = [
      { x: 0, y: 0 },
      { x: 4000, y: 4000 },
      { x: 4000, y: 0 },
      { x: 0, y: 4000 },
    ];
    test.each([
      ['with walls that cross', { ...plan, rooms: [{ ...room, outline: crossing }] }],
      [
        'with two thousand pieces',
        {
          ...plan,
          pieces: Array.from({ length: 2_000 }, (_, index) => ({ ...piece, id: `p${index}` })),
        },
      ],
      ['of a kilometre', { ...plan, pieces: [{ ...piece, x: 1_000_000 }] }],
      ['of half millimetres', { ...plan, pieces: [{ ...piece, x: 0.5 }] }],
      ['with a product that is no id', { ...plan, pieces: [{ ...piece, product: "' or 1=1" }] }],
      ['with a price', { ...plan, pieces: [{ ...piece, price: 1 }] }],
      [
        'with a door in no wall',
        { ...plan, rooms: [{ ...room, openings: [{ ...room?.openings[0], wall: 9 }] }] },
      ],
      ['that is a list', []],
      ['that is nothing', null],
    ])('%s', async (_, bad) => {
      const { status, error } = await save(bad);
      expect([status, error.code]).toEqual([400, 'invalid_input']);
      expect(await database.db.$count(plans)).toBe(0);
    });

    test('above a megabyte, such as ten thousand pieces, before it is parsed', async () => {
      const pieces = Array.from({ length: 10_000 }, (_, index) => ({ ...piece, id: `p${index}` }));
      expect((await save({ ...plan, pieces })).status).toBe(413);
      const { status, error } = await save({ ...plan, name: 'a'.repeat(5_000_000) });
      expect([status, error.code]).toEqual([413, 'payload_too_large']);
    });
  });

  test('keeps no character that the database cannot store', async () => {
    const plan = twoRooms(nobody, nobody, ['A\u0000B', 'C\uD800D']);
    const { status } = await save(plan);
    expect([201, 400]).toContain(status);
  });

  test('is deleted when nobody has saved it for the months of the setting', async () => {
    const keep = { messages: 0, quotes: 0, plans: 12, history: 0 };
    const { id } = (await save(twoRooms(nobody, nobody))).data;
    const monthsLater = (months: number) => {
      const now = new Date(testNow);
      now.setUTCMonth(now.getUTCMonth() + months);
      return now;
    };
    expect(await deleteExpiredData(database.db, keep, { now: monthsLater(11) })).toMatchObject({ plans: 0 });
    expect((await open(id)).status).toBe(200);
    const forEver = { ...keep, plans: 0 };
    expect(await deleteExpiredData(database.db, forEver, { now: monthsLater(99) })).toMatchObject({
      plans: 0,
    });
    expect(await deleteExpiredData(database.db, keep, { now: monthsLater(13) })).toMatchObject({ plans: 1 });
    expect((await open(id)).status).toBe(404);
  });

  test('is a PDF to scale with prices of the shop, and says what is not sold any more', async () => {
    const create = (fields: Parameters<typeof productDraft>[0]) =>
      visitor.write<{ id: string; sku: string }>(
        'POST',
        '/api/products',
        productDraft({ leadTimeDays: 0, ...fields }),
      );
    const desk = await create({
      sku: 'PLAN-DESK',
      price: 1250,
      dimensions: { width: 1600, depth: 800, height: 740 },
    });
    const chair = await create({
      sku: 'PLAN-CHAIR',
      price: 400,
      dimensions: { width: 600, depth: 600, height: 1100 },
    });
    const { id } = (await save(twoRooms(desk.id, chair.id))).data;
    const { quotationPdfs, textOf } = await pdfReader();
    const app = buildTestApp({ database, quotationPdfs });
    for (const language of ['en', 'ar']) {
      const answer = await app.request(`/api/plans/${id}/plan.pdf?language=${language}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/pdf');
      const [drawing = '', bill = ''] = await textOf(await answer.arrayBuffer());
      expect(drawing).toContain('1:50');
      expect(drawing).toContain('Open office');
      expect(bill).toContain('PLAN-DESK');
      // Three desks and two chairs.
      expect(bill).toContain('3,750.00');
      expect(bill).toContain('4,550.00');
    }
    expect((await app.request('/api/plans/AAAAAAAAAAAAAAAAAAAAAA/plan.pdf')).status).toBe(404);
    await quotationPdfs.close();
  });

  // Last: the process remembers whom it refuses.
  test('is refused after sixty within an hour from one address', async () => {
    const plan = twoRooms(nobody, nobody);
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await save(plan)).status);
    expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

async function pdfReader() {
  const { openTestPdfs } = await import('../../support/app.ts');
  const { extractText, getDocumentProxy } = await import('unpdf');
  return {
    quotationPdfs: openTestPdfs(),
    async textOf(pdf: ArrayBuffer) {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
      return text.map((page) => page.normalize('NFKC'));
    },
  };
}
