import { expect, test } from 'vitest';
import { unbrokenAddress, unbrokenName } from './unbroken-numbers.ts';

test.each([
  ['مكتب مستقيم 160 × 80 سم، اللون: بلوط', 'مكتب مستقيم 160\u00a0×\u00a080\u00a0سم، اللون: بلوط'],
  ['شاشة 27 بوصة بدقة 4K', 'شاشة 27\u00a0بوصة بدقة \u20664K\u2069'],
  ['شاشة QHD ومنفذ USB-C، 27 بوصة', 'شاشة \u2066QHD\u2069 ومنفذ \u2066USB-\u2060C\u2069، 27\u00a0بوصة'],
  ['يدعم 802.11ax وUSB-C.', 'يدعم \u2066802.11ax\u2069 و\u2066USB-\u2060C\u2069.'],
  ['جهاز UPS تفاعلي، 650 VA', 'جهاز \u2066UPS\u2069 تفاعلي، \u2066650\u00a0VA\u2069'],
  ['Sadu straight desk 160 × 80 cm, oak', 'Sadu straight desk 160\u00a0×\u00a080\u00a0cm, oak'],
  ['لابتوب «سفر 14»، فضي، من «زبارة»', 'لابتوب «سفر\u00a014»، فضي، من\u00a0«زبارة»'],
  ['Mesh chair in black', 'Mesh chair in black'],
  ['Cable 3', 'Cable 3'],
])('a number of %s stays with what it counts', (name, shown) => {
  expect(unbrokenName(name)).toBe(shown);
});

test('the number of a zone stays with its word', () => {
  expect(unbrokenAddress('شارع سحيم بن حمد، السد، منطقة 38، الدوحة')).toBe(
    'شارع سحيم بن حمد، السد، منطقة\u00a038، الدوحة',
  );
});
