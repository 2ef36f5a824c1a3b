import type { StoredShopProfile } from '../../schema/shop-profile.ts';

const opens = '08:00';
const closes = '18:00';

/** To be replaced by the owner: the numbers and addresses are well formed and belong to nobody. */
export const firstShopProfile: StoredShopProfile &
  Required<Pick<StoredShopProfile, 'datedHours' | 'plate' | 'parking' | 'replyDays'>> = {
  name: { en: 'OGulf', ar: 'أوجلف' },
  legalName: { en: 'OGulf Trading W.L.L.', ar: 'أوجلف للتجارة ذ.م.م' },
  phone: '+974 4400 0000',
  whatsapp: '+974 5500 0000',
  email: 'hello@ogulf.example',
  address: {
    en: 'Showroom, Suhaim Bin Hamad Street, Al Sadd, Zone 38, Doha, Qatar',
    ar: 'صالة العرض، شارع سحيم بن حمد، السد، منطقة 38، الدوحة، قطر',
  },
  mapUrl: 'https://www.openstreetmap.org/?mlat=25.2790&mlon=51.5000#map=16/25.2790/51.5000',
  plate: { zone: 38, street: 340, building: 12 },
  parking: {
    en: 'Free parking for visitors in front of the showroom.',
    ar: 'مواقف مجانية للزوار أمام صالة العرض.',
  },
  replyDays: 1,
  crNumber: '000000',
  bank: null,
  social: [
    { network: 'instagram', url: 'https://www.instagram.com/ogulf.example' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/ogulf.example' },
    { network: 'facebook', url: 'https://www.facebook.com/ogulf.example' },
    { network: 'x', url: 'https://x.com/ogulf_example' },
  ],
  hours: [
    { weekday: 0, opens, closes },
    { weekday: 1, opens, closes },
    { weekday: 2, opens, closes },
    { weekday: 3, opens, closes },
    { weekday: 4, opens, closes },
    { weekday: 5, opens: null, closes: null },
    { weekday: 6, opens, closes },
  ],
  datedHours: [],
  stats: { years: 18, customers: 5000, rating: 4.8, ratingSource: 'profile' },
  orderLimits: { perProduct: 50, pieces: 200, value: 100_000_00 },
  returnPolicy: { returnDays: 3, reportDays: 3, latestDeliveryDays: 30 },
  creditTermDays: [30, 60],
  staffLocale: 'en',
};
