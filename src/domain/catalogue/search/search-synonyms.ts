import { foldText } from '#primitives/text/fold-text.ts';

/** Groups of synonyms that buyers in Qatar use, in both languages. Each word of a line matches all words of that line. */
const groups = [
  'chair chairs seat seating كرسي كراسي مقعد مقاعد',
  'desk desks مكتب مكاتب',
  'table tables طاولة طاولات',
  'sofa sofas couch settee كنبة كنب أريكة أرائك صوفا',
  'armchair أريكة فوتيه',
  'stool stools counter bar مقعد بار',
  'cabinet cabinets cupboard cupboards خزانة خزائن دولاب دواليب',
  'pedestal pedestals drawers أدراج',
  'bookcase bookshelf shelf shelves رف رفوف أرفف مكتبة',
  'locker lockers لوكر خزائن',
  'whiteboard board سبورة سبورات لوح',
  'lamp lamps light مصباح مصابيح أباجورة إضاءة',
  'booth booths pod pods cabin كابينة كبائن مقصورة',
  'partition partitions screen divider قاطع قواطع فاصل',
  'laptop laptops notebook notebooks لابتوب حاسوب محمول',
  'desktop desktops computer computers pc كمبيوتر حاسوب',
  'tablet tablets تابلت لوحي',
  'monitor monitors display screen شاشة شاشات',
  'printer printers طابعة طابعات برنتر',
  'scanner scanners ماسح ماسحة سكانر',
  'copier copiers photocopier ناسخة تصوير',
  'toner ink cartridge حبر خرطوشة تونر',
  'router routers راوتر موجه',
  'switch switches سويتش مبدل محول',
  'wireless wifi لاسلكي',
  'server servers سيرفر خادم خوادم',
  'nas storage تخزين',
  'ups بطارية احتياطي',
  'phone phones telephone هاتف هواتف تلفون',
  'headset headsets headphones سماعة سماعات',
  'webcam كاميرا',
  'camera cameras cctv كاميرا كاميرات مراقبة',
  'projector projectors بروجكتر عارض',
  'keyboard keyboards كيبورد مفاتيح',
  'mouse mice ماوس فأرة',
  'cable cables cord كابل كابلات كيبل سلك أسلاك',
  'dock docks docking محطة إرساء',
  'bag bags backpack حقيبة حقائب شنطة',
  'meeting conference اجتماع اجتماعات مؤتمرات',
  'reception استقبال',
  'ergonomic orthopaedic orthopedic مريح صحي',
  'adjustable standing قابل متحرك',
  'manager managers مدير مدراء مديرين',
  'executive تنفيذي تنفيذية',
  'staff employee employees موظف موظفين موظفون',
  'guest guests visitor visitors زائر زوار ضيوف',
  'colour color ملون ملونة ألوان',
  'leather جلد جلدي',
  'walnut جوز',
  'oak بلوط سنديان',
  'black أسود سوداء',
  'white أبيض بيضاء',
  'grey gray رمادي رمادية',
].map((line) => line.split(' ').map(foldText));

const synonyms = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) synonyms.set(word, new Set([...(synonyms.get(word) ?? []), ...group]));
}

/** The synonyms of a folded word; most words have none. */
export function synonymsOf(word: string): readonly string[] {
  return [...(synonyms.get(word) ?? [])].filter((synonym) => synonym !== word);
}
