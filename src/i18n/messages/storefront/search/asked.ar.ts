import { pluralForm } from '#i18n/plural.ts';
import type { AskedMessages } from './asked.en.ts';

interface Noun {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly other: string;
}

const counted = (count: number, preposition: string, { one, two, few, other }: Noun) =>
  pluralForm('ar', count, {
    one,
    two,
    few: `${preposition}${count} ${few}`,
    other: `${preposition}${count} ${other}`,
  });

export const askedAr: AskedMessages = {
  quantity: (count) =>
    `الكمية ${counted(count, '', { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', other: 'قطعة' })}، وتُعبَّأ تلقائيًا عند فتح صفحة أي منتج.`,
  only: (measures) => `تظهر المنتجات ${measures} فقط.`,
  notMet: (measures, words) => `لا يوجد منتج ${measures}. إليك نتائج البحث عن «${words}».`,
  wider: (words) => `كل نتائج البحث عن «${words}»`,
  measures: {
    width: (value) => `بعرض ${value} سم`,
    seats: (value) => counted(value, 'لـ', { one: 'لشخص واحد', two: 'لشخصين', few: 'أشخاص', other: 'شخصًا' }),
    'screen-size': (value) => `بشاشة ${value} بوصة`,
    ports: (value) =>
      counted(value, 'بـ', { one: 'بمنفذ واحد', two: 'بمنفذين', few: 'منافذ', other: 'منفذًا' }),
    drawers: (value) =>
      counted(value, 'بـ', { one: 'بدرج واحد', two: 'بدرجين', few: 'أدراج', other: 'درجًا' }),
    doors: (value) => counted(value, 'بـ', { one: 'بباب واحد', two: 'ببابين', few: 'أبواب', other: 'بابًا' }),
    memory: (value) => `بذاكرة ${value} جيجابايت`,
    'rack-units': (value) => `بارتفاع ${value}U`,
  },
};
