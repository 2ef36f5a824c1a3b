import type { LocalizedText } from '#primitives/localized-text.ts';

/** The rooms that pages open with: the name of each picture's file, and what it shows to those who do not see it. */
export const scenePictures = {
  'hero-open-office': {
    en: 'An open-plan office with bench desks and mesh chairs, the towers of West Bay behind its windows',
    ar: 'مكتب مفتوح بطاولات عمل مشتركة وكراسٍ شبكية، تطلّ نوافذه على أبراج الخليج الغربي',
  },
  'hero-executive-office': {
    en: 'An executive office with a walnut desk, a leather chair and two visitor armchairs',
    ar: 'مكتب تنفيذي بمكتب من خشب الجوز وكرسي جلدي ومقعدين للزوار',
  },
  'hero-meeting-room': {
    en: 'A boardroom with a long walnut table, a large display and a video bar',
    ar: 'قاعة اجتماعات بطاولة طويلة من خشب الجوز وشاشة كبيرة وجهاز للاجتماعات المرئية',
  },
  'location-doha': {
    en: 'A reception with a ribbed walnut counter and sofas, the Doha skyline behind the windows',
    ar: 'استقبال بكاونتر مضلّع من خشب الجوز وأرائك، وخلف النوافذ أفق الدوحة',
  },
  'location-lusail': {
    en: 'A bright office with a meeting table and a sofa, the crescent tower of Lusail behind the windows',
    ar: 'مكتب مشرق بطاولة اجتماعات وأريكة، وخلف النوافذ أبراج لوسيل',
  },
  'location-al-waab': {
    en: 'A home office with a lounge chair and a height-adjustable desk that looks out on villas and palms',
    ar: 'مكتب منزلي بكرسي استرخاء ومكتب متغيّر الارتفاع يطلّ على فلل ونخيل',
  },
  'page-about': {
    en: 'A showroom with sofas, office chairs before a maroon wall, a desk and a phone booth',
    ar: 'صالة عرض فيها أرائك وكراسي مكتبية أمام جدار عنّابي ومكتب ومقصورة اتصال',
  },
  'page-our-story': {
    en: 'A planning table below a wall of fabric and wood samples',
    ar: 'طاولة تخطيط تحت جدار من عيّنات الأقمشة والأخشاب',
  },
  'page-services': {
    en: 'A desk being assembled: frame, top, tools and cartons beside one that is ready',
    ar: 'مكتب في طور التركيب: هيكل وسطح وأدوات وكراتين إلى جانب مكتب جاهز',
  },
} as const satisfies Record<string, LocalizedText>;

export type SceneName = keyof typeof scenePictures;
