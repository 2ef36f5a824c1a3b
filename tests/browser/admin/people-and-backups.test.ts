import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { totpCode, totpStep } from '#domain/admin-identity/second-factor/totp.server.ts';
import { restoreWords } from '#domain/backups/restore-words.ts';
import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';
import { adminBackupsAr } from '#i18n/messages/admin/backups.ar.ts';
import { adminBackupsEn } from '#i18n/messages/admin/backups.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminSignInAr } from '#i18n/messages/admin/sign-in.ar.ts';
import { adminSignInEn } from '#i18n/messages/admin/sign-in.en.ts';
import { adminPeopleAr } from '#i18n/messages/admin/staff/people.ar.ts';
import { adminPeopleEn } from '#i18n/messages/admin/staff/people.en.ts';
import { errorsAr } from '#i18n/messages/errors.ar.ts';
import { errorsEn } from '#i18n/messages/errors.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test as shopTest,
} from '../../support/browser/browser.ts';
import { staffRead } from '../../support/browser/browser-quotes.ts';
import { signInAsStaff, staffPassword } from '../../support/browser/staff-in-browser.ts';
import { writeToShop } from '../../support/browser/write-to-shop.ts';
import { startShopProcess } from '../../support/servers/shop-process.ts';

/** A restore closes the shop for a moment, so these tests have one of their own. */
const test = shopTest.extend<object, { ownShop: string }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const shop = await startShopProcess({ env: { ADMIN_PASSWORD: staffPassword, AVIF_PICTURES: 'off' } });
      await use(shop.url);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop);
  },
});

forOneLanguage('en', ({ locale }) => {
  const isArabic = locale === 'ar';
  const signIn = isArabic ? adminSignInAr : adminSignInEn;
  const people = isArabic ? adminPeopleAr : adminPeopleEn;
  const backups = isArabic ? adminBackupsAr : adminBackupsEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const errors = isArabic ? errorsAr : errorsEn;
  const activity = isArabic ? adminActivityAr : adminActivityEn;

  async function typePassword(page: Page, password = staffPassword): Promise<void> {
    const dialog = page.getByRole('dialog', { name: signIn.again.title });
    await expect(dialog.getByLabel(signIn.password, { exact: true })).toBeFocused();
    await dialog.getByLabel(signIn.password, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: signIn.again.go }).click();
    await expect(dialog).toBeHidden();
  }

  test('a colleague is invited, protects the account with a second factor, and is deactivated @nightly', async ({
    page,
    browser,
    baseURL,
    problems,
  }, { repeatEachIndex }) => {
    const name = `${isArabic ? 'نورة' : 'Noora'} ${repeatEachIndex}`;
    const email = `noora-${locale}-${repeatEachIndex}@example.qa`;
    const password = 'eight grey cabinets in a row';
    problems.allow(/403.*\/api\/invitations/);
    await signInAsStaff(page, locale);
    await page.goto('/admin/people');
    await page.getByRole('button', { name: people.invite }).click();
    const dialog = page.getByRole('dialog', { name: people.dialog.title });
    await expect(dialog.getByLabel(people.dialog.name, { exact: true })).toBeFocused();
    await dialog.getByLabel(people.dialog.name, { exact: true }).fill(name);
    await dialog.getByLabel(people.dialog.email, { exact: true }).fill(email);
    // This shop has no mail server.
    await expect(dialog).toContainText(people.dialog.mailIsOff);
    await dialog.getByRole('button', { name: people.dialog.send }).click();
    await typePassword(page);
    const link = await page.getByLabel(people.dialog.link, { exact: true }).inputValue();
    expect(link).toContain(`${baseURL}/adm/ogulf#invitation=`);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: people.dialog.done }).click();
    await expect(page.getByText(people.waiting, { exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const own = await context.newPage();
    // A new browser: it speaks the language of the invitation, then that of the person.
    await own.goto(link);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(signIn.invitation.title(name));
    await expect(own.getByLabel(signIn.invitation.email)).toHaveValue(email);
    await expectNoAxeViolations(own);
    await own.getByLabel(signIn.invitation.newPassword).fill('too short');
    await own.getByRole('button', { name: signIn.invitation.accept }).click();
    await expect(own.getByLabel(signIn.invitation.newPassword)).toHaveAttribute('aria-invalid', 'true');
    await own.getByLabel(signIn.invitation.newPassword).fill(password);
    await own.getByRole('button', { name: signIn.invitation.accept }).click();
    await expect(own).toHaveURL(/\/admin$/);
    expect(await own.evaluate(() => localStorage.getItem('adminUser'))).toBe('admin');

    const { second } = signIn.account;
    await own.goto('/admin/account');
    await own.getByRole('button', { name: second.setUp }).click();
    await typePassword(own, password);
    await expect(own.getByRole('img', { name: second.qrLabel })).toBeVisible();
    const secret = ((await own.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
    await expectNoAxeViolations(own);
    const usedStep = totpStep(new Date());
    await own.getByLabel(second.code, { exact: true }).fill(totpCode(secret, usedStep));
    await own.getByRole('button', { name: second.turnOn }).click();
    await expect(own.getByRole('dialog', { name: second.codesTitle }).locator('code')).toHaveCount(10);
    await expectNoAxeViolations(own);
    await own.getByRole('button', { name: second.stored }).click();
    await expect(own.getByText(second.codesLeft(10))).toBeVisible();
    await expectNoSidewaysScroll(own);

    await context.clearCookies({ name: 'staff_session' });
    await own.evaluate(() => localStorage.removeItem('adminLoggedIn'));
    await own.goto('/adm/ogulf');
    await expect(own.getByRole('button', { name: signIn.emergency.title })).toBeVisible();
    await own.getByLabel(signIn.username).fill(email);
    await own.getByLabel(signIn.password, { exact: true }).fill(password);
    await own.keyboard.press('Enter');
    const code = own.getByLabel(signIn.secondFactor.label);
    await expect(code).toBeFocused();
    await code.fill('000000');
    await own.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    // The clock of a phone may be half a minute ahead; the code of the set-up is used up.
    await code.fill(totpCode(secret, usedStep + 1));
    await own.keyboard.press('Enter');
    await expect(own).toHaveURL(/\/admin$/);

    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(row.getByText(people.secondFactor)).toBeVisible();
    await row.getByRole('button', { name: people.more }).click();
    await page.getByRole('menuitem', { name: people.deactivate }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: people.deactivate }).click();
    await expect(row.getByText(people.inactive)).toBeVisible();
    await own.goto('/admin/orders');
    await expect(own).toHaveURL(/\/adm\/ogulf/);
    // On a phone the toast with 'undo' lies over the last row.
    await page.getByRole('status').getByRole('button', { name: general.close }).click();
    await row.getByRole('link', { name: people.history }).click();
    await expect(page.getByText(activity.actions['accept-invitation'] ?? '')).toBeVisible();
    await expect(page.getByLabel(activity.actor)).toHaveValue(/[0-9a-f-]{36}/);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  test('staff back up, download and restore the shop, and are told what that loses @nightly', async ({
    page,
    problems,
  }) => {
    test.slow();
    problems.allow(/403.*\/restore/);
    // While it is restored, the shop answers that it is back in a moment.
    problems.allow(/503/);
    const { screen } = backups;
    await signInAsStaff(page, locale);
    await page.goto('/admin/health');
    await page.getByRole('link', { name: screen.open }).click();
    await page.getByRole('button', { name: screen.now }).click();
    const rows = page.getByRole('list', { name: backups.title }).getByRole('listitem');
    const before = await rows.count();
    await expect(async () => {
      expect(await rows.count()).toBeGreaterThan(before);
    }).toPass({ timeout: 30_000 });
    const row = rows.first();
    await expect(row.getByText(screen.intact)).toBeVisible();
    await row.getByRole('button', { name: screen.check, exact: true }).click();
    await expect(page.getByText(screen.isIntact)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    const downloading = page.waitForEvent('download');
    await row.getByRole('button', { name: screen.download }).click();
    await typePassword(page);
    const copy = await downloading;
    expect(copy.suggestedFilename()).toMatch(/^ogulf-.*\.tar$/);
    expect((await stat(await copy.path())).size).toBeGreaterThan(100_000);

    const subject = `After the backup ${locale}`;
    await writeToShop(page, { locale, email: `late-${locale}@example.com`, subject, text: 'Hello' });
    await row.getByRole('button', { name: screen.restore }).click();
    const dialog = page.getByRole('dialog', { name: screen.dialog.title });
    await expect(dialog.getByText(screen.dialog.messages(1), { exact: true })).toBeVisible();
    const word = dialog.getByLabel(screen.dialog.word(restoreWords[locale]));
    await word.fill('yes');
    await word.press('Enter');
    await expect(dialog.getByText(screen.dialog.acceptFirst)).toBeVisible();
    await expect(word).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await dialog.getByLabel(screen.dialog.accept).check();
    await word.fill(restoreWords[locale]);
    const begun = Date.now();
    await dialog.getByRole('button', { name: screen.dialog.go }).click();
    await expect(dialog).toBeHidden();
    // The state of an earlier restore is shown until the shop answers again.
    await expect(async () => {
      const answer = await page.request.get('/api/backup-files');
      const { restore } = (
        (await answer.json()) as { data: { restore: { startedAt: string; phase: string } } }
      ).data;
      expect(Date.parse(restore.startedAt)).toBeGreaterThan(begun);
      expect(restore.phase).toBe('done');
    }).toPass({ timeout: 60_000 });
    const done = screen.restoring.done('').split(/[.]/)[0] ?? '';
    await expect(page.getByRole('status').filter({ hasText: done.trim() })).toBeVisible({ timeout: 60_000 });

    // Still signed in, and what came after the backup is gone.
    await page.goto('/admin/messages');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(subject)).toHaveCount(0);
    await page.goto('/admin/activity?entity=backup');
    await expect(page.getByText(activity.actions['restore-backup'] ?? '').first()).toBeVisible();

    // An older one is deleted; the newest that can be restored cannot be.
    await page.goto('/admin/backups');
    const deleting = page.getByRole('button', { name: new RegExp(`^${screen.delete}`) });
    await expect(rows.filter({ hasNot: deleting })).toHaveCount(1);
    const count = await rows.count();
    await rows
      .last()
      .getByRole('button', { name: new RegExp(`^${screen.delete}`) })
      .click();
    const asking = page.getByRole('dialog', { name: screen.deleteTitle });
    await expectNoAxeViolations(page);
    await asking.getByRole('button', { name: screen.delete }).click();
    await expect(page.getByText(screen.deleted)).toBeVisible();
    await expect(rows).toHaveCount(count - 1);
    await page.goto('/admin/activity?entity=backup');
    await expect(page.getByText(activity.actions['delete-backup'] ?? '').first()).toBeVisible();
  });

  test('a restore that would lose more than was agreed to is refused, and asks again @nightly', async ({
    page,
    problems,
  }) => {
    const { screen } = backups;
    const email = `newer-${randomUUID().slice(0, 8)}@example.com`;
    const write = () => writeToShop(page, { locale, email, subject: 'Newer', text: 'Hello' });
    await signInAsStaff(page, locale);
    const countBackups = async () =>
      (await staffRead<{ files: unknown[] }>(page.request, '/api/backup-files')).files.length;
    const before = await countBackups();
    const answer = await page.request.post('/api/backup-files');
    expect(answer.status(), await answer.text()).toBe(202);
    await expect.poll(countBackups, { timeout: 30_000 }).toBe(before + 1);
    await page.goto('/admin/backups');
    const row = page.getByRole('list', { name: backups.title }).getByRole('listitem').first();
    await write();
    await row.getByRole('button', { name: screen.restore }).click();
    const dialog = page.getByRole('dialog', { name: screen.dialog.title });
    await expect(dialog.getByText(screen.dialog.messages(1), { exact: true })).toBeVisible();
    const consent = dialog.getByLabel(screen.dialog.accept);
    const word = dialog.getByLabel(screen.dialog.word(restoreWords[locale]));
    const go = dialog.getByRole('button', { name: screen.dialog.go });
    await go.click();
    await expect(consent).toBeFocused();
    await consent.check();
    await word.fill('restor');
    await go.click();
    await expect(word).toBeFocused();
    await expect(word).toHaveAttribute('aria-invalid', 'true');

    await word.fill(restoreWords[locale]);
    await write();
    problems.allow(/403.*\/restore/);
    problems.allow(/409.*\/restore/);
    await go.click();
    await typePassword(page);
    await expect(dialog.getByText(screen.dialog.messages(2), { exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(errors.newer_records);
    await expect(consent).not.toBeChecked();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: general.cancel }).click();
    await expect(dialog).toBeHidden();
  });
});
