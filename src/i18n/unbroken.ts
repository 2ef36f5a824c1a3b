/** Arabic units, and nouns that often follow a number, with the endings that the number gives them. */
export const arabicUnit =
  '(?:سم|مم|م|كم|كجم|جم|جرام|غرام|واط|كيلوواط|فولت|أمبير|(?:جيجا|ميجا|تيرا|كيلو)(?:بايت|بت|هرتز|بكسل)?|هرتز|بوصة|لتر|لومن|لوكس|ديسيبل|ملّي|نواة|نوى|منفذ|منافذ|قطعة|قطع|شخص|أشخاص|مستخدم|مستخدمين|صفحة|صفحات|ثانية|دقيقة|دقائق|ساعة|ساعات|يوم|أيام|شهر|أشهر|سنة|سنوات|ألف|آلاف|مليون|ريال|ر.ق|درجة|درجات|دورة|دورات|رف|رفوف|درج|أدراج|مقعد|مقاعد|غرفة|شاشة|شاشات|كاميرا|كاميرات|إطار|جهاز|أجهزة|طابق|طوابق|لون|ألوان)(?:ًا|ا|ين|ان)?(?!\\p{Script=Arabic})';
const latinUnit =
  '(?:[cmk]?m[²³]?|k?g|k?[WVA]|VA|Ah|[KMGT]B|[kMG]?Hz|[MG]b(?:ps|it/s)|inch|L|lm|lux|dB|ms|MP|U|dpi)(?![A-Za-z])';
const spaceBeforeUnit = new RegExp(`(\\d) (?=${arabicUnit}|${latinUnit})`, 'gu');
/** Codes and names such as `LPO-2026/0145` and `USB-C`: with a digit, or with a part of one or two letters. */
const hyphenatedCode = /[A-Za-z\d]+(?:[/-][A-Za-z\d]+)*-[A-Za-z\d]+(?:[/-][A-Za-z\d]+)*/g;
export const longestUnbroken = 24;

/** Keeps a number and its unit, the numbers of a size, and «من «مجلس»» on one line by no-break spaces. */
export function unbrokenUnits(text: string): string {
  return text
    .replaceAll(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
    .replaceAll(spaceBeforeUnit, '$1\u00a0')
    .replaceAll(' من «', ' من\u00a0«');
}

/**
 * Keeps the parts of a short code on one line too, by word joiners after its hyphens. For what is shown as a text of a
 * page: in what is searched or sent elsewhere they do not belong.
 */
export function unbroken(text: string): string {
  return unbrokenUnits(text).replaceAll(hyphenatedCode, (code) =>
    code.length <= longestUnbroken && /\d|(?:^|-)[A-Za-z]{1,2}(?:-|$)/.test(code)
      ? code.replaceAll('-', '-\u2060')
      : code,
  );
}
