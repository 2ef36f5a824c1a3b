import { localizedPath } from '#i18n/locale-path.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { articlesAr } from '#i18n/messages/storefront/content-pages/articles.ar.ts';
import { articlesEn } from '#i18n/messages/storefront/content-pages/articles.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { locales } from '#primitives/locale.ts';
import { articlesOfNewShop } from '../support/articles.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
  testAnswers,
  untilInteractive,
} from '../support/browser/browser.ts';

const allTexts = { en: { ...en, articles: articlesEn }, ar: { ...ar, articles: articlesAr } };

const slug = 'how-to-choose-an-office-chair';
const article = articlesOfNewShop().find((one) => one.slug === slug);
if (!article) throw new Error(`there is no article ${slug}`);

forOneLanguage('ar', ({ locale, width, path }) => {
  const { articles: texts, pages, product, listing } = allTexts[locale];

  // Specification 1.08, 2.15
  test('articles are found by page and tag, and one is read', async ({ page }) => {
    await page.goto(path('/blog'));
    await untilInteractive(page);
    const list = page.getByRole('region', { name: texts.latest });
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(12);

    await page.getByRole('link', { name: listing.page(3), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path('/blog')}\\?page=3$`));
    await expect(page.getByRole('heading', { name: texts.latest })).toBeFocused();
    await expect(list).toContainText(texts.shown(25, 36, 36));

    await page.getByText(texts.subjects, { exact: true }).click();
    const chairs = locale === 'ar' ? 'الكراسي' : 'Chairs';
    await page.getByRole('navigation', { name: texts.kinds }).getByRole('link', { name: chairs }).click();
    await expect(page).toHaveURL(new RegExp(`${path('/blog')}\\?tag=seating$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.tagTitle(chairs));
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: article.title[locale] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title[locale]);
    const days = page.locator('header time');
    await expect(days.first()).toHaveAttribute('datetime', article.publishDate);
    await expect(days.nth(1)).toHaveAttribute('datetime', article.reviewedOn ?? '');
    await expect(page.getByText(texts.readTime(article.readTime)).first()).toBeVisible();
    await expect(page.getByRole('link', { name: product.share })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('table')).toHaveCount(1);

    // On phones the contents are closed at first.
    if (width < 1024) await page.locator('summary', { hasText: texts.contents }).click();
    const contents = page.getByRole('navigation', { name: texts.contents });
    await expectNoAxeViolations(page);
    await contents.getByRole('link', { name: texts.questions }).click();
    const questions = page.getByRole('heading', { name: texts.questions });
    await expect(questions).toBeFocused();
    await expect(questions).toBeInViewport();
    // Going back and forth returns to both places.
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect(questions).not.toBeInViewport();
    await page.goForward();
    await expect(questions).toBeInViewport();

    const products = page.getByRole('region', { name: texts.products });
    const shown = await products
      .getByRole('link', { name: /\S/ })
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/product/')),
      );
    expect(shown.length).toBeGreaterThan(2);
    for (const address of shown) expect(address, 'of what the article is about').toContain('chair');
    const related = page.getByRole('region', { name: texts.related });
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(3);
    await related.getByRole('link', { name: texts.allArticles }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.blog.title);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is narrowed and an article opened @nightly', async ({ page, problems }) => {
    problems.allow(/\.js: csp$/);
    await page.goto('/ar/blog?tag=delivery');
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(2);
    const title = await titles.first().innerText();
    await titles.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

for (const locale of locales) {
  testAnswers(`the feed is linked and lists every article (${locale})`, async ({ request }) => {
    const blog = await (await request.get(localizedPath(locale, '/blog'))).text();
    const feed = localizedPath(locale, '/blog/rss.xml');
    expect(blog.match(/<link[^>]*application\/rss\+xml[^>]*>/)?.[0]).toContain(`href="${feed}"`);
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const text = await answer.text();
    expect(text.match(/<item>/g)).toHaveLength(40);
    expect(text).toContain(`<title>${article.title[locale]}</title>`);
  });
}
