import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { StoredSiteContent } from '../../schema/site-content.ts';

/** Of figures whose words come from data. */
const noText: LocalizedText = { en: '', ar: '' };

/** Words and pictures of a new shop's home page. The pictures are file names of scene pictures; a seed resolves them. */
export const firstSiteContent: StoredSiteContent = {
  announcement: { isShown: false, text: noText, link: '', startsOn: null, endsOn: null },
  hero: {
    title: {
      en: 'Offices that work as well as the people in them',
      ar: 'مكاتب تليق بمن يعملون فيها',
    },
    lead: {
      en: 'Furniture and technology chosen to go together, shown in our Doha showroom and carried to your room by our own team.',
      ar: 'أثاث وتقنية اخترناهما ليتكاملا: تعاينهما في صالة عرضنا بالدوحة، ويحملهما فريقنا إلى غرفتك.',
    },
    buttons: [
      { label: { en: 'Browse products', ar: 'تصفّح المنتجات' }, link: '/products' },
      { label: { en: 'Talk to us', ar: 'تحدّث إلينا' }, link: '/contact' },
    ],
    slides: [
      {
        id: 'open-office',
        isShown: true,
        label: { en: 'Shop workstations', ar: 'تسوّق محطات العمل' },
        link: '/category/workstations',
        picture: 'hero-open-office.webp',
        mirrorsInArabic: true,
      },
      {
        id: 'executive-office',
        isShown: true,
        label: { en: 'Shop executive desks', ar: 'تسوّق المكاتب التنفيذية' },
        link: '/subcategory/executive-desks',
        picture: 'hero-executive-office.webp',
        mirrorsInArabic: true,
      },
      {
        id: 'meeting-room',
        isShown: true,
        label: { en: 'Shop meeting rooms', ar: 'تسوّق غرف الاجتماعات' },
        link: '/category/meeting',
        picture: 'hero-meeting-room.webp',
        mirrorsInArabic: true,
      },
    ],
  },
  stats: {
    isShown: true,
    figures: [
      {
        id: 'years',
        kind: 'years',
        isShown: true,
        figure: noText,
        label: { en: 'years in business', ar: 'سنوات الخبرة' },
      },
      {
        id: 'customers',
        kind: 'customers',
        isShown: true,
        figure: noText,
        label: { en: 'customers', ar: 'عدد العملاء' },
      },
      { id: 'rating', kind: 'rating', isShown: true, figure: noText, label: noText },
      { id: 'delivery', kind: 'delivery', isShown: true, figure: noText, label: noText },
    ],
  },
  cities: {
    isShown: true,
    title: { en: 'Close to where you work', ar: 'قريبون من مكان عملك' },
    lead: {
      en: 'One team, one van fleet, one price list.',
      ar: 'فريق واحد وأسطول توصيل واحد وقائمة أسعار واحدة.',
    },
    cards: [
      {
        id: 'doha',
        isShown: true,
        name: { en: 'Doha', ar: 'الدوحة' },
        text: {
          en: 'Visit the showroom, sit on every chair, and see what fits your floor plan.',
          ar: 'زُر صالة العرض وجرّب كل كرسي، واعرف ما يناسب مخطط مكتبك.',
        },
        linkText: { en: 'Office furniture in Doha', ar: 'أثاث مكتبي في الدوحة' },
        link: '/office-furniture-doha',
        picture: 'location-doha.webp',
      },
      {
        id: 'lusail',
        isShown: true,
        name: { en: 'Lusail', ar: 'لوسيل' },
        text: {
          en: 'Fit-outs for new towers: through the loading bay and up to the room, on the day you choose.',
          ar: 'نجهّز مكاتب الأبراج الجديدة: عبر رصيف التحميل وحتى الغرفة، في اليوم الذي تختاره.',
        },
        linkText: { en: 'Office furniture in Lusail', ar: 'أثاث مكتبي في لوسيل' },
        link: '/office-furniture-lusail',
        picture: 'location-lusail.webp',
      },
      {
        id: 'al-waab',
        isShown: true,
        name: { en: 'Al Waab', ar: 'الوعب' },
        text: {
          en: 'Clinics, schools and family businesses, furnished without fuss.',
          ar: 'عيادات ومدارس وشركات عائلية، نؤثثها بلا عناء.',
        },
        linkText: { en: 'Office furniture in Al Waab', ar: 'أثاث مكتبي في الوعب' },
        link: '/office-furniture-al-waab',
        picture: 'location-al-waab.webp',
      },
    ],
  },
  about: {
    isShown: true,
    title: {
      en: 'One team, from the floor plan to the last cable',
      ar: 'فريق واحد، من المخطط حتى آخر كابل',
    },
    text: {
      en: 'Every delivery is carried to the room. Assembly is included where the product says so; space planning, further assembly and IT set-up can be ordered with it. And we answer the phone afterwards.',
      ar: 'نحمل كل ما نوصله إلى الغرفة. والتركيب مشمول حيث تذكر صفحة المنتج ذلك، ويمكنك أن تطلب معه تخطيط المساحة وتركيب غيره وتجهيز الأنظمة. ثم نردّ على اتصالك بعد ذلك.',
    },
    points: [
      {
        en: 'A showroom in Doha where you can sit on every chair',
        ar: 'صالة عرض في الدوحة تجرّب فيها كل كرسي بنفسك',
      },
      {
        en: 'Furniture and IT from one supplier, on one invoice',
        ar: 'أثاث وتقنية من جهة واحدة وبفاتورة واحدة',
      },
      {
        en: 'Delivery to the room, with assembly and IT set-up as you need them',
        ar: 'توصيل حتى الغرفة، مع التركيب وتجهيز الأنظمة حسب حاجتك',
      },
    ],
    buttons: [
      { label: { en: 'About us', ar: 'من نحن' }, link: '/about' },
      { label: { en: 'Our story', ar: 'قصتنا' }, link: '/our-story' },
    ],
    picture: 'page-about.webp',
  },
};
