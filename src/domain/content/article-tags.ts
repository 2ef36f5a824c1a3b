import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { TopicKind } from './topic.ts';

export interface ArticleTag<Text = LocalizedText> {
  /** The value in the URL of a list: '/blog?tag=seating'. */
  readonly slug: string;
  readonly name: Text;
}

const kindNames: Record<TopicKind, ArticleTag> = {
  'buying-guide': { slug: 'buying-guides', name: { en: 'Buying guides', ar: 'أدلة الشراء' } },
  ergonomics: { slug: 'ergonomics', name: { en: 'Ergonomics', ar: 'بيئة العمل الصحية' } },
  'space-planning': { slug: 'space-planning', name: { en: 'Space planning', ar: 'تخطيط المساحات' } },
  'it-checklist': { slug: 'it-checklists', name: { en: 'IT checklists', ar: 'قوائم تقنية المعلومات' } },
  care: { slug: 'care', name: { en: 'Care and upkeep', ar: 'العناية والصيانة' } },
  delivery: { slug: 'delivery', name: { en: 'Delivery and moving', ar: 'التوصيل والانتقال' } },
};

/** The seeded names of categories. Tags stay the same when staff rename a category, like the article's text. */
const categoryNames: Readonly<Record<string, LocalizedText>> = {
  desks: { en: 'Desks', ar: 'المكاتب' },
  workstations: { en: 'Workstations', ar: 'محطات العمل' },
  meeting: { en: 'Meeting & Conference', ar: 'الاجتماعات والمؤتمرات' },
  reception: { en: 'Reception & Waiting', ar: 'الاستقبال والانتظار' },
  seating: { en: 'Chairs', ar: 'الكراسي' },
  sofas: { en: 'Sofas & Lounge', ar: 'الكنب والجلسات' },
  storage: { en: 'Storage', ar: 'وحدات التخزين' },
  'acoustic-pods': { en: 'Acoustic & Pods', ar: 'الحلول الصوتية والكبائن' },
  'boards-accessories': { en: 'Boards & Office Accessories', ar: 'السبورات والإكسسوارات المكتبية' },
  laptops: { en: 'Laptops', ar: 'أجهزة الكمبيوتر المحمولة' },
  desktops: { en: 'Desktops', ar: 'أجهزة الكمبيوتر المكتبية' },
  monitors: { en: 'Monitors', ar: 'الشاشات' },
  printers: { en: 'Printers & Scanners', ar: 'الطابعات والماسحات الضوئية' },
  networking: { en: 'Networking', ar: 'الشبكات' },
  'servers-storage': { en: 'Servers & Storage', ar: 'الخوادم والتخزين' },
  'ups-power': { en: 'UPS & Power', ar: 'أجهزة UPS والطاقة' },
  'phones-conferencing': { en: 'Phones & Conferencing', ar: 'الهواتف والمؤتمرات المرئية' },
  'projectors-displays': { en: 'Projectors & Displays', ar: 'أجهزة العرض والشاشات الكبيرة' },
  'cctv-security': { en: 'CCTV & Security', ar: 'كاميرات المراقبة والأمن' },
  'it-accessories': { en: 'IT Accessories', ar: 'ملحقات الكمبيوتر' },
  service: { en: 'Services', ar: 'الخدمات' },
};

export const kindTags: readonly ArticleTag[] = Object.values(kindNames);

export function kindTag(kind: TopicKind): ArticleTag {
  return kindNames[kind];
}

export function categoryTag(category: string): ArticleTag {
  const name = categoryNames[category];
  if (!name) throw new Error(`an article covers a category that the shop does not have: ${category}`);
  return { slug: category, name };
}

/** The tags of all categories that these articles cover, in the shop's category order. */
export function categoryTagsOf(
  articles: readonly { readonly categories: readonly string[] }[],
): readonly ArticleTag[] {
  const spokenOf = new Set(articles.flatMap(({ categories }) => categories));
  return Object.keys(categoryNames)
    .filter((category) => spokenOf.has(category))
    .map(categoryTag);
}

/** The tags of an article: its kind and its categories. */
export function articleTags(kind: TopicKind, categories: readonly string[]): readonly ArticleTag[] {
  return [kindTag(kind), ...categories.map(categoryTag)];
}
