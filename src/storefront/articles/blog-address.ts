import type { ArticleChoice } from '#domain/content/article-list.ts';

/** Parses the choice in the address of /blog; invalid values are ignored. */
export function readArticleChoice(parameters: URLSearchParams): ArticleChoice {
  const page = parameters.get('page') ?? '';
  return {
    tag: parameters.get('tag') || undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Serializes a choice to an address of /blog, without locale; defaults are left out. */
export function blogAddress({ tag, page = 1 }: Partial<ArticleChoice>): string {
  const parameters = new URLSearchParams();
  if (tag) parameters.set('tag', tag);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '/blog' : `/blog?${parameters}`;
}
