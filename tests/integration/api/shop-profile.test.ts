import { beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import type { ShopProfileBody } from '#domain/shop-profile/shop-profile-body.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Profile = ShopProfileBody & { id: string; version: number };

const address = '/api/shop-profile';

const week = firstShopProfile.hours;
const split = { opens: '09:00', closes: '13:00', second: { opens: '20:00', closes: '23:30' } };
const ramadan = {
  startsOn: '2027-02-08',
  endsOn: '2027-03-09',
  name: 'Ramadan',
  translations: { ar: { name: 'رمضان' } },
  hours: week.map((day) => (day.opens ? { weekday: day.weekday, ...split } : day)),
};

onDatabase('server', 'the shop profile', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const read = async () => (await staff.readForStaff<Profile>(address)).data;
  /** What is stored, as a body that can be sent. */
  const current = async () => {
    const { id: _id, ...body } = await read();
    return body;
  };
  const save = (body: object) => staff.write<Profile>('PUT', address, body);

  test('is read as it is stored, holidays included', async () => {
    const profile = await read();
    expect(profile).toMatchObject({
      id: 'shop-profile',
      name: firstShopProfile.name.en,
      translations: { ar: { name: firstShopProfile.name.ar } },
      phone: firstShopProfile.phone,
      hours: firstShopProfile.hours,
      stats: { years: 18, customers: 5000, rating: 4.8, ratingSource: 'profile' },
      orderLimits: { perProduct: 50, pieces: 200, value: 100_000 },
      version: 1,
    });
    expect(profile.holidays.map(({ startsOn }) => startsOn)).toContain('2026-12-18');
  });

  // Specification 9.09
  test('a change is what everything that shows the shop reads next', async () => {
    const body = await current();
    const [contents] = await database.db.select().from(contentVersion);
    const saved = await save({
      ...body,
      phone: '٤٤١٢ ٣٤٥٦',
      email: ' Hello@OGulf.Example ',
      bank: { name: 'QNB', iban: 'qa58dohb00001234567890abcdefg', accountName: 'OGulf Trading' },
      hours: body.hours.map((day) =>
        day.weekday === 4 ? { weekday: 4, opens: '09:00', closes: '13:30' } : day,
      ),
    });
    expect(saved).toMatchObject({
      phone: '+974 4412 3456',
      email: 'hello@ogulf.example',
      bank: { iban: 'QA58 DOHB 0000 1234 5678 90AB CDEF G' },
      version: body.version + 1,
    });
    expect(await read()).toEqual(saved);
    expect(await getShopProfile(database.db)).toMatchObject({
      phone: '+974 4412 3456',
      bank: { name: 'QNB' },
      name: firstShopProfile.name,
    });
    const [after] = await database.db.select().from(contentVersion);
    expect(after?.version).toBe((contents?.version ?? 0) + 1);
  });

  test('what is read can be sent back, and changes nothing but the version', async () => {
    const body = await current();
    const { id: _id, ...saved } = await save(body);
    expect(saved).toEqual({ ...body, version: body.version + 1 });
  });

  test('hours and holidays decide on which day the shop delivers', async () => {
    const body = await current();
    const holiday = {
      startsOn: '2026-11-16',
      days: 2,
      name: 'Stocktaking',
      translations: { ar: { name: 'الجرد' } },
      isEstimated: false,
    };
    await save({ ...body, holidays: [holiday, ...body.holidays] });
    const facts = await staff.read<{ hours: object; holidays: { startsOn: string; name: string }[] }>(
      '/api/zone-delivery-settings',
    );
    expect(facts.hours).toEqual(body.hours);
    expect(facts.holidays[0]).toMatchObject({ startsOn: '2026-11-16', name: 'Stocktaking' });
    const withHoliday = await current();
    await save({ ...withHoliday, holidays: [] });
    const { holidays } = await staff.read<{ holidays: object[] }>('/api/zone-delivery-settings');
    expect(holidays).toEqual([]);
    await save({ ...(await current()), holidays: body.holidays });
  });

  test('a profile from before there were dated hours is read and saved without a loss', async () => {
    await database.pool.query(`update shop_profile set document = document - 'datedHours'`);
    const body = await current();
    expect(body.datedHours).toEqual([]);
    expect((await getShopProfile(database.db)).datedHours).toEqual([]);
    const { datedHours: _none, ...fromBefore } = body;
    expect(await save(fromBefore)).toMatchObject({ hours: body.hours, datedHours: [] });
  });

  test('dated hours and breaks are stored in order, named in the history, and decide on delivery days', async () => {
    const eid = { ...ramadan, startsOn: '2027-03-10', endsOn: '2027-03-14', name: 'After Ramadan' };
    const saved = await save({ ...(await current()), datedHours: [eid, ramadan] });
    expect(saved.datedHours).toEqual([ramadan, eid]);
    const facts = await staff.read<{ datedHours: object[] }>('/api/zone-delivery-settings');
    expect(facts.datedHours).toEqual([ramadan, eid]);
    const { data: entries } = await staff.readForStaff<
      { changes: { path: { field: string; entry: { key: string } | null }[] }[] }[]
    >('/api/activity?entity=shop-profile');
    const fields = entries[0]?.changes.map(({ path }) =>
      path.map(({ field, entry }) => (entry ? `${field} ${entry.key}` : field)).join(' '),
    );
    expect(fields).toContain('datedHours 2027-02-08 endsOn');
    expect(fields).toContain('datedHours 2027-02-08 hours 0 second opens');
    await save({ ...(await current()), datedHours: [] });
  });

  test('a new shop is told what is missing, and an entry disappears when it is complete', async () => {
    const missing = async (calls: StaffCalls) =>
      (await calls.readForStaff<{ missing: string[] }>('/api/setup-checklist')).data.missing;
    const { phone, whatsapp, crNumber, ...body } = await current();
    await save({ ...body, whatsapp, phone: '+974 4412 3456', crNumber: firstShopProfile.crNumber });
    expect(await missing(staff)).toContain('crNumber');
    expect(await missing(staff)).not.toContain('phone');
    expect(await missing(staff)).toEqual(expect.arrayContaining(['smtp', 'staffEmail']));
    await save({ ...(await current()), crNumber: '4321', social: [] });
    const configured = await staffCalls(database, {
      environment: readEnvironment({
        PUBLIC_URL: 'https://shop.example',
        STAFF_EMAIL: 'staff@shop.example',
        SMTP_URL: 'smtp://mail.example',
        MAIL_FROM: 'Shop <shop@shop.example>',
      }),
    });
    expect(await missing(configured)).toEqual(['whatsapp', 'email', 'address']);
    expect(await configured.statusOf('/api/setup-checklist')).toBe(401);
    await save({ ...(await current()), phone, crNumber, social: body.social });
  });

  test('a stale change is refused with both states, and nothing is written', async () => {
    const mine = await current();
    await save({ ...mine, crNumber: '98765' });
    const { status, error } = await staff.send('PUT', address, { ...mine, mapUrl: 'https://maps.example/x' });
    expect(status).toBe(409);
    expect(error.conflict).toMatchObject({
      version: mine.version + 1,
      changed: ['crNumber'],
      current: { crNumber: '98765', mapUrl: mine.mapUrl },
    });
    expect(await read()).toMatchObject({ crNumber: '98765', mapUrl: mine.mapUrl });
  });

  test('of two saves at once one is refused', async () => {
    const body = await current();
    const answers = await Promise.all(
      ['1', '2', '3'].map((crNumber) => staff.send('PUT', address, { ...body, crNumber })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('every change is in the history, before and after', async () => {
    const body = await current();
    await save({ ...body, whatsapp: '+974 6600 1122' });
    const history = await database.db.select().from(auditLog).orderBy(auditLog.id);
    expect(history.at(-1)).toMatchObject({
      actor: 'admin',
      action: 'save-shop-profile',
      entity: 'shop-profile',
      before: { whatsapp: body.whatsapp },
      after: { whatsapp: '+974 6600 1122' },
    });
  });

  describe('is refused field by field', () => {
    const closed = (weekday: number) => ({ weekday, opens: null, closes: null });
    const anyHoliday = {
      startsOn: '2027-01-01',
      days: 1,
      name: 'Day',
      translations: { ar: { name: 'يوم' } },
      isEstimated: false,
    };

    test.each<[what: string, wrong: object, fields: string[]]>([
      ['a phone number that is none', { phone: '12' }, ['phone invalid']],
      [
        'a mistyped IBAN',
        { bank: { name: 'QNB', iban: 'QA59 DOHB 0000 1234 5678 90AB CDEF G', accountName: 'O' } },
        ['bank.iban invalid'],
      ],
      ['a map that is no safe address', { mapUrl: 'http://maps.example/' }, ['mapUrl invalid']],
      ['a plate without its building', { plate: { zone: 38, street: 340 } }, ['plate.building required']],
      ['an answer at once', { replyDays: 0 }, ['replyDays too_small']],
      [
        'a script as a link',
        { social: [{ network: 'x', url: 'javascript:alert(1)' }] },
        ['social.0.url invalid'],
      ],
      [
        'a network twice',
        { social: [1, 2].map((n) => ({ network: 'x', url: `https://x.com/${n}` })) },
        ['social.1.network taken'],
      ],
      [
        'a day that closes before it opens',
        { hours: week.with(1, { weekday: 1, opens: '18:00', closes: '08:00' }) },
        ['hours.1.closes invalid'],
      ],
      [
        'a day with half its hours',
        { hours: week.with(0, { ...closed(0), closes: '18:00' }) },
        ['hours.0.opens required'],
      ],
      [
        'a break that ends before it begins',
        { hours: week.with(1, { weekday: 1, ...split, second: { opens: '11:00', closes: '20:00' } }) },
        ['hours.1.second.opens invalid'],
      ],
      [
        'an evening that passes midnight',
        { hours: week.with(1, { weekday: 1, ...split, second: { opens: '20:00', closes: '01:00' } }) },
        ['hours.1.second.closes invalid'],
      ],
      [
        'a second interval without a first',
        { hours: week.with(1, { ...closed(1), second: { opens: '16:00', closes: '20:00' } }) },
        ['hours.1.second.opens invalid'],
      ],
      [
        'dated hours that end before they start',
        { datedHours: [{ ...ramadan, endsOn: '2027-02-07' }] },
        ['datedHours.0.endsOn invalid'],
      ],
      [
        'dated hours without a name in Arabic',
        { datedHours: [{ ...ramadan, translations: { ar: { name: '' } } }] },
        ['datedHours.0.translations.ar.name required'],
      ],
      [
        'dated hours that share a day',
        { datedHours: [ramadan, { ...ramadan, startsOn: '2027-03-09', endsOn: '2027-03-20' }] },
        ['datedHours.1.startsOn taken'],
      ],
      ['a holiday of no day', { holidays: [{ ...anyHoliday, days: 0 }] }, ['holidays.0.days too_small']],
      [
        'a holiday on no day',
        { holidays: [{ ...anyHoliday, startsOn: '2027-02-30' }] },
        ['holidays.0.startsOn invalid'],
      ],
      ['a holiday twice', { holidays: [anyHoliday, anyHoliday] }, ['holidays.1.startsOn taken']],
      [
        'figures that are none',
        { stats: { years: 1.5, customers: 0, rating: 4.85, ratingSource: 'friends' } },
        [
          'stats.years invalid',
          'stats.customers too_small',
          'stats.rating invalid',
          'stats.ratingSource invalid',
        ],
      ],
      [
        'limits of orders that are none',
        { orderLimits: { perProduct: 0, pieces: 1.5, value: 50_000_000 } },
        ['orderLimits.perProduct too_small', 'orderLimits.pieces invalid', 'orderLimits.value too_big'],
      ],
      [
        'days of returns below and of deliveries above what the law gives',
        { returnPolicy: { returnDays: 2, reportDays: 0, latestDeliveryDays: 31 } },
        [
          'returnPolicy.returnDays too_small',
          'returnPolicy.reportDays too_small',
          'returnPolicy.latestDeliveryDays too_big',
        ],
      ],
      ['no credit terms', { creditTermDays: [] }, ['creditTermDays too_few']],
      ['the same credit terms twice', { creditTermDays: [30, 30] }, ['creditTermDays invalid']],
      [
        'a name without Arabic',
        { translations: { ar: { name: '', legalName: 'أ', address: 'أ' } } },
        ['translations.ar.name required'],
      ],
    ])('%s', async (_what, wrong, fields) => {
      const { status, error } = await staff.send('PUT', address, { ...(await current()), ...wrong });
      expect(status).toBe(400);
      expect(error.fields.map(({ path, code }) => `${path} ${code}`)).toEqual(fields);
    });
  });
});
