import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { images } from '#database/schema/images.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import type { TestimonialBody } from '#domain/testimonials/testimonial-body.ts';
import { imageAddress } from '#images/image-address.ts';
import { testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Testimonial = TestimonialBody & { id: string; image: string | null; version: number };
type ListedTestimonial = Testimonial & { position: number };

const body: TestimonialBody = {
  author: 'Noor Al-Kuwari',
  role: 'Office manager',
  company: 'Pearl Trading',
  text: 'They came on time.',
  rating: 5,
  isActive: true,
  translations: {
    ar: { author: 'نور الكواري', role: 'مديرة المكتب', company: 'اللؤلؤة للتجارة', text: 'جاؤوا في الموعد.' },
  },
};

onDatabase('server', 'writing testimonials', 'catalogue', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields: Partial<TestimonialBody> = {}) =>
    staff.write<Testimonial>('POST', '/api/testimonials', { ...body, ...fields });
  const shown = () => staff.read<Testimonial[]>('/api/testimonials');

  // Specification 3.03
  test('a new one is answered as it is read, and comes last', async () => {
    const created = await create();
    expect(created).toEqual({ ...body, id: expect.any(String), image: null, version: 1 });
    expect((await shown()).at(-1)).toEqual(created);
  });

  test('a change is seen by the next reader, and keeps its place', async () => {
    const created = await create();
    await create();
    const position = (await shown()).findIndex(({ id }) => id === created.id);
    const { id, image: _image, ...sent } = { ...created, text: 'They came early.' };
    const changed = await staff.write<Testimonial>('PUT', `/api/testimonials/${id}`, sent);
    expect(changed).toEqual({ ...created, text: 'They came early.', version: 2 });
    expect((await shown())[position]).toEqual(changed);
  });

  test('a stale change is refused, and says what changed', async () => {
    const { id, image, ...sent } = await create();
    await staff.write('PUT', `/api/testimonials/${id}`, { ...sent, rating: 4 });
    await staff.write('PATCH', `/api/testimonials/${id}/toggle`);
    const { status, error } = await staff.send('PUT', `/api/testimonials/${id}`, { ...sent, text: 'Late.' });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'stale_version', conflict: { version: 3 } });
    expect(error.conflict?.changed.toSorted()).toEqual(['isActive', 'rating']);
    expect(error.conflict?.current).toMatchObject({
      ...sent,
      id,
      image,
      rating: 4,
      isActive: false,
      version: 3,
    });
    const deletion = await staff.send('DELETE', `/api/testimonials/${id}?version=2`);
    expect(deletion).toMatchObject({ status: 409, error: { conflict: { changed: ['isActive'] } } });
  });

  test('deleting removes it for good', async () => {
    const { id, version } = await create();
    expect(await staff.write('DELETE', `/api/testimonials/${id}?version=${version}`)).toEqual({ id });
    expect((await shown()).map((one) => one.id)).not.toContain(id);
    expect(await staff.send('DELETE', `/api/testimonials/${id}`)).toMatchObject({ status: 404 });
  });

  describe('the list for staff', () => {
    const listed = async () =>
      (await staff.readForStaff<ListedTestimonial[]>('/api/staff/testimonials')).data;
    const move = (id: string, position: number) =>
      staff.write<ListedTestimonial>('PATCH', `/api/testimonials/${id}/position`, { position });

    test('has those that visitors do not see, in order and counted from 0', async () => {
      const hidden = await create({ isActive: false });
      const all = await listed();
      expect(all.at(-1)).toEqual({ ...hidden, position: all.length - 1 });
      expect(all.map(({ position }) => position)).toEqual(all.map((_, place) => place));
      expect(all.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual(
        (await shown()).map(({ id }) => id),
      );
    });

    test('keeps the order that staff give it, for visitors too', async () => {
      const { id, version } = await create();
      const before = (await listed()).map((one) => one.id);
      expect(await move(id, 1)).toMatchObject({ id, position: 1, version });
      const wanted = before.filter((other) => other !== id).toSpliced(1, 0, id);
      expect((await listed()).map((one) => one.id)).toEqual(wanted);
      expect((await shown()).map((one) => one.id).indexOf(id)).toBe(1);
      expect(await move(id, 9999)).toMatchObject({ position: before.length - 1 });
      expect((await listed()).map((one) => one.id)).toEqual(before);
    });

    test('keeps every place when several are moved at once', async () => {
      const ids = (await listed()).map(({ id }) => id);
      await Promise.all(ids.slice(0, 4).map((id, place) => move(id, place + 2)));
      const after = await listed();
      expect(after.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(after.map(({ position }) => position)).toEqual(ids.map((_, place) => place));
    });

    test('a deletion is taken back at its place, with its picture', async () => {
      const [, pictured] = (await listed()).filter(({ image }) => image !== null);
      // Pictures come with the shop's files; without them any one stands for it.
      const { id, version, position, ...sent } = pictured ?? ((await listed())[1] as ListedTestimonial);
      await staff.write('DELETE', `/api/testimonials/${id}?version=${version}`);
      expect((await listed()).map((one) => one.position)).toEqual((await listed()).map((_, place) => place));
      const again = await staff.write<Testimonial>('POST', '/api/testimonials', { ...sent, position });
      expect((await listed())[position]).toEqual({ ...sent, id: again.id, version: 1, position });
    });

    test("a picture is one of the shop's: set, unchanged, removed", async () => {
      const [picture] = await database.db
        .insert(images)
        .values({
          originalName: 'room.webp',
          size: 1,
          type: 'image/webp',
          category: 'testimonials',
          relativePath: `testimonials/${crypto.randomUUID()}.webp`,
          width: 900,
          height: 600,
          contentHash: crypto.randomUUID(),
        })
        .returning();
      const image = imageAddress({ relativePath: picture?.relativePath ?? '' }, 600);
      const created = await create({ image });
      expect(created.image).toBe(image);
      const { id, image: _image, ...sent } = created;
      const kept = await staff.write<Testimonial>('PUT', `/api/testimonials/${id}`, sent);
      expect(kept.image).toBe(image);
      const without = { ...sent, image: null, version: kept.version };
      expect(await staff.write<Testimonial>('PUT', `/api/testimonials/${id}`, without)).toMatchObject({
        image: null,
      });
      for (const wrong of ['/images/testimonials/unknown-600.webp', 'https://elsewhere.example/x.png']) {
        const { status, error } = await staff.send('POST', '/api/testimonials', { ...body, image: wrong });
        expect({ status, fields: error.fields }, wrong).toMatchObject({
          status: 400,
          fields: [{ path: 'image' }],
        });
      }
    });

    test('moving is in the history as a place, and what is not there is not found', async () => {
      const [first] = await listed();
      await move(first?.id ?? '', 2);
      const [entry] = await database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      expect(entry).toMatchObject({
        action: 'move-testimonial',
        before: { position: 0 },
        after: { position: 2 },
      });
      await move(first?.id ?? '', 2);
      const [last] = await database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      expect(last?.id).toBe(entry?.id);
      expect(await staff.send('PATCH', '/api/testimonials/no-id/position', { position: 0 })).toMatchObject({
        status: 404,
      });
      expect(
        await staff.send('PATCH', `/api/testimonials/${first?.id}/position`, { position: -1 }),
      ).toMatchObject({ status: 400 });
    });
  });

  describe('toggling', () => {
    const toggle = (id: string, wanted?: object) =>
      staff.write<Testimonial>('PATCH', `/api/testimonials/${id}/toggle`, wanted);

    // Specification 4.06
    test('without a body hides and shows', async () => {
      const { id } = await create();
      expect(await toggle(id)).toMatchObject({ isActive: false, version: 2 });
      expect((await shown()).map((one) => one.id)).not.toContain(id);
      expect(await toggle(id)).toMatchObject({ isActive: true, version: 3 });
      expect((await shown()).map((one) => one.id)).toContain(id);
    });

    test('to a stated value does the same when it is sent twice', async () => {
      const { id } = await create();
      const answers = await Promise.all([1, 2, 3].map(() => toggle(id, { isActive: false })));
      expect(answers.map(({ isActive, version }) => ({ isActive, version }))).toEqual(
        Array(3).fill({ isActive: false, version: 2 }),
      );
    });

    test.each([
      [{ isActive: 'no' }, [{ path: 'isActive', code: 'invalid' }]],
      [{ isActive: true, rating: 1 }, [{ path: 'rating', code: 'unknown_field' }]],
    ])('with %o is refused', async (wanted, fields) => {
      const { id } = await create();
      const { status, error } = await staff.send('PATCH', `/api/testimonials/${id}/toggle`, wanted);
      expect({ status, fields: error.fields }).toMatchObject({ status: 400, fields });
    });

    test('with a body that is no JSON is refused', async () => {
      const { id } = await create();
      const headers = { 'Content-Type': 'text/plain' };
      const { status } = await staff.send('PATCH', `/api/testimonials/${id}/toggle`, {}, headers);
      expect(status).toBe(415);
    });
  });

  test.each([
    ['PUT', { ...body, version: 1 }],
    ['DELETE', undefined],
    ['PATCH', undefined],
  ] as const)('%s of what does not exist is not found', async (method, sent) => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id', "'; drop table testimonials --"]) {
      const path = `/api/testimonials/${encodeURIComponent(id)}${method === 'PATCH' ? '/toggle' : ''}`;
      expect(await staff.send(method, path, sent), id).toMatchObject({
        status: 404,
        error: { code: 'not_found' },
      });
    }
  });

  test.each([
    ['en', /^[\w ]+\W/],
    ['ar', /\p{Script=Arabic}/u],
  ])('a bad body is refused field by field (%s)', async (language, script) => {
    const bad = {
      ...body,
      rating: 6,
      author: ' ',
      translations: { ar: { ...body.translations.ar, text: '' } },
    };
    const { status, error } = await staff.send('POST', '/api/testimonials', bad, {
      'Accept-Language': language,
    });
    expect(status).toBe(400);
    expect(error.fields.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'author required',
      'rating too_big',
      'translations.ar.text required',
    ]);
    for (const { message } of [error, ...error.fields]) expect(message).toMatch(script);
  });

  test('every change is in the history with who, when and for which request, and counts the contents up', async () => {
    const [{ version: contentsBefore } = { version: 0 }] = await database.db.select().from(contentVersion);
    const historyBefore = await database.db.$count(auditLog);
    const created = await create();
    const path = `/api/testimonials/${created.id}`;
    await staff.send('PATCH', `${path}/toggle`, undefined, { 'X-Request-Id': 'toggle-request' });
    await staff.send('PATCH', `${path}/toggle`, { isActive: false });
    await staff.write('DELETE', path);
    const history = await database.db.select().from(auditLog).orderBy(auditLog.id).offset(historyBefore);
    const stored = { ...created, position: expect.any(Number) };
    const hidden = { ...stored, isActive: false, version: 2 };
    expect(history.map(({ id: _id, ...entry }) => entry)).toEqual(
      [
        { action: 'create-testimonial', before: null, after: stored },
        { action: 'toggle-testimonial', before: stored, after: hidden, requestId: 'toggle-request' },
        { action: 'delete-testimonial', before: hidden, after: null },
      ].map((entry) => ({
        actor: 'admin',
        actorId: expect.any(String),
        entity: 'testimonial',
        entityId: created.id,
        createdAt: testNow,
        requestId: expect.stringMatching(/^[\w-]{8,}$/),
        ...entry,
      })),
    );
    const [contents] = await database.db.select().from(contentVersion);
    expect(contents?.version).toBe(contentsBefore + 3);
    expect(await database.db.$count(testimonials)).toBeGreaterThan(0);
  });
});
