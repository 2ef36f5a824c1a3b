import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminPicturesAr } from '#i18n/messages/admin/pictures.ar.ts';
import { adminPicturesEn } from '#i18n/messages/admin/pictures.en.ts';
import { adminTestimonialsAr } from '#i18n/messages/admin/testimonials.ar.ts';
import { adminTestimonialsEn } from '#i18n/messages/admin/testimonials.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

// Both languages change the one list.
test.describe.configure({ mode: 'default' });

interface Listed {
  readonly id: string;
  readonly author: string;
  readonly image: string | null;
  readonly isActive: boolean;
}

forOneLanguage('ar', ({ locale, width }) => {
  const isArabic = locale === 'ar';
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const inLanguage = (field: string, language: 'english' | 'arabic') => `${field} (${general[language]})`;

  test('a testimonial is added, shown, moved, deleted and restored @nightly', async ({ page, problems }) => {
    const texts = isArabic ? adminTestimonialsAr : adminTestimonialsEn;
    // The test leaves its testimonial behind; a repetition has one of its own.
    const own = `${width}-${test.info().repeatEachIndex}`;
    const names = { en: `Hind Al-Sulaiti ${own}`, ar: `هند السليطي ${own}` };
    await signInAsStaff(page, locale);
    await page.goto('/admin/testimonials');
    await page.getByRole('link', { name: texts.add }).click();
    problems.allow(/answered 400/);
    // An empty form: the server's errors are beside each field, and nothing is lost.
    await page.getByLabel(inLanguage(texts.author, 'english')).fill(names.en);
    await page.getByRole('button', { name: general.save }).click();
    await expect(page.getByLabel(inLanguage(texts.text, 'arabic'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(inLanguage(texts.author, 'english'))).toHaveValue(names.en);
    await expectNoAxeViolations(page);
    await page.getByLabel(inLanguage(texts.author, 'arabic')).fill(names.ar);
    for (const language of ['english', 'arabic'] as const) {
      for (const field of [texts.role, texts.company, texts.text]) {
        await page.getByLabel(inLanguage(field, language)).fill(language === 'arabic' ? 'نص' : 'Words');
      }
    }
    // By the keyboard: the radio itself is invisible, and may lie below the bar with the buttons.
    await page.getByRole('radio', { name: texts.stars(4) }).press('Space');
    await expect(page.getByRole('radio', { name: texts.stars(4) })).toBeChecked();
    await page.getByLabel(texts.isActive).uncheck();
    const pictures = isArabic ? adminPicturesAr : adminPicturesEn;
    await page.getByRole('button', { name: pictures.pick }).click();
    const library = page.getByRole('dialog', { name: pictures.onThisPage });
    await library.getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByRole('button', { name: pictures.removePicture })).toBeVisible();
    await page.getByRole('button', { name: general.save }).click();
    const row = page.getByRole('row', { name: names[locale], exact: true });
    await expect(row).toBeVisible();
    const order = async () => {
      const response = await page.request.get('/api/staff/testimonials');
      return ((await response.json()) as { data: Listed[] }).data;
    };
    const place = async () => (await order()).findIndex(({ author }) => author === names.en);

    expect((await order()).at(-1)?.image).toMatch(/^\/images\//);
    const shown = row.getByRole('checkbox');
    await shown.check();
    await expect.poll(async () => (await order()).at(-1)).toMatchObject({ isActive: true });
    await shown.uncheck();
    await expect.poll(async () => (await order()).at(-1)).toMatchObject({ isActive: false });

    const last = await place();
    if (isArabic) {
      await row.getByRole('button', { name: general.moveUp(names.ar) }).click();
    } else {
      // By keyboard: the handle picks it up, arrows choose the place, Enter drops it.
      await row.focus();
      await page.keyboard.press('Tab');
      await expect(row.getByRole('button', { name: general.move(names.en) })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(row).toHaveAttribute('data-dragging', 'true');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
    }
    await expect.poll(place).toBeLessThan(last);
    const moved = await place();
    // Notes lie above the list for a while, where they may cover a part of a button.
    const notes = page.getByRole('status').filter({ hasText: texts.moved(names[locale], moved + 1) });
    await expect(notes).toBeVisible();
    await notes.getByRole('button').evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await expect(notes).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await row.getByRole('button', { name: texts.deleteOne(names[locale]) }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: general.undo }).click();
    await expect(row).toBeVisible();
    expect(await place()).toBe(moved);
    await page.request.delete(`/api/testimonials/${(await order())[moved]?.id}`);
  });
});
