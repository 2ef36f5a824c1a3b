import type { SiteFitMessages } from './site-fit.en.ts';

export const siteFitAr: SiteFitMessages = {
  buildings: {
    goodsLift: 'برج فيه مصعد خدمة',
    passengerLift: 'برج فيه مصعد ركاب',
    smallLift: 'مبنى قديم فيه مصعد صغير',
    villaStairs: 'فيلا، عبر الدرج',
  },
  usualTitle: 'مبانٍ معتادة',
  usualLead:
    'تخبرك صفحات المنتجات والسلة هل تصل القطعة إلى غرفتك، وتبدأ بهذه المقاسات. وقد تختلف في مبناك: قِس قبل أن تطلب قطعة كبيرة.',
  usual: (building) => `${building} (مقاسات معتادة)`,
  door: (size) => `أضيق باب: ${size}`,
  lift: (door, cabin) => `المصعد: بابه ${door}، ومن الداخل ${cabin} (العرض × العمق × الارتفاع)`,
  stairs: (width, landing, height) =>
    `الدرج: عرضه ${width}، وعمق البسطة ${landing}، والارتفاع الخالي ${height}`,
  turn: (first, second, height) => `أضيق منعطف: من عرض ${first} إلى عرض ${second}، والارتفاع ${height}`,
  centimetres: (size) => `${size} سم`,
  allFit: 'كل المنتجات تدخل.',
  restFits: 'بقية المنتجات تدخل.',
  answers: {
    whole: 'يدخل',
    unpacked: 'يدخل من دون كرتونه',
    parts: 'يدخل في كراتينه ويُركّب داخل الغرفة',
    no: 'لا يدخل',
    unknown: 'لا يدخل مركّبًا، ومقاسات كراتينه غير معروفة',
    noSizes: 'مقاساته غير معروفة',
  },
  carton: (number, all, size) => `الكرتون ${number} من ${all} (${size})`,
  assembled: (size) => `مركّبًا (${size})`,
  attitudes: {
    upright: 'يدخل قائمًا',
    turned: 'يدخل على جنبه',
    tilted: 'يدخل مائلًا',
  },
  tiltedAt: {
    door: 'لا يمر من الباب قائمًا، ويمر مائلًا',
    liftDoor: 'لا يمر من باب المصعد قائمًا، ويمر مائلًا',
    cabin: 'لا يدخل المصعد قائمًا، ويدخل مائلًا',
    stairs: 'لا يمر من الدرج قائمًا، ويمر مائلًا',
    turn: 'يمر من المنعطف بطرف مرفوع',
  },
  stopsAt: {
    door: 'أكبر من الباب',
    liftDoor: 'أكبر من باب المصعد',
    cabin: 'أكبر من المصعد',
    stairs: 'أكبر من الدرج',
    turn: 'لا يمر من المنعطف',
  },
  separator: '؛ ',
};
