import { expect, it } from 'vitest';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { listMissingSetup, setupItems } from './setup-checklist.ts';
import type { ShopProfile } from './shop-profile.ts';

const complete: ShopProfile = {
  ...firstShopProfile,
  phone: '+974 4412 3456',
  whatsapp: '+974 5512 3456',
  email: 'hello@pearl.example',
  address: { en: 'Salwa Road, Doha', ar: 'طريق سلوى، الدوحة' },
  mapUrl: 'https://maps.example/pearl',
  crNumber: '123456',
  bank: { name: 'QNB', iban: 'QA58 DOHB 0000 1234 5678 90AB CDEF G', accountName: 'Pearl' },
  social: [{ network: 'x', url: 'https://x.com/pearl' }],
};
const settings = {
  publicUrl: 'https://shop.example',
  smtpUrl: 'smtp://mail.example',
  staffEmail: 'staff@pearl.example',
};
const missing = (profile: Partial<ShopProfile>, replaced: Partial<typeof settings> = {}) =>
  listMissingSetup({ ...complete, ...profile }, firstShopProfile, { ...settings, ...replaced });

it('a new shop lacks everything, a complete one nothing', () => {
  expect(
    listMissingSetup(firstShopProfile, firstShopProfile, {
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      staffEmail: undefined,
    }),
  ).toEqual(setupItems);
  expect(missing({})).toEqual([]);
});

it('each field is an item of its own', () => {
  const { phone, whatsapp, email, address, mapUrl, crNumber, bank, social } = firstShopProfile;
  for (const fields of [{ phone }, { whatsapp }, { email }, { address }, { crNumber }, { bank }, { social }])
    expect(missing(fields)).toEqual(Object.keys(fields));
  expect(missing({ mapUrl })).toEqual(['address']);
  expect(missing({}, { publicUrl: 'http://localhost:8080' })).toEqual(['publicUrl']);
});

it('one placeholder among the social links is enough, and no links at all are a choice', () => {
  expect(missing({ social: [...complete.social, ...firstShopProfile.social.slice(0, 1)] })).toEqual([
    'social',
  ]);
  expect(missing({ social: [] })).toEqual([]);
});
