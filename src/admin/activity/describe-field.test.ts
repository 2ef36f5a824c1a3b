import { expect, test } from 'vitest';
import { differencesBetween } from '#domain/activity/differences.ts';
import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import { describePath, describeValue } from './describe-field.ts';

const english = { locale: 'en', texts: adminActivityEn } as const;
const arabic = { locale: 'ar', texts: adminActivityAr } as const;

function describe(before: object, after: object, language: typeof english | typeof arabic = english) {
  return differencesBetween(before, after).map(({ path, ...values }) => [
    describePath(path, language),
    describeValue(path, values.before, language),
    describeValue(path, values.after, language),
  ]);
}

test('paths and values are formatted for display', () => {
  const doha = {
    id: 'doha',
    name: 'Doha',
    translations: { ar: { name: 'الدوحة' } },
    zones: [1, 2, 3, 7],
    fee: 0,
  };
  const before = { groups: [doha], hours: [{ weekday: 4, opens: '08:00' }], position: 0 };
  const after = {
    groups: [{ ...doha, zones: [1, 2], fee: 25 }],
    hours: [{ weekday: 4, opens: null }],
    position: 2,
  };
  expect(describe(before, after)).toEqual([
    ['Groups · Doha · Zones', '1–3, 7', '1–2'],
    ['Groups · Doha · Fee', formatRoundMoney('en', 0), formatRoundMoney('en', 2500)],
    ['Opening hours · Thursday · Opens', '08:00', null],
    ['Place in the order', '1', '3'],
  ]);
  expect(describe(before, after, arabic).map(([field]) => field)).toEqual([
    'المجموعات · الدوحة · المناطق',
    'المجموعات · الدوحة · رسوم التوصيل',
    'أوقات العمل · الخميس · يفتح',
    'الموضع في الترتيب',
  ]);
});

test('slugs, codes and amounts are words for people', () => {
  const before = {
    category: 'desks',
    orderLimits: { value: 100_000 },
    social: [{ network: 'instagram', url: 'https://one.example' }],
    staffLocale: 'en',
  };
  const after = {
    category: 'chairs',
    orderLimits: { value: 50_000 },
    social: [{ network: 'instagram', url: 'https://two.example' }],
    staffLocale: 'ar',
  };
  const names: Readonly<Record<string, string>> = { desks: 'المكاتب', chairs: 'الكراسي' };
  const withPlaces = { ...arabic, placeName: (slug: string) => names[slug] };
  const described = differencesBetween(before, after).map(({ path, ...values }) => [
    describePath(path, withPlaces),
    describeValue(path, values.after, withPlaces),
  ]);
  expect(described).toEqual([
    ['الفئة', 'الكراسي'],
    ['أكبر طلب عبر الموقع · القيمة', formatRoundMoney('ar', 5_000_000)],
    ['شبكات التواصل · إنستغرام · الرابط', 'https://two.example'],
    ['لغة الرسائل إلى الموظفين', 'العربية'],
  ]);
});

test('where a picture is stored is no news to a reader', () => {
  const picture = (alt: string) => ({
    originalName: 'desk.webp',
    relativePath: 'products/0f3a.webp',
    thumbnail: '/images/0f3a-300.webp',
    address: '/images/0f3a-600.webp',
    category: 'products',
    size: 1200,
    type: 'image/webp',
    alt: { en: alt, ar: '' },
  });
  expect(describe({}, picture('A desk')).map(([field]) => field)).toEqual([
    'File',
    'What it shows · English',
  ]);
});

test('an Arabic text is marked as Arabic', () => {
  const state = (name: string, address: string) => ({ name, translations: { ar: { address } } });
  expect(describe(state('A', 'ب'), state('B', 'ت')).map(([field]) => field)).toEqual([
    'Name',
    'Address (Arabic)',
  ]);
});

test('a field without a label is shown by its readable name', () => {
  expect(
    describe({ someNewField: true, status: 'failed' }, { someNewField: false, status: 'pending' }),
  ).toEqual([
    ['Some new field', 'Yes', 'No'],
    ['Status', 'failed', 'waiting'],
  ]);
});
