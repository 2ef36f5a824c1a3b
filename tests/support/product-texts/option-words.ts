import type { LocalizedText } from '#primitives/text/localized-text.ts';

type Words = Readonly<Record<keyof LocalizedText, string>>;

/**
 * The words by which texts name an option, as regular expressions; an option that is not here is named as in the
 * definition of its attribute.
 */
export const optionWords: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  colour: {
    white: { en: 'white', ar: 'أبيض|بيضاء' },
    'light-grey': { en: 'light[ -]grey', ar: 'رمادي فاتح' },
    silver: { en: 'silver', ar: 'فضي' },
    grey: { en: 'grey|slate', ar: 'رمادي' },
    charcoal: { en: 'charcoal|anthracite', ar: 'فحمي|أنثراسيت' },
    black: { en: 'black', ar: 'أسود|سوداء' },
    mustard: { en: 'mustard|ochre', ar: 'خردلي' },
    tan: { en: '\\btan\\b', ar: 'جملي' },
    terracotta: { en: 'terracotta', ar: 'قرميدي' },
    sage: { en: 'sage', ar: 'أخضر رمادي|مريمية' },
    'grey-green': { en: 'grey-green', ar: 'رمادية? مخضرة?' },
    green: { en: 'green', ar: 'أخضر' },
    blue: { en: 'blue', ar: 'أزرق|زرقاء' },
    navy: { en: 'navy|midnight[ -]blue', ar: 'كحلي' },
    multicolour: { en: '', ar: '' },
  },
  material: {
    veneer: { en: 'veneer|oak-faced', ar: 'قشرة|مكسوة بالبلوط' },
    wood: { en: 'beech|oak|walnut|hardwood', ar: 'زان|بلوط|جوز|خشب' },
    lacquer: { en: 'lacquered board', ar: 'خشب مطلي باللاكر' },
    enamel: { en: 'enamel', ar: 'المينا' },
    steel: { en: 'steel|chrom', ar: 'فولاذ|كروم' },
    glass: { en: 'glass|glazed', ar: 'زجاج' },
    plastic: { en: 'plastic|polypropylene|ABS', ar: 'بلاستيك|بولي بروبلين' },
    leather: { en: 'leather|cowhide', ar: 'جلد' },
    'synthetic-leather': { en: 'synthetic leather|leatherette', ar: 'جلد (طبيعي و)?صناعي' },
    fabric: { en: 'fabric|woven', ar: 'قماش|منسوج' },
  },
  connections: {
    wifi: { en: 'Wi-Fi', ar: 'واي فاي|Wi-Fi' },
    wireless: { en: '2\\.4 GHz', ar: '2\\.4 جيجاهرتز' },
    headphone: { en: 'headphone|headset', ar: 'سماعة' },
    audio: { en: 'audio', ar: 'صوت' },
    analogue: { en: 'analogue', ar: 'تناظري' },
  },
  'return-side': {
    left: { en: 'left', ar: 'يسار|أيسر' },
    right: { en: 'right', ar: 'يمين|أيمن' },
    either: { en: 'left or right', ar: 'يمينًا أو يسارًا' },
  },
  shape: {
    boat: { en: 'boat', ar: 'مقوّس' },
    // The shape that a table has when its text names none.
    rectangular: { en: '', ar: '' },
  },
  armrests: {
    none: { en: 'none|without arms', ar: 'من دون ذراعين' },
    fixed: { en: 'fixed', ar: 'ثابتة' },
    adjustable: { en: 'adjustable', ar: 'قابلة لضبط' },
  },
  vesa: {
    '75': { en: 'VESA 75', ar: 'VESA 75' },
    '100': { en: 'VESA (75 and )?100', ar: 'VESA (75 و)?100' },
  },
  'outlet-types': { 'bs-1363': { en: 'BS 1363', ar: 'BS 1363' } },
  identification: { face: { en: 'face', ar: 'الوجه' } },
  'keyboard-languages': {
    arabic: { en: 'arabic', ar: 'عربي' },
    english: { en: 'english', ar: 'إنجليزي' },
  },
};
