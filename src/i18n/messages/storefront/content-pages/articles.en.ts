/** The words around articles; their own texts are in `domain/content`. */
export const articlesEn = {
  reviewedOn: (day: string) => `Reviewed ${day}`,
  readTime: (minutes: number) => `${minutes} min read`,
  featured: 'Worth reading first',
  latest: 'All articles',
  /** Beside the heading of a list. */
  shown: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  count: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  kinds: 'Articles by kind',
  everything: 'Everything',
  subjects: 'By subject',
  tagTitle: (tag: string) => `Articles: ${tag}`,
  lead: 'Buying guides, ergonomics and planning advice for offices in Qatar.',
  tagLead: (tag: string) => `What we have written on the subject “${tag}”, newest first.`,
  pageLead: (page: number, pages: number) =>
    `Page ${page} of ${pages} of our articles for offices in Qatar: buying guides, ergonomics, planning, IT and care.`,
  contents: 'In this article',
  questions: 'Questions we are asked',
  next: 'What to do next',
  writtenBy: 'Written by',
  tags: 'More on',
  products: 'From the shop',
  categories: 'Categories of this article',
  allOf: (category: string) => `All: ${category}`,
  related: 'Read on',
  allArticles: 'All articles',
  preview: 'Preview. Visitors do not see this page; the article itself may differ until it is saved.',
  feedTitle: (shop: string) => `${shop}: articles`,
  feedDescription: 'Buying guides, ergonomics, planning, IT and care for offices in Qatar.',
};

export type ArticlesMessages = Readonly<typeof articlesEn>;
