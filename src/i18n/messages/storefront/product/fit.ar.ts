import { pluralForm } from '../../../plural.ts';
import { siteFitAr } from '../../site-fit.ar.ts';
import type { FitMessages } from './fit.en.ts';

export const fitAr: FitMessages = {
  lead: 'اختر مبنى معتادًا، أو اكتب مقاساتك بالسنتيمتر. وما تتركه فارغًا لا يدخل في الحساب.',
  building: 'المبنى',
  ownMeasures: 'مقاساتي',
  buildings: siteFitAr.buildings,
  usual: 'هذه مقاسات معتادة في مثل هذه المباني، وقد تختلف في مبناك: قِس قبل أن تطلب قطعة كبيرة.',
  parts: {
    door: 'أضيق باب',
    lift: 'المصعد',
    stairs: 'الدرج',
    turn: 'أضيق منعطف',
  },
  more: 'الدرج والمنعطفات',
  measures: {
    doorWidth: 'عرض الباب',
    doorHeight: 'ارتفاع الباب',
    liftDoorWidth: 'عرض باب المصعد',
    liftDoorHeight: 'ارتفاع باب المصعد',
    cabinDepth: 'عمق المصعد',
    cabinWidth: 'عرض المصعد من الداخل',
    cabinHeight: 'ارتفاع المصعد من الداخل',
    stairsWidth: 'عرض الدرج',
    landing: 'عمق البسطة',
    stairsHeight: 'الارتفاع الخالي فوق الدرجات',
    turnFirst: 'عرض الممر قبل المنعطف',
    turnSecond: 'عرض الممر بعد المنعطف',
    turnHeight: 'الارتفاع الخالي عند المنعطف',
  },
  asDoor: 'اترك عرض المصعد وارتفاعه من الداخل فارغين إن كانا بقدر بابه.',
  unreadable: 'يُرجى كتابة رقم بالسنتيمتر.',
  unlikely: 'يُرجى كتابة رقم بين 10 و2000 سم.',
  incomplete: 'يُرجى إكمال بقية المقاسات ليدخل هذا الجزء في الحساب.',
  answers: {
    whole: 'يدخل.',
    unpacked: 'يدخل من دون كرتونه.',
    parts: 'يدخل في كراتينه، ويُركّب داخل الغرفة.',
    no: 'لا يدخل.',
    unknown: 'لا يدخل وهو مركّب، ومقاسات كراتينه ليست لدينا بعد.',
  },
  ask: 'اسألنا قبل أن تطلب',
  carton: (size) => `كرتون مقاسه ${size}`,
  assembled: (size) => `المنتج مركّبًا، ${size}`,
  attitudes: siteFitAr.attitudes,
  stopsAt: siteFitAr.stopsAt,
  drawings: {
    front: (obstacle) => `${obstacle}: مائلًا، من الأمام`,
    side: (obstacle) => `${obstacle}: مائلًا، من الجانب`,
    raised: (obstacle) => `${obstacle}: يُحمل بطرف مرفوع`,
  },
  packedSizes: 'حسبناه بمقاسات الكراتين المغلقة ومقاس المنتج مركّبًا.',
  assembledSize: 'حسبناه بمقاس المنتج مركّبًا، فمقاسات كراتينه غير معروفة.',
  sent: {
    title: 'طريق الدخول إلى مبناك، للسائق',
    remove: 'إزالة',
    add: 'أرسلها مع الطلب',
    removed: 'لن تصل مقاساتك إلى السائق.',
  },
  cart: {
    noSizes: 'مقاساته غير معروفة',
    allFit: 'كل ما في سلتك يدخل.',
    someDoNot: (count) =>
      pluralForm('ar', count, {
        one: 'منتج واحد يحتاج إلى مراجعتك.',
        two: 'منتجان يحتاجان إلى مراجعتك.',
        few: `${count} منتجات تحتاج إلى مراجعتك.`,
        many: `${count} منتجًا يحتاج إلى مراجعتك.`,
        other: `${count} منتج يحتاج إلى مراجعتك.`,
      }),
  },
};
