import type { Article } from '#domain/content/article.ts';
import { authors } from '#domain/content/authors.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import type { Locale } from '#primitives/locale.ts';
import { xmlText } from '../site-files/sitemap.ts';

interface Feed {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Newest first. */
  readonly articles: readonly Article[];
}

/** The articles of one language as RSS 2.0. */
export function articleFeed({ publicUrl, locale, title, description, articles }: Feed): string {
  const address = (path: string) => publicUrl + localizedPath(locale, path);
  const newest = articles[0];
  const items = articles.map((article) => {
    const link = address(`/${article.slug}`);
    return [
      '<item>',
      element('title', article.title[locale]),
      element('link', link),
      `<guid isPermaLink="true">${xmlText(link)}</guid>`,
      element('pubDate', article.publishAt.toUTCString()),
      element('description', article.excerpt[locale]),
      // The RSS element 'author' requires an email address; dc:creator takes a name.
      element('dc:creator', authors[article.author].name[locale]),
      ...article.tags.map(({ name }) => element('category', name[locale])),
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', address('/blog')),
    element('description', description),
    element('language', locale),
    `<atom:link href="${xmlText(address('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.publishAt.toUTCString())] : []),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
