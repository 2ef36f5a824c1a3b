import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '^');

it.each([
  ['عرض 80 سم، وقدرة 650 VA', 'عرض 80~سم، وقدرة 650~VA'],
  ['12 منفذًا و27 بوصة', '12~منفذًا و27~بوصة'],
  ['USB-C, Wi-Fi, LPO-2026/0145', 'USB-^C, Wi-^Fi, LPO-^2026/0145'],
  ['140 × 70 cm', '140~×~70~cm'],
])('keeps on one line what belongs together: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each(['height-adjustable desk', '3 Metal legs', '5 مكاتب', 'من 3 إلى 5'])('lets %s break', (text) => {
  expect(unbroken(text)).toBe(text);
});
