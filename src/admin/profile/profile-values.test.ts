import { expect, test } from 'vitest';
import { serializeShopProfile } from '#domain/shop-profile/serialize-shop-profile.ts';
import { bodyOf, fieldOf, profileParts, valuesOf } from './profile-values.ts';

const stored = serializeShopProfile({
  name: { en: 'OGulf', ar: 'أوجلف' },
  legalName: { en: 'OGulf Trading W.L.L.', ar: 'أوجلف للتجارة ذ.م.م' },
  address: { en: 'Al Sadd, Doha', ar: 'السد، الدوحة' },
  phone: '+974 4412 3456',
  whatsapp: '+974 5512 3456',
  email: 'hello@ogulf.example',
  mapUrl: 'https://maps.example/ogulf',
  plate: { zone: 38, street: 340, building: 12 },
  parking: { en: 'In front of the door', ar: 'أمام الباب' },
  replyDays: 1,
  crNumber: '123456',
  bank: null,
  social: [
    { network: 'instagram', url: 'https://www.instagram.com/ogulf.example' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/ogulf.example' },
    { network: 'facebook', url: 'https://www.facebook.com/ogulf.example' },
    { network: 'x', url: 'https://x.com/ogulf_example' },
  ],
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' })),
  datedHours: [
    {
      startsOn: '2027-02-08',
      endsOn: '2027-03-09',
      name: { en: 'Ramadan', ar: 'رمضان' },
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        weekday,
        opens: '09:00',
        closes: '14:00',
        second: { opens: '20:00', closes: '23:00' },
      })),
    },
  ],
  stats: { years: 18, customers: 5000, rating: 4.8, ratingSource: 'profile' },
  orderLimits: { perProduct: 50, pieces: 200, value: 100_000 },
  returnPolicy: { returnDays: 3, reportDays: 3, latestDeliveryDays: 30 },
  creditTermDays: [30, 60],
  version: 3,
  holidays: [
    { startsOn: '2026-12-18', days: 1, name: { en: 'National Day', ar: 'اليوم الوطني' }, isEstimated: false },
    { startsOn: '2027-03-09', days: 3, name: { en: 'Eid', ar: 'العيد' }, isEstimated: true },
  ],
});

test('what is stored comes through the form unchanged', () => {
  const { id: _id, ...body } = stored;
  const { social, ...sent } = bodyOf(valuesOf(stored), 3);
  const { social: known, ...rest } = body;
  expect(sent).toEqual(rest);
  expect(social.toSorted(byNetwork)).toEqual([...known].sort(byNetwork));
});

test('parts come together to the same form', () => {
  const values = valuesOf(stored);
  expect(profileParts.together(profileParts.of(values))).toEqual(values);
});

test('a bank is one as soon as one of its fields is filled', () => {
  const values = valuesOf(stored);
  expect(bodyOf(values, 1).bank).toBeNull();
  expect(bodyOf({ ...values, bank: { ...values.bank, iban: 'QA' } }, 1).bank).toMatchObject({ iban: 'QA' });
});

test('a plate is one as soon as one of its numbers is typed', () => {
  const values = valuesOf(stored);
  const none = { zone: null, street: null, building: null };
  expect(bodyOf(values, 1).plate).toEqual({ zone: 38, street: 340, building: 12 });
  expect(bodyOf({ ...values, plate: none }, 1).plate).toBeNull();
  expect(bodyOf({ ...values, plate: { ...none, zone: 38 } }, 1).plate).toEqual({ ...none, zone: 38 });
});

test('a refused link is marked at its network', () => {
  const values = valuesOf(stored);
  const social = { ...values.social, linkedin: '', tiktok: 'x' };
  expect(fieldOf('social.3.url', { ...values, social })).toBe('social.tiktok');
  expect(fieldOf('bank.iban', values)).toBe('bank.iban');
});

function byNetwork(one: { network: string }, other: { network: string }): number {
  return one.network.localeCompare(other.network);
}
