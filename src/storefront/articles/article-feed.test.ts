import { describe, expect, it } from 'vitest';
import { articlesOfNewShop } from '../../../tests/support/articles.ts';
import { articleFeed } from './article-feed.ts';

const articles = articlesOfNewShop();
const [newest] = articles;
if (!newest) throw new Error('there are no articles');

describe('the feed of articles', () => {
  it('is RSS 2.0 in the requested language, newest first', () => {
    const feed = articleFeed({
      publicUrl: 'https://shop.example',
      locale: 'ar',
      title: 'مقالات أوجلف',
      description: 'للمكاتب في قطر',
      articles,
    });
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
    expect(feed).toContain('<language>ar</language>');
    expect(feed).toContain('<link>https://shop.example/ar/blog</link>');
    expect(feed).toContain('<atom:link href="https://shop.example/ar/blog/rss.xml" rel="self"');
    expect(feed.match(/<item>/g)).toHaveLength(articles.length);
    const firstItem = feed.slice(feed.indexOf('<item>'), feed.indexOf('</item>'));
    expect(firstItem).toContain(`<guid isPermaLink="true">https://shop.example/ar/${newest.slug}</guid>`);
    expect(firstItem).toContain('<pubDate>Sun, 01 Jun 2025 05:00:00 GMT</pubDate>');
  });

  it('escapes XML in texts', () => {
    const title = { en: 'Desks & <chairs> in "quotes"', ar: 'نص' };
    const feed = articleFeed({
      publicUrl: 'https://shop.example',
      locale: 'en',
      title: 'OGulf',
      description: '',
      articles: [{ ...newest, title }],
    });
    expect(feed).toContain('<title>Desks &amp; &lt;chairs&gt; in &quot;quotes&quot;</title>');
  });
});
