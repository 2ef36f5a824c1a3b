import { expect, it } from 'vitest';
import { isolateLatin, isolateTyped } from './isolate-latin.ts';

const shown = (text: string) =>
  text
    .replaceAll('\u2066', '[')
    .replaceAll('\u2067', '{')
    .replaceAll(/\u2069/g, ']')
    .replaceAll('\u200f', '|')
    .replaceAll('\u200e', '<');

it.each([
  ['بقدرة إجمالية 370 واط، PoE+', 'بقدرة إجمالية 370 واط، [PoE+]'],
  ['microSD حتى 256 جيجابايت', '[microSD] حتى 256 جيجابايت'],
  ['IP67 وIK10', '[IP67] و[IK10]'],
  ['4 منافذ SFP+ و24 منفذ PoE+.', '4 منافذ [SFP+] و24 منفذ [PoE+].'],
  ['تردد 2.4 GHz، Wi-Fi 6E', 'تردد [2.4 GHz]، [Wi-Fi 6E]'],
  ['شاشة Dell 27 بوصة', 'شاشة [Dell] 27 بوصة'],
  ['شبكة Wi-Fi 6 سريعة', 'شبكة [Wi-Fi 6] سريعة'],
  ['اتصل على +974 4455 6677', 'اتصل على [+974 4455 6677]'],
  ['هاتف 4455 6677 عند الباب', 'هاتف [4455 6677] عند الباب'],
  ['اسأل عن Ahmed 4455 6677 هناك', 'اسأل عن [Ahmed 4455 6677] هناك'],
  ['راسل a.b@ogulf.qa أو https://ogulf.qa/.', 'راسل [a.b@ogulf.qa] أو [https://ogulf.qa/].'],
  ['حساب QA58 DOHB 0000 1234 5678 90AB CDEF G', 'حساب [QA58 DOHB 0000 1234 5678 90AB CDEF G]'],
  ['أمر الشراء LPO-2026/0145', 'أمر الشراء [LPO-2026/0145]'],
  ['بتاريخ 2026-11-15 وخصم 10%', 'بتاريخ [2026-11-15] وخصم [10%]'],
  ['المناطق 60-68', 'المناطق {60-|68]'],
  ['نطاق 140 × 70 cm', 'نطاق [140 × 70 cm]'],
  ['شاشة HP 70 × 65 سم', 'شاشة [HP] 70 × 65 سم'],
  ['PoE+ 802.3at', '[PoE+ 802.3at]'],
  ['شركة الخليج W.L.L.', 'شركة الخليج [W.L.L.]'],
  ['شركة الخليج W.L.L. في قطر', 'شركة الخليج [W.L.L.] في قطر'],
  ['نسخة Plan B.', 'نسخة [Plan B].'],
])('isolates what has a direction of its own: %s', (text, expected) => {
  expect(shown(isolateLatin(text))).toBe(expected);
});

it.each([
  'من 62 إلى 127 سم',
  '2 × 8 كجم',
  '16:9',
  'خشب البلوط، 25 مم',
  '3–5 أيام',
  'عدد 1,250 قطعة',
  'عام 2026 1500 قطعة',
])('leaves %s as it is', (text) => {
  expect(isolateLatin(text)).toBe(text);
});

it.each([
  ['PoE+ متوفر', '|[PoE+] متوفر'],
  ['اتصل\u202e على +974 4455 6677', 'اتصل على [+974 4455 6677]'],
  ['Please ask for أحمد +974 4455 6677 at the gate', 'Please ask for أحمد <+974 4455 6677 at the gate'],
  ['Gate 4, PoE+ rack', 'Gate 4, PoE+ rack'],
  ['الباب 3\nGate PoE+', 'الباب 3\nGate PoE+'],
])('finds the direction of what people typed: %s', (text, expected) => {
  expect(shown(isolateTyped(text))).toBe(expected);
});

it('leaves an amount with its own marks as it is', () => {
  expect(isolateTyped('\u200f390\u00a0ر.ق.\u200f')).toBe('\u200f390\u00a0ر.ق.\u200f');
});

it('isolates nothing twice', () => {
  expect(isolateLatin('طلب \u2066OG-7K4M\u2069 جديد')).toBe('طلب \u2066OG-7K4M\u2069 جديد');
});
