import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** Scene pictures at the top of pages and articles: the alternative text by file name. */
export const scenePictures = {
  'hero-open-office': {
    en: 'An open-plan office with bench desks and mesh chairs, the towers of West Bay behind its windows',
    ar: 'مكتب مفتوح بطاولات عمل مشتركة وكراسٍ شبكية، تطلّ نوافذه على أبراج الخليج الغربي',
  },
  'hero-executive-office': {
    en: 'An executive office with a walnut desk, a leather chair and two visitor armchairs',
    ar: 'غرفة مدير فيها مكتب من خشب الجوز وكرسي جلدي ومقعدان للزوار',
  },
  'hero-meeting-room': {
    en: 'A boardroom with a long walnut table, a large display and a video bar',
    ar: 'غرفة اجتماعات بطاولة طويلة من خشب الجوز وشاشة كبيرة وجهاز للاجتماعات المرئية',
  },
  'location-doha': {
    en: 'A reception with a ribbed walnut counter and sofas, the Doha skyline behind the windows',
    ar: 'استقبال بكاونتر مضلّع من خشب الجوز وكنب، وخلف النوافذ أفق الدوحة',
  },
  'location-lusail': {
    en: 'A bright office with a meeting table and a sofa, the crescent tower of Lusail behind the windows',
    ar: 'مكتب مشرق بطاولة اجتماعات وكنبة، وخلف النوافذ أبراج لوسيل',
  },
  'location-al-waab': {
    en: 'A home office with a lounge chair and a height-adjustable desk that looks out on villas and palms',
    ar: 'مكتب منزلي بكرسي استرخاء ومكتب قابل لتعديل الارتفاع يطلّ على فلل ونخيل',
  },
  'page-about': {
    en: 'A showroom with sofas, office chairs before a maroon wall, a desk and a phone booth',
    ar: 'صالة عرض فيها كنب وكراسٍ مكتبية أمام جدار عنّابي ومكتب وكبينة مكالمات',
  },
  'page-our-story': {
    en: 'A planning table below a wall of fabric and wood samples',
    ar: 'طاولة تخطيط تحت جدار من عيّنات الأقمشة والأخشاب',
  },
  'page-services': {
    en: 'A desk being assembled: frame, top, tools and cartons beside one that is ready',
    ar: 'مكتب في طور التركيب: هيكل وسطح وأدوات وكراتين إلى جانب مكتب جاهز',
  },
  'cover-ergonomics': {
    en: 'A workplace set up well: chair, desk and screen at the height of whoever works there',
    ar: 'مكان عمل مضبوط بعناية: كرسي ومكتب وشاشة على ارتفاع يناسب صاحبه',
  },
  'cover-standing-desk': {
    en: 'A walnut desk raised to standing height, with a wide curved monitor and a high stool',
    ar: 'مكتب من خشب الجوز مرفوع للعمل وقوفًا، عليه شاشة عريضة منحنية وأمامه مقعد مرتفع',
  },
  'cover-meeting-room': {
    en: 'A round table with four chairs below a pendant lamp, a display on the wall',
    ar: 'طاولة مستديرة بأربعة كراسٍ تحت مصباح معلّق، وعلى الجدار شاشة',
  },
  'cover-storage': {
    en: 'Open shelves and a bookcase in good order, a pedestal and an armchair beside them',
    ar: 'رفوف مفتوحة ومكتبة مرتبتان، وإلى جانبهما وحدة أدراج ومقعد',
  },
  'cover-server-rack': {
    en: 'Two tall black racks with glass doors in a quiet room',
    ar: 'كابينتا خوادم سوداوان بأبواب زجاجية في غرفة هادئة',
  },
  'cover-network': {
    en: 'Patch leads between a panel and a switch on a walnut table',
    ar: 'كابلات تصل لوحة توصيل بمحوّل شبكة على طاولة من خشب الجوز',
  },
  'cover-lighting': {
    en: 'Two desk lamps, books and a notebook on an oak table in evening light',
    ar: 'مصباحان مكتبيان وكتب ودفتر على طاولة من خشب البلوط في ضوء المساء',
  },
  'cover-plants': {
    en: 'An armchair, an ottoman and a coffee table among tall plants',
    ar: 'مقعد وبوف وطاولة قهوة بين نباتات عالية',
  },
  'cover-reception': {
    en: 'A curved walnut reception counter with a picture on the wall and an olive tree',
    ar: 'كاونتر استقبال منحنٍ من خشب الجوز، ولوحة على الجدار وشجرة زيتون',
  },
  'cover-laptops-and-monitors': {
    en: 'A laptop beside a monitor on an oak desk, with a keyboard and a mug',
    ar: 'كمبيوتر محمول بجانب شاشة على مكتب من خشب البلوط، مع لوحة مفاتيح وكوب',
  },
} as const satisfies Record<string, LocalizedText>;

export type SceneName = keyof typeof scenePictures;
