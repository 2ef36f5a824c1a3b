import type { Page } from '@playwright/test';
import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';
import { adminArticlesAr } from '#i18n/messages/admin/articles/articles.ar.ts';
import { adminArticlesEn } from '#i18n/messages/admin/articles/articles.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { adminSearchAr } from '#i18n/messages/admin/search/search.ar.ts';
import { adminSearchEn } from '#i18n/messages/admin/search/search.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

// They write to the one shop, each articles of its own; none is featured, so that other tests of lists see the same.
forOneLanguage('ar', ({ locale, width }) => {
  const isArabic = locale === 'ar';
  const texts = isArabic ? adminArticlesAr : adminArticlesEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const searching = isArabic ? adminSearchAr : adminSearchEn;
  const activity = isArabic ? adminActivityAr : adminActivityEn;
  const { quotations: sales } = isArabic ? adminSalesAr : adminSalesEn;
  const inArabic = (field: string) => `${field} (${general.arabic})`;

  test('an article is written in Arabic with the keyboard, previewed, scheduled, published and undone @nightly', async ({
    page,
    problems,
  }) => {
    test.slow();
    const own = `${width}-${test.info().repeatEachIndex}`;
    const slug = `arabic-article-${locale}-${own}`;
    const title = `مقال عن المكاتب ${locale} ${own}`;
    await signInAsStaff(page, locale);
    await page.goto('/admin/articles');
    await page.getByRole('link', { name: texts.add }).click();
    await page.getByLabel(inArabic(texts.articleTitle), { exact: true }).fill(title);
    await page.getByLabel(inArabic(texts.excerpt), { exact: true }).fill('ما يعرفه القارئ بعد القراءة.');
    await page.getByRole('textbox', { name: texts.slug }).fill(slug);

    const editor = page.getByRole('textbox', { name: inArabic(texts.body) });
    const toolbar = page.getByRole('toolbar', { name: texts.editor.toolbar(inArabic(texts.body)) });
    const tool = (name: string) => toolbar.getByRole('button', { name, exact: true });
    await expect(editor).toHaveAttribute('dir', 'rtl');
    await editor.click();
    await page.keyboard.type('الفقرة الأولى مع ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('كلمة غامقة');
    await page.keyboard.press('ControlOrMeta+b');
    // The caret moves to the left as Arabic is typed, and stays within the text.
    expect(await caretOf(page)).toBeLessThan(await startOf(page));
    await page.keyboard.press('Enter');
    await tool(texts.editor.heading).click();
    await page.keyboard.type('عنوان في النص');
    await page.keyboard.press('Enter');
    await tool(texts.editor.bullets).click();
    await page.keyboard.type('البند الأول');
    await page.keyboard.press('Enter');
    await page.keyboard.type('البند الثاني');
    // The marks of a list are at the right, and its text begins further left than a paragraph.
    const [item, paragraph] = [editor.locator('li p').first(), editor.locator('> p').first()];
    const [right, edge] = await Promise.all(
      [item, paragraph].map(async (one) => (await one.boundingBox()) ?? null),
    );
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThan((edge?.x ?? 0) + (edge?.width ?? 0));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tool(texts.editor.question).click();
    await page.keyboard.type('ما السؤال؟');
    await page.keyboard.press('Enter');
    await page.keyboard.type('هذا جوابه.');
    await page.keyboard.press('Enter');
    await tool(texts.editor.product).click();
    const search = page.getByRole('dialog', { name: sales.addProduct });
    await search.getByRole('searchbox').fill('desk');
    const product = search.getByRole('listitem').getByRole('button').first();
    await product.click();
    await expect(editor.getByRole('button', { name: texts.editor.removeProduct })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    // As a page, before anything is saved.
    await page.getByRole('button', { name: texts.preview.button }).click();
    const preview = page.getByRole('dialog', { name: texts.preview.title });
    const opening = page.waitForEvent('popup');
    await preview.getByRole('link', { name: texts.preview.ar }).click();
    const shown = await opening;
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(shown.getByRole('heading', { level: 2, name: 'عنوان في النص' })).toBeVisible();
    await expect(shown.getByRole('listitem').filter({ hasText: 'البند الثاني' })).toBeVisible();
    await expect(shown.locator('strong')).toHaveText('كلمة غامقة');
    await shown.close();
    await preview.getByRole('button', { name: general.close }).click();

    // Scheduled: visitors do not find it yet.
    await page.getByLabel(texts.status, { exact: true }).selectOption('published');
    await page.getByLabel(texts.publishAt).fill('2099-01-01T09:00');
    await page.getByRole('button', { name: texts.save.scheduled }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(texts.states.scheduled, { exact: true })).toBeVisible();
    expect((await page.request.get(`/ar/${slug}`)).status()).toBe(404);

    // Published at once.
    await page.getByLabel(texts.publishAt).fill('');
    await page.getByRole('button', { name: texts.save.published }).click();
    await expect(page.getByText(texts.saved.published)).toBeVisible();
    const html = await (await page.request.get(`/ar/${slug}`)).text();
    expect(html).toContain('هذا جوابه.');
    expect(html).toMatch(/href="\/ar\/product\//);

    // A change of the title is undone from the history.
    const field = page.getByLabel(inArabic(texts.articleTitle), { exact: true });
    await field.fill(`${title} 2`);
    await page.getByRole('button', { name: texts.saveChanges }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title} 2` })).toBeVisible();
    await page.locator('summary').getByText(activity.history, { exact: true }).click();
    const history = page.getByRole('list', { name: activity.history });
    await history.getByRole('button', { name: activity.undo }).first().click();
    const question = page.getByRole('dialog', { name: activity.undoTitle });
    await question.getByRole('button', { name: activity.undo }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(field).toHaveValue(title);

    // Deleted, so that lists of other tests are as before. The screen may ask for it once more before it is left.
    problems.allow(/answered 404: GET .+\/api\/staff\/articles\//);
    await page.getByRole('button', { name: texts.delete }).click();
    await page
      .getByRole('dialog', { name: texts.deleteTitle })
      .getByRole('button', { name: texts.delete })
      .click();
    await expect(page.getByText(texts.deleted)).toBeVisible();
    expect((await page.request.get(`/ar/${slug}`)).status()).toBe(404);

    // It waits in the list of deleted articles; brought back, Ctrl+K finds it.
    await page.getByRole('link', { name: texts.deletedList.title }).click();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: general.deletedList.restoreOf(title) }).click();
    await expect(page.getByText(texts.restored)).toBeVisible();
    expect((await page.request.get(`/ar/${slug}`)).status()).toBe(200);
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: searching.label }).fill(title);
    const found = page.getByRole('group', { name: searching.kinds.articles }).getByRole('option');
    await expect(found).toContainText([title]);
    await expect(found).toContainText([texts.states.published]);
    await found.click();
    await expect(field).toHaveValue(title);
    const id = page.url().split('/').at(-1);
    await page.request.delete(`/api/staff/articles/${id}`);
  });
});

/** Where the caret is, from the left. */
async function caretOf(page: Page): Promise<number> {
  return page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().left ?? Number.NaN);
}

/** Where the paragraph of the caret begins in Arabic: at its right edge. */
async function startOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      getSelection()?.anchorNode?.parentElement?.closest('p')?.getBoundingClientRect().right ?? Number.NaN,
  );
}
