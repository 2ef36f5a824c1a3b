import { expect, it } from 'vitest';
import { isolateLatin } from './isolate-latin.ts';

const shown = (text: string) => isolateLatin(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']');

it.each([
  ['بقدرة إجمالية 370 واط، PoE+', 'بقدرة إجمالية 370 واط، [PoE+]'],
  ['microSD حتى 256 جيجابايت', '[microSD] حتى 256 جيجابايت'],
  ['IP67 وIK10', '[IP67] و[IK10]'],
  ['4 منافذ SFP+ و24 منفذ PoE+.', '4 منافذ [SFP+] و24 منفذ [PoE+].'],
  ['تردد 2.4 GHz، Wi-Fi 6E', 'تردد [2.4 GHz]، [Wi-Fi 6E]'],
  ['اتصل على +974 4455 6677', 'اتصل على [+974 4455 6677]'],
])('isolates Latin runs with their signs: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each(['من 62 إلى 127 سم', '2 × 8 كجم', '16:9', 'خشب البلوط، 25 مم'])('leaves %s as it is', (text) => {
  expect(isolateLatin(text)).toBe(text);
});
