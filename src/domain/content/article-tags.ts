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
  laptops: { en: 'Laptops', ar: 'أجهزة اللابتوب' },
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

/** The tags of these articles besides their kinds: categories in the shop's order, then what staff added, by name. */
export function subjectTagsOf(
  articles: readonly { readonly tags: readonly ArticleTag[] }[],
): readonly ArticleTag[] {
  const used = new Map(articles.flatMap(({ tags }) => tags).map((tag) => [tag.slug, tag]));
  const kinds = new Set(kindTags.map(({ slug }) => slug));
  const own = [...used.values()]
    .filter(({ slug }) => !kinds.has(slug) && !(slug in categoryNames))
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return [...articleCategories.filter((category) => used.has(category)).map(categoryTag), ...own];
}

/** The categories that an article can cover, by their seeded slugs. */
export const articleCategories: readonly string[] = Object.keys(categoryNames);

/** The tags of an article: its kind, its categories and its own. */
export function articleTags(
  kind: TopicKind,
  categories: readonly string[],
  own: readonly LocalizedText[] = [],
): readonly ArticleTag[] {
  const tags = [kindTag(kind), ...categories.map(categoryTag), ...own.map(ownTag)];
  return [...new Map(tags.toReversed().map((tag) => [tag.slug, tag])).values()].toReversed();
}

/** A tag that staff typed. The same English word is the same tag on every article. */
function ownTag({ en, ar }: LocalizedText): ArticleTag {
  const name = { en: en || ar, ar: ar || en };
  return {
    slug: name.en
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
    name,
  };
}
