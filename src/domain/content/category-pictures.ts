import type { LocalizedText } from '#primitives/text/localized-text.ts';

/**
 * Alternative texts of the seeded category pictures, by category slug. They describe the rooms that `imagery` renders;
 * staff write the texts of pictures that they upload.
 */
const shown: Readonly<Record<string, LocalizedText>> = {
  desks: {
    en: 'An oak height-adjustable desk with a chair and a monitor, and a staff desk against the wall',
    ar: 'مكتب بلوط قابل لتعديل الارتفاع مع كرسي وشاشة، ومكتب موظفين عند الجدار',
  },
  workstations: {
    en: 'A light oak workstation for four with monitors and mesh chairs',
    ar: 'محطة عمل لأربعة أشخاص بلون البلوط الفاتح، عليها شاشات وحولها كراسٍ شبكية',
  },
  meeting: {
    en: 'A walnut conference table with eight chairs in front of a slatted wall',
    ar: 'طاولة مؤتمرات من خشب الجوز حولها ثمانية كراسٍ أمام جدار من الشرائح الخشبية',
  },
  reception: {
    en: 'An oak reception counter with an armchair and a round coffee table beside it',
    ar: 'كاونتر استقبال من البلوط إلى جانبه مقعد مفرد وطاولة قهوة دائرية',
  },
  seating: {
    en: 'A mesh chair, a leather executive chair, a meeting chair, a visitor chair and a stool in a row',
    ar: 'كرسي شبكي وكرسي تنفيذي جلدي وكرسي اجتماعات وكرسي زوار ومقعد مرتفع في صف واحد',
  },
  sofas: {
    en: 'A beige three-seat sofa with two armchairs, a pouf and a coffee table on a rug',
    ar: 'كنبة بيج بثلاثة مقاعد ومقعدان مفردان وبوف وطاولة قهوة على سجادة',
  },
  storage: {
    en: 'Open shelves, a credenza, lockers and a filing cabinet along a wall',
    ar: 'رفوف مفتوحة وكريدنزا وخزائن لوكر وخزانة ملفات على امتداد جدار',
  },
  'acoustic-pods': {
    en: 'Two phone booths and an open meeting pod between them',
    ar: 'كبينتا مكالمات بينهما كبينة اجتماعات مفتوحة',
  },
  'boards-accessories': {
    en: 'A whiteboard, a flip chart, a planter, and a desk with a lamp and two monitors on arms',
    ar: 'سبورة بيضاء وحامل عرض وحوض نباتات، ومكتب عليه مصباح وشاشتان على حاملين',
  },
  laptops: {
    en: 'Three laptops on an oak table',
    ar: 'ثلاثة لابتوبات على طاولة من البلوط',
  },
  desktops: {
    en: 'An all-in-one computer, two towers and a mini PC on a walnut table',
    ar: 'كمبيوتر الكل في واحد وجهازان برجيان وكمبيوتر مصغر على طاولة من الجوز',
  },
  monitors: {
    en: 'A curved ultrawide monitor between two others',
    ar: 'شاشة منحنية فائقة العرض بين شاشتين',
  },
  printers: {
    en: 'A floor-standing copier beside a cabinet with two printers',
    ar: 'ماكينة تصوير أرضية بجوار خزانة عليها طابعتان',
  },
  networking: {
    en: 'A network cabinet with a glass door, a wall cabinet, switches and an access point',
    ar: 'كابينة شبكات بباب زجاجي وكابينة جدارية ومحولات شبكة ونقطة وصول',
  },
  'servers-storage': {
    en: 'Rack servers, a tower server and network storage on a walnut table',
    ar: 'خوادم راك وخادم برجي ووحدتا تخزين شبكيتان على طاولة من الجوز',
  },
  'ups-power': {
    en: 'Two standing and two rack-mounted UPS units with a power strip',
    ar: 'جهازا UPS قائمان وجهازان للكابينة مع وحدة توزيع طاقة',
  },
  'phones-conferencing': {
    en: 'A desk phone, a headset, a webcam and a video bar beside a laptop',
    ar: 'هاتف مكتبي وسماعة رأس وكاميرا ويب وشريط مؤتمرات إلى جانب لابتوب',
  },
  'projectors-displays': {
    en: 'A large interactive panel on its stand, a signage display and a projector on a table',
    ar: 'شاشة تفاعلية كبيرة على حاملها وشاشة إعلانية وجهاز عرض على طاولة',
  },
  'cctv-security': {
    en: 'A door with a card reader and a face terminal, cameras on the wall and a recorder on a shelf',
    ar: 'باب بجانبه قارئ بطاقات وجهاز حضور ببصمة الوجه، وكاميرات على الجدار ومسجل على رف',
  },
  'it-accessories': {
    en: 'Keyboard and mouse, a dock, a portable drive, a backpack and a laptop bag on a table',
    ar: 'لوحة مفاتيح وفأرة ومحطة إرساء وقرص محمول وحقيبة ظهر وحقيبة لابتوب على طاولة',
  },
  service: {
    en: 'A floor plan, a tablet, a drill and a tape measure on a table',
    ar: 'مخطط مكتب وجهاز لوحي ومثقاب وشريط قياس على طاولة',
  },
};

/** The alternative text of a category picture; for a category that is not seeded, its name. */
export function categoryPictureAlt(slug: string, name: LocalizedText): LocalizedText {
  return shown[slug] ?? name;
}
