/** Staff's texts of the list of what is to be translated. */
export const adminTranslationsEn = {
  title: 'To be translated',
  intro: 'Everything that has English and no Arabic. What you save is in the shop at once.',
  nothing: 'Everything has Arabic.',
  counts: (counts: Readonly<Record<'product' | 'category' | 'brand' | 'article' | 'picture', number>>) =>
    `Products: ${counts.product}, categories: ${counts.category}, brands: ${counts.brand}, articles: ${counts.article}, pictures: ${counts.picture}`,
  kinds: {
    product: 'Product',
    category: 'Category',
    brand: 'Brand',
    article: 'Article',
    picture: 'Picture',
    'site-content': 'Home page',
  },
  brands: {
    title: 'Arabic names of brands',
    hint: 'All products of a brand show its name on Arabic pages, and so does the filter by brand. Addresses and search engines keep the brand itself. A brand that is written in Latin letters in Arabic too gets that as its name.',
    save: (brand: string): string => `Save ${brand}`,
  },
  textInEditor: 'The text of an article is translated in its editor.',
  english: 'English',
  arabic: 'Arabic',
  fields: {
    name: 'Name',
    shortDescription: 'Short description',
    description: 'Description',
    label: 'Specification',
    value: 'Value',
    alt: 'What the picture shows',
    title: 'Title',
    excerpt: 'Excerpt',
    closing: 'What to do next',
    seoTitle: 'Title in search results',
    seoDescription: 'Text in search results',
    lead: 'Text below the heading',
    text: 'Text',
    figure: 'Figure',
    linkText: 'Words on the link',
    points: 'Point',
    'page.label': 'Words of a link, button or figure',
    'page.name': 'City',
  } as Record<string, string>,
  save: 'Save Arabic',
  saved: (name: string) => `${name}: Arabic is saved.`,
  stale: 'A colleague changed it meanwhile. Please check it and save again.',
  open: 'Open',
  setting: 'Only what has Arabic may be put into the shop',
  settingHint:
    'A product or an article that lacks Arabic can then be saved as a draft only. What is in the shop already stays.',
  settingSaved: (isOn: boolean): string =>
    isOn ? 'From now on Arabic is required.' : 'From now on Arabic may follow later.',
};

export type AdminTranslationsTexts = typeof adminTranslationsEn;
