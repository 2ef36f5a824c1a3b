import type { LocalizedText } from '#primitives/text/localized-text.ts';

interface Author {
  readonly name: LocalizedText;
  readonly title: LocalizedText;
  readonly bio: LocalizedText;
}

/** Articles are attributed to the responsible teams, not to invented people. */
export const authors = {
  showroom: {
    name: { en: 'The showroom team', ar: 'فريق صالة العرض' },
    title: { en: 'Seating advisers', ar: 'مستشارو مقاعد العمل' },
    bio: {
      en: 'They fit chairs to people in Doha every working day, and sit on what they sell.',
      ar: 'يختارون الكراسي لعملاء الدوحة كل يوم عمل، ويجلسون على ما يبيعونه.',
    },
  },
  planning: {
    name: { en: 'The planning desk', ar: 'قسم التخطيط' },
    title: { en: 'Space planners', ar: 'مخططو المساحات المكتبية' },
    bio: {
      en: 'They measure rooms, draw floor plans and find out why nobody uses the corner by the printer.',
      ar: 'يقيسون الغرف ويرسمون المخططات، ويعرفون لماذا لا يجلس أحد في الزاوية القريبة من الطابعة.',
    },
  },
  technology: {
    name: { en: 'The IT desk', ar: 'قسم تقنية المعلومات' },
    title: { en: 'IT specialists', ar: 'اختصاصيو تقنية المعلومات' },
    bio: {
      en: 'They set up offices from the first cable to the last login, and pick up the phone when something hums.',
      ar: 'يجهّزون المكاتب من أول كابل إلى آخر حساب مستخدم، ويردّون على الهاتف حين يتعطل شيء.',
    },
  },
  logistics: {
    name: { en: 'The delivery team', ar: 'فريق التوصيل' },
    title: { en: 'Delivery and installation', ar: 'التوصيل والتركيب' },
    bio: {
      en: 'They know the loading bays of the towers by name, and leave no cardboard behind.',
      ar: 'يعرفون أرصفة التحميل في الأبراج واحدًا واحدًا، ولا يتركون وراءهم كرتونًا.',
    },
  },
} as const satisfies Record<string, Author>;

export type AuthorName = keyof typeof authors;

export const authorNames = Object.keys(authors) as readonly AuthorName[];
