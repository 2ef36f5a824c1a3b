/** A text as people write it, with what is read from left to right in it between square brackets. */
export interface WorstMixture {
  readonly number: number;
  readonly marked: string;
}

/**
 * Twenty mixtures that the bidirectional algorithm gets wrong without help: each kind of run that texts of the shop have,
 * next to what disturbs it most. Outside of the brackets a text is read from right to left, its numbers too: the
 * first of a range or a size is the rightmost.
 */
export const worstMixtures: readonly WorstMixture[] = [
  'محول شبكة بـ 24 منفذ [PoE+]',
  '[PoE+] و[SFP+]: 24 منفذًا و4 منافذ، [10 Gb/s]؟',
  'اتصل على [+974 4455 6677] قبل الوصول بساعة',
  'الجوال [5512 3456] أو الهاتف [4400 0000] (المكتب)',
  'أمر الشراء [LPO-2026/0145] بتاريخ [2026-11-15]',
  '60-68 و70-75: مناطق الدوحة، من 08:00-18:00',
  '[QT-7K4M/2] بدلًا من [QT-7K4M/1]: 140 × 70 سم، الفرق [-15%]',
  'شاشة [Dell] 27 بوصة بدقة 2560 × 1440 ومنفذ [USB-C]',
  '[microSD] حتى 256 جيجابايت، [IP67] و[IK10]',
  'مخرجا [DisplayPort++] و[USB-C] (حتى [4K@60Hz])',
  'خصم [10%] على [5+] قطع، أي [−250] ريالًا',
  'حُوّل [0000 1234 5678] إلى الحساب [QA58 DOHB 0000 1234 5678 90AB CDEF G] لدى البنك',
  'راسل [a.b+qa@ogulf.qa] أو زُر [https://ogulf.qa/ar/] أو [@ogulf].',
  'برامج [C++] و[F#] وملف [.xlsx] بحجم [2 MB]',
  'جهاز بقدرة [650 VA]، والبطارية [12 V]، و4 مقابس',
  'يعمل من [-5°] إلى [40°] ورطوبة [90%]',
  'المنطقة 61، الشارع 850، المبنى 12 (برج [B-12])، الطابق [+3]',
  'الرمز [SD-HA-160-OAK/2]: 12 قطعة، و[SD-HA-180]: 4',
  'المعيار [802.3bt]، السرعة [2.5 GbE]، [Wi-Fi 6E] على [6 GHz]',
  'قال السائق: «الباب [B2] مغلق، اتصلت على [+974 3355 7788] 3 مرات»!',
].map((marked, index) => ({ number: index + 1, marked }));

const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '«': '»', '»': '«' };

/** The text without its brackets. */
export function textOf({ marked }: WorstMixture): string {
  return marked.replaceAll(/[[\]]/g, '');
}

/** What is to be seen of a text on one line, from left to right. */
export function seenOf({ marked }: WorstMixture): string {
  const runs = marked.match(/\[[^\]]*\]|\d+(?:[.:]\d+)*|[^[\d]/g) ?? [];
  return runs
    .map((run) => (run.startsWith('[') ? run.slice(1, -1) : (mirrored[run] ?? run)))
    .reverse()
    .join('');
}
