import type { LocalizedText } from '#primitives/text/localized-text.ts';

interface Author {
  readonly name: LocalizedText;
  readonly title: LocalizedText;
  readonly bio: LocalizedText;
}

/** Articles are attributed to the responsible teams, not to invented people. */
export const authors = {
  showroom: {
    name: { en: 'The OGulf showroom team', ar: 'فريق صالة عرض أوجلف' },
    title: { en: 'Seating advisers', ar: 'مستشارو مقاعد العمل' },
    bio: {
      en: 'They have fitted chairs to people in Doha for eighteen years, and sit on what they sell.',
      ar: 'يختارون الكراسي لعملاء الدوحة منذ ثمانية عشر عامًا، ويجلسون على ما يبيعونه.',
    },
  },
  planning: {
    name: { en: 'The OGulf planning desk', ar: 'قسم التخطيط في أوجلف' },
    title: { en: 'Space planners', ar: 'مخططو المساحات المكتبية' },
    bio: {
      en: 'They measure rooms, draw floor plans and find out why nobody uses the corner by the printer.',
      ar: 'يقيسون الغرف ويرسمون المخططات، ويعرفون لماذا لا يجلس أحد في الزاوية القريبة من الطابعة.',
    },
  },
  technology: {
    name: { en: 'The OGulf IT desk', ar: 'قسم تقنية المعلومات في أوجلف' },
    title: { en: 'IT specialists', ar: 'اختصاصيو تقنية المعلومات' },
    bio: {
      en: 'They set up offices from the first cable to the last login, and pick up the phone when something hums.',
      ar: 'يجهّزون المكاتب من أول كابل إلى آخر حساب مستخدم، ويردّون على الهاتف حين يتعطل شيء.',
    },
  },
  logistics: {
    name: { en: 'The OGulf delivery team', ar: 'فريق التوصيل في أوجلف' },
    title: { en: 'Delivery and installation', ar: 'التوصيل والتركيب' },
    bio: {
      en: 'They know the loading bays of the towers by name, and leave no cardboard behind.',
      ar: 'يعرفون أرصفة التحميل في الأبراج واحدًا واحدًا، ولا يتركون وراءهم كرتونًا.',
    },
  },
} as const satisfies Record<string, Author>;

export type AuthorName = keyof typeof authors;
