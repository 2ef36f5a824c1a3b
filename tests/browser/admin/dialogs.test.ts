import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { roundsAr } from '#i18n/messages/admin/orders/rounds.ar.ts';
import { roundsEn } from '#i18n/messages/admin/orders/rounds.en.ts';
import { expect, expectNoAxeViolations, forOneLanguage } from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

forOneLanguage('ar', ({ locale }) => {
  const general = locale === 'ar' ? adminGeneralAr : adminGeneralEn;
  const { drivers } = locale === 'ar' ? roundsAr : roundsEn;

  test('a dialog closes at once while nothing is typed, and asks before a text is lost', async ({ page }) => {
    await signInAsStaff(page, locale);
    await page.goto('/admin/deliveries/drivers');
    const add = page.getByRole('button', { name: drivers.add });
    const dialog = page.getByRole('dialog', { name: drivers.add });
    const name = dialog.getByLabel(drivers.name);
    await add.click();
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await add.click();
    await name.fill('Raju');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toContainText(general.closeText);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Raju');

    // A text that is selected by dragging beyond the edge closes nothing; a click there asks.
    const box = await name.boundingBox();
    if (!box) throw new Error('the field is not shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect(name).toHaveValue('Raju');
    await expect(dialog.getByRole('alert')).toBeHidden();
    await page.mouse.click(2, 2);
    await dialog.getByRole('button', { name: general.closeAnyway }).click();
    await expect(dialog).toBeHidden();
    await add.click();
    await expect(name).toHaveValue('');
  });
});
