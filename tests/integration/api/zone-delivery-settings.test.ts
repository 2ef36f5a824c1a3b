import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { deliverySettings, zones } from '#database/schema/delivery.ts';
import { firstDeliverySettings } from '#database/seed/data/delivery-settings.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import zoneData from '#database/seed/data/zones.json' with { type: 'json' };
import type { DeliverySettingsBody } from '#domain/delivery/delivery-settings-body.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

const address = '/api/zone-delivery-settings';

type Settings = DeliverySettingsBody & { id: string; version: number };

interface Facts {
  readonly settings: Settings;
  readonly municipalities: readonly { readonly code: string; readonly name: string }[];
  readonly zones: readonly {
    readonly number: number;
    readonly municipality: string;
    readonly districts: readonly { name: string; translations: { ar: { name: string } } }[];
  }[];
  readonly hours: readonly object[];
  readonly holidays: readonly { readonly startsOn: string; readonly name: string }[];
}

onDatabase('server', 'delivery by zone', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const read = () => staff.read<Facts>(address);
  /** The settings as they are, as a body that can be sent. */
  const current = async () => {
    const { id: _id, ...body } = (await read()).settings;
    return body;
  };
  const save = (body: object) => staff.write<Settings>('POST', address, body);
  const fallback = async () => (await current()).fallback;

  describe('reading', () => {
    // Specification 3.09
    test('gives the groups of the first start, free, in QAR and in both languages', async () => {
      const { settings } = await read();
      expect(settings.groups.map(({ id, zones: numbers, fee }) => ({ id, zones: numbers, fee }))).toEqual(
        firstDeliverySettings.groups.map(({ id, zones: numbers }) => ({ id, zones: numbers, fee: 0 })),
      );
      expect(settings.fallback).toMatchObject({
        name: 'Other zones',
        translations: { ar: { name: 'مناطق أخرى' } },
      });
      expect(settings).toMatchObject({ version: 1, pickup: { isActive: true, leadDays: 0 } });
    });

    test('gives every zone in use with its districts, and the hours of the shop', async () => {
      const facts = await read();
      const inUse = zoneData.filter(({ isActive }) => isActive);
      expect(facts.zones.map(({ number }) => number)).toEqual(inUse.map(({ number }) => number));
      expect(facts.zones.find(({ number }) => number === 69)?.districts[0]).toEqual({
        name: 'Lusail',
        translations: { ar: { name: 'لوسيل' } },
      });
      const codes = facts.municipalities.map(({ code }) => code);
      expect(facts.zones.every(({ municipality }) => codes.includes(municipality))).toBe(true);
      expect(facts.hours).toEqual(firstShopProfile.hours);
    });

    test('leaves out a zone that is not in use any more', async () => {
      await database.db.update(zones).set({ isActive: false }).where(eq(zones.number, 98));
      expect((await read()).zones.map(({ number }) => number)).not.toContain(98);
      await database.db.update(zones).set({ isActive: true }).where(eq(zones.number, 98));
    });

    test.each([
      ['2026-12-18T20:59:59Z', '2026-12-18'],
      ['2026-12-18T21:00:00Z', '2027-02-09'],
      ['2027-03-10T12:00:00Z', '2027-03-09'],
      ['2027-03-11T21:00:00Z', '2027-05-16'],
    ])('at %s, by the clock in Qatar, the next holiday is that of %s', async (now, startsOn) => {
      const app = buildTestApp({ database, now: () => new Date(now) });
      const { data } = (await (await app.request(address)).json()) as { data: Facts };
      expect(data.holidays[0]?.startsOn).toBe(startsOn);
      expect(data.holidays.length).toBeGreaterThan(3);
    });

    test('a conditional request gets 304 until the response changes', async () => {
      const app = buildTestApp({ database });
      const etag = (await app.request(address)).headers.get('ETag') ?? '';
      const again = () => app.request(address, { headers: { 'If-None-Match': etag } });
      expect((await again()).status).toBe(304);
      await save(await current());
      expect((await again()).status).toBe(200);
    });
  });

  describe('saving', () => {
    // Specification 7.07
    test('is answered as it is read next, to the dirham, as a version more', async () => {
      const body = await current();
      const groups = [
        {
          ...body.fallback,
          id: 'west-bay',
          zones: [60, 61, 63],
          fee: 19.99,
          freeFrom: 500.5,
          minimumOrder: 0.01,
          isActive: false,
        },
      ];
      const saved = await save({ ...body, groups, pickup: { isActive: false, leadDays: 2 } });
      expect(saved).toEqual({
        id: 'zone-delivery-settings',
        fallback: body.fallback,
        groups,
        pickup: { isActive: false, leadDays: 2 },
        version: body.version + 1,
      });
      expect((await read()).settings).toEqual(saved);
    });

    test('keeps the versions before it, each with who made it and when', async () => {
      const { version } = await save({ ...(await current()), groups: [] });
      const kept = await database.db.select().from(deliverySettings).orderBy(deliverySettings.version);
      expect(kept.map((row) => row.version)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
      expect(kept[0]).toMatchObject({ document: firstDeliverySettings, createdBy: 'first start' });
      expect(kept.at(-1)).toMatchObject({ createdBy: 'admin', createdAt: testNow });
    });

    test('on an older version is refused, and says what changed', async () => {
      const mine = await current();
      const { version } = await save({ ...mine, pickup: { isActive: true, leadDays: 5 } });
      const { status, error } = await staff.send('POST', address, {
        ...mine,
        fallback: { ...mine.fallback, fee: 9 },
      });
      expect(status).toBe(409);
      expect(error).toMatchObject({
        code: 'stale_version',
        conflict: { version, changed: ['pickup'], current: { pickup: { isActive: true, leadDays: 5 } } },
      });
      expect(error.conflict?.current).toEqual((await read()).settings);
    });

    test('by several at once lets one of them through', async () => {
      const body = await current();
      const fees = [1, 2, 3, 4, 5];
      const answers = await Promise.all(
        fees.map((fee) =>
          staff.send<Settings>('POST', address, { ...body, fallback: { ...body.fallback, fee } }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409]);
      const winner = answers.find(({ status }) => status === 201)?.data;
      expect((await read()).settings).toEqual(winner);
      expect(winner?.version).toBe(body.version + 1);
    });

    test.each([
      ['en', 'There is no zone with this number.'],
      ['ar', 'لا توجد منطقة بهذا الرقم.'],
    ])('refuses groups that cannot be, field by field (%s)', async (language, message) => {
      const body = await current();
      const group = { ...(await fallback()), id: 'a', zones: [38, 39] };
      const bad = { ...body, groups: [group, { ...group, zones: [40, 39, 999, 8] }] };
      const { status, error } = await staff.send('POST', address, bad, { 'Accept-Language': language });
      expect(status).toBe(400);
      expect(error.fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
        'groups.1.id taken',
        'groups.1.zones.1 taken',
        'groups.1.zones.2 unknown_zone',
        'groups.1.zones.3 unknown_zone',
      ]);
      expect(error.fields[2]?.message).toBe(message);
      expect(await current()).toEqual(body);
    });

    test('refuses amounts that cannot be, field by field', async () => {
      const body = await current();
      const wrong = {
        ...(await fallback()),
        fee: -1,
        freeFrom: 1.234,
        minimumOrder: 2_000_000,
        leadDays: 61,
        name: ' ',
      };
      const { status, error } = await staff.send('POST', address, { ...body, fallback: wrong, extra: 1 });
      expect(status).toBe(400);
      expect(error.fields.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
        'extra unknown_field',
        'fallback.fee too_small',
        'fallback.freeFrom invalid',
        'fallback.leadDays too_big',
        'fallback.minimumOrder too_big',
        'fallback.name required',
      ]);
    });

    test('without the version it is based on is refused', async () => {
      const { version: _version, ...body } = await current();
      const { status, error } = await staff.send('POST', address, body);
      expect({ status, fields: error.fields }).toMatchObject({
        status: 400,
        fields: [{ path: 'version', code: 'required' }],
      });
    });

    test('is in the history with who, when and for which request, and counts the contents up', async () => {
      const before = (await read()).settings;
      const [{ version: contentsBefore } = { version: 0 }] = await database.db.select().from(contentVersion);
      const historyBefore = await database.db.$count(auditLog);
      const { id: _id, ...body } = before;
      const headers = { 'X-Request-Id': 'delivery-request' };
      const { data: after } = await staff.send<Settings>('POST', address, { ...body, groups: [] }, headers);
      // A refused one leaves no trace.
      await staff.send('POST', address, body);
      const history = await database.db.select().from(auditLog).orderBy(auditLog.id).offset(historyBefore);
      expect(history.map(({ id: _row, ...entry }) => entry)).toEqual([
        {
          actor: 'admin',
          actorId: expect.any(String),
          action: 'save-zone-delivery-settings',
          entity: 'zone-delivery-settings',
          entityId: 'zone-delivery-settings',
          before,
          after,
          requestId: 'delivery-request',
          createdAt: testNow,
        },
      ]);
      const [contents] = await database.db.select().from(contentVersion);
      expect(contents?.version).toBe(contentsBefore + 1);
    });
  });
});
