import type { Page } from '@playwright/test';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { addDays, qatarDay } from '#domain/delivery/working-days.ts';
import { formatDay } from '#i18n/dates.ts';
import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';
import { adminAr } from '#i18n/messages/admin/admin.ar.ts';
import { adminEn } from '#i18n/messages/admin/admin.en.ts';
import { adminDeliveryAr } from '#i18n/messages/admin/delivery.ar.ts';
import { adminDeliveryEn } from '#i18n/messages/admin/delivery.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminOutboxAr } from '#i18n/messages/admin/outbox.ar.ts';
import { adminOutboxEn } from '#i18n/messages/admin/outbox.en.ts';
import { adminProfileAr } from '#i18n/messages/admin/profile.ar.ts';
import { adminProfileEn } from '#i18n/messages/admin/profile.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { fieldRulesAr } from '#i18n/messages/errors.ar.ts';
import { fieldRulesEn } from '#i18n/messages/errors.en.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import { formatHours } from '#i18n/times.ts';
import { weekdayName } from '#i18n/weekdays.ts';
import { locales } from '#primitives/locale.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { writeToShop } from '../../support/browser/write-to-shop.ts';

// All of them change the one shop; what other tests look at stays as it is.
test.describe.configure({ mode: 'default' });

async function read<Data>(page: Page, path: string): Promise<Data> {
  return ((await (await page.request.get(path)).json()) as { data: Data }).data;
}

forOneLanguage('ar', ({ locale, width }) => {
  const isArabic = locale === 'ar';
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const rules = isArabic ? fieldRulesAr : fieldRulesEn;
  const frame = isArabic ? adminAr : adminEn;
  const inLanguage = (field: string, language: 'english' | 'arabic') => `${field} (${general[language]})`;

  test('delivery: zones are found by district, the answer follows at once, and conflicting changes are refused', async ({
    page,
    context,
    problems,
  }) => {
    const texts = isArabic ? adminDeliveryAr : adminDeliveryEn;
    const [mine, theirs] = isArabic ? [41, 56] : [40, 55];
    const money = (qar: number) => formatRoundMoney(locale, qar * 100);
    await signInAsStaff(page, locale);
    await page.goto('/admin/delivery');

    // A new group takes Lusail from its group; the preview shows what Zone 69 would pay. It is not saved.
    await page.getByRole('button', { name: texts.addGroup }).click();
    const group = page.getByRole('region').or(page.locator('section')).filter({ hasText: texts.newGroup });
    await expect(group.getByText(texts.noZones)).toBeVisible();
    await group.getByRole('button', { name: texts.chooseZones }).click();
    const picker = page.getByRole('dialog');
    await picker.getByLabel(texts.picker.search).fill(isArabic ? 'لوسيل' : 'lusail');
    await picker.getByRole('checkbox', { name: '69' }).check();
    await picker.getByLabel(texts.picker.byNumber).fill('60-61');
    await picker.getByLabel(texts.picker.byNumber).press('Enter');
    await expect(picker.getByText(texts.zoneCount(3))).toBeVisible();
    await expectNoAxeViolations(page);
    await picker.getByRole('button', { name: texts.picker.done }).click();
    const fields = { name: 'Lusail', arabic: 'لوسيل', fee: '35.5', freeFrom: '٥٠٠٠' };
    await group.getByLabel(inLanguage(texts.name, 'english')).fill(fields.name);
    const lusail = page
      .locator('section')
      .filter({ has: page.getByLabel(texts.fee) })
      .filter({ hasText: '60–61' });
    await lusail.getByLabel(inLanguage(texts.name, 'arabic')).fill(fields.arabic);
    await lusail.getByLabel(texts.fee).fill(fields.fee);
    await lusail.getByLabel(texts.freeFrom).fill(fields.freeFrom);
    const answer = page.locator('section').filter({ hasText: texts.preview.title });
    await expect(answer.getByRole('status')).toContainText(money(35.5));
    await expect(answer.getByRole('status')).toContainText(`${texts.preview.stored}: ${texts.preview.free}`);
    await answer.getByLabel(texts.preview.amount).fill('5000');
    await expect(answer.getByRole('status')).not.toContainText(money(35.5));
    await page.getByRole('button', { name: general.discard }).click();

    // Two tabs change the terms of all other zones.
    const fallbackFee = page
      .locator('section')
      .filter({ hasText: texts.fallback.intro })
      .getByLabel(texts.fee);
    await fallbackFee.fill(String(mine));
    const other = await context.newPage();
    await other.goto('/admin/delivery');
    const otherFee = other.locator('section').filter({ hasText: texts.fallback.intro }).getByLabel(texts.fee);
    await otherFee.fill(String(theirs));
    await other.getByRole('button', { name: general.save }).click();
    await expect(other.getByText(texts.saved)).toBeVisible();
    await other.close();

    problems.allow(/answered 409/);
    await page.getByRole('button', { name: general.save }).click();
    const conflict = page.getByRole('dialog', { name: general.conflictTitle });
    await expect(conflict).toContainText(texts.conflict.fee(money(mine)));
    await expect(conflict).toContainText(texts.conflict.fee(money(theirs)));
    await expectNoAxeViolations(page);
    await conflict.getByRole('button', { name: general.keepChosen }).click();
    await expect(fallbackFee).toHaveValue(String(mine));
    await page.getByRole('button', { name: general.save }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    const { settings } = await read<{ settings: { fallback: { fee: number } } }>(
      page,
      '/api/zone-delivery-settings',
    );
    expect(settings.fallback.fee).toBe(mine);
    await expectNoSidewaysScroll(page);
  });

  test('the profile is checked beside its fields, and keeps what two people change @nightly', async ({
    page,
    context,
    problems,
  }) => {
    const texts = isArabic ? adminProfileAr : adminProfileEn;
    const { setup } = (isArabic ? adminSalesAr : adminSalesEn).overview;
    await signInAsStaff(page, locale);
    problems.allow(/answered (400|409)/);

    // The overview names what is still an example; a link leads to its field.
    await page.goto('/admin');
    const checklist = page.locator('section', { hasText: setup.title });
    await expect(checklist.getByRole('listitem').filter({ hasText: setup.items.smtp.name })).toContainText(
      'SMTP_URL',
    );
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await checklist.getByRole('link', { name: setup.items.crNumber.name }).click();
    await expect(page.getByLabel(texts.names.crNumber)).toBeFocused();
    await expect(page).toHaveTitle(`${texts.title} · ${firstShopProfile.name[locale]}`);
    const customers = 6000 + width;
    await page.getByLabel(texts.stats.customers, { exact: true }).fill(String(customers));
    await page.getByLabel(texts.stats.rating, { exact: true }).fill('4.85');

    const holiday = `Stocktaking ${width}`;
    const tiktok = `https://www.tiktok.com/@ogulf-${width}`;
    await page.getByRole('button', { name: texts.holidays.add }).click();
    const row = page.locator('li:has(input[type=date])').filter({ visible: true }).last();
    await row.getByLabel(texts.holidays.startsOn).fill(isArabic ? '2034-01-02' : '2034-01-01');
    await row.getByLabel(inLanguage(texts.holidays.name, 'english')).fill(holiday);
    await row.getByLabel(inLanguage(texts.holidays.name, 'arabic')).fill('الجرد');
    await page.getByLabel(texts.bank.iban).fill('QA59 DOHB 0000 1234 5678 90AB CDEF G');
    await page.getByRole('button', { name: general.save }).click();
    await expect(page.getByText(rules.iban).first()).toBeVisible();
    await expect(page.getByText(rules.one_decimal).first()).toBeVisible();
    await expect(page.getByLabel(texts.bank.iban)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await page.getByLabel(texts.bank.iban).fill('');
    await page.getByLabel(texts.stats.rating, { exact: true }).fill('4.9');

    // Leaving needs a confirmation; after staying, everything typed is still there.
    if (isArabic) await page.getByRole('button', { name: frame.openMenu }).click();
    await page.getByRole('button', { name: frame.groups.records }).filter({ visible: true }).click();
    await page.getByRole('link', { name: frame.screens.activity }).filter({ visible: true }).click();
    await page.getByRole('button', { name: general.stay }).click();
    const other = await context.newPage();
    await other.goto('/admin/profile');
    await other.getByLabel(texts.social.networks.tiktok, { exact: true }).fill(tiktok);
    await other.getByRole('button', { name: general.save }).click();
    await expect(other.getByText(texts.saved)).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: general.save }).click();
    const conflict = page.getByRole('dialog', { name: general.conflictTitle });
    await expect(conflict).toContainText(tiktok);
    await conflict.getByRole('button', { name: general.keepChosen }).click();
    await page.getByRole('button', { name: general.save }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    const profile = await read<{ social: { url: string }[]; holidays: { name: string }[] }>(
      page,
      '/api/shop-profile',
    );
    expect(profile.social.map(({ url }) => url)).toContain(tiktok);
    expect(profile.holidays.map(({ name }) => name)).toContain(holiday);
    await expectNoSidewaysScroll(page);

    const { stats, statsLabel } = (isArabic ? ar : en).home;
    await page.goto(isArabic ? '/ar' : '/');
    const strip = page.getByRole('region', { name: statsLabel });
    await expect(strip).toContainText(stats.moreThan(customers));
    await expect(strip).toContainText('4.9/5');
    await expect(strip).toContainText(stats.ratingByUs);
  });

  test('hours get a break, are copied to other days, and follow the dates of a season; visitors see it @nightly', async ({
    page,
    problems,
  }) => {
    const { hours, datedHours, saved } = isArabic ? adminProfileAr : adminProfileEn;
    const monday = weekdayName(locale, 1);
    await signInAsStaff(page, locale);
    problems.allow(/answered 400/);
    const before = await read<object>(page, '/api/shop-profile');
    await page.goto('/admin/profile');
    const usual = page.locator('section', { has: page.getByRole('heading', { name: hours.title }) });
    await usual.getByRole('button', { name: `${monday}: ${hours.addSecond}` }).press('Enter');
    await expect(usual.getByLabel(hours.closes(monday))).toBeFocused();
    await expect(usual.getByLabel(hours.opensAgain(monday))).toHaveValue('16:00');
    await usual.getByRole('button', { name: `${monday}: ${hours.copy}` }).press('Enter');
    for (const [index, shownIn] of locales.entries()) {
      const list = usual.locator('dl').nth(index);
      await expect(list).toContainText(formatHours(shownIn, '08:00', '12:00'));
      await expect(list).toContainText(formatHours(shownIn, '16:00', '18:00'));
    }
    await page.getByRole('button', { name: general.undo }).click();
    await usual.getByLabel(hours.opensAgain(monday)).fill('11:00');

    await page.getByRole('button', { name: datedHours.add }).click();
    const season = page
      .getByRole('group', { name: datedHours.untitled })
      .or(page.getByRole('group', { name: 'Ramadan' }));
    await expect(season.getByLabel(inLanguage(datedHours.name, 'english'))).toBeFocused();
    await page.keyboard.type('Ramadan');
    await season.getByLabel(inLanguage(datedHours.name, 'arabic')).fill('رمضان');
    const today = qatarDay(new Date());
    await season.getByLabel(datedHours.startsOn).fill(today);
    await season.getByLabel(datedHours.endsOn).fill(addDays(today, -1));
    // A new season begins with the usual week, as it is typed so far.
    await season.getByRole('button', { name: `${monday}: ${hours.removeSecond}` }).click();
    await season.getByLabel(hours.closes(monday)).fill('14:00');
    await page.getByRole('button', { name: general.save }).click();
    await expect(usual.getByText(rules.opens_after_break)).toBeVisible();
    await expect(season.getByText(rules.last_day)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await usual.getByRole('button', { name: `${monday}: ${hours.removeSecond}` }).click();
    await season.getByLabel(datedHours.endsOn).fill(addDays(today, 29));
    await season.getByRole('button', { name: `${monday}: ${hours.copy}` }).click();
    await page.getByRole('button', { name: general.save }).click();
    await expect(page.getByText(saved)).toBeVisible();

    await page.goto(isArabic ? '/ar/contact' : '/contact');
    const { footer } = isArabic ? ar : en;
    const shown = page.getByRole('main');
    const days = [today, addDays(today, 29)].map((day) => formatDay(locale, day));
    const title = footer.hoursOfDates(isArabic ? 'رمضان' : 'Ramadan', days[0] ?? '', days[1] ?? '');
    await expect(shown.getByText(title)).toBeVisible();
    await expect(shown).toContainText(footer.hoursBetween('08:00', '14:00'));
    await expect(shown).toContainText(footer.usualHours);
    const { version } = await read<{ version: number }>(page, '/api/shop-profile');
    const { id: _id, ...body } = before as { id: string };
    const restored = await page.request.put('/api/shop-profile', { data: { ...body, version } });
    expect(restored.status()).toBe(200);
  });

  test('an email is shown as it was sent and sent again; the activity shows who changed what @nightly', async ({
    page,
    problems,
  }) => {
    // The sandboxed frame of an email runs no script, neither the one that signs the test in nor a trace's.
    problems.allow(/document('s frame)? is sandboxed/);
    const outbox = isArabic ? adminOutboxAr : adminOutboxEn;
    const activity = isArabic ? adminActivityAr : adminActivityEn;
    const sender = `mail-${locale}@example.com`;
    await writeToShop(page, {
      locale,
      email: sender,
      subject: 'Delivery',
      text: 'Do you come on a Thursday? <script>alert(1)</script>',
    });
    await signInAsStaff(page, locale);
    await page.goto('/admin/outbox');
    await expect(page.getByText(outbox.notDelivering.title)).toBeVisible();
    await page.getByRole('searchbox').fill(sender);
    await expect(page).toHaveURL(/search=mail/);
    await expectNoAxeViolations(page);
    // An email that a mail server refused: this shop has no mail server, so the response is mocked.
    let status = 'failed';
    await page.route(/\/api\/outbox\/\d+$/, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object };
      const refused = { status, attempts: status === 'failed' ? 8 : 0, lastError: '550 No such mailbox' };
      await route.fulfill({ json: { ...answer, data: { ...answer.data, ...refused } } });
    });
    await page.getByRole('link', { name: /MS-/ }).first().click();
    await expect(page.getByText('550 No such mailbox')).toBeVisible();
    // An acknowledgement has none of the sender's words: nobody verified that the address is theirs.
    const email = page.frameLocator('iframe');
    await expect(email.getByText(/MS-/).first()).toBeVisible();
    await expect(email.getByText('Thursday')).toHaveCount(0);
    status = 'pending';
    await page.getByRole('button', { name: outbox.resend }).click();
    await expect(page.getByLabel(outbox.resendTo)).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: outbox.resend }).click();
    await expect(page.getByText(outbox.resentKept)).toBeVisible();
    await expect(page.getByRole('button', { name: outbox.resend })).toBeHidden();
    await page.getByText(outbox.plain).click();
    await expectNoSidewaysScroll(page);

    const { settings } = await read<{ settings: { id: string; fallback: object } }>(
      page,
      '/api/zone-delivery-settings',
    );
    const { id: _id, ...body } = settings;
    const fallback = { ...body.fallback, minimumOrder: width };
    await page.request.post('/api/zone-delivery-settings', { data: { ...body, fallback } });
    await page.goto('/admin/activity');
    await page.getByLabel(activity.entity).selectOption('zone-delivery-settings');
    await expect(page).toHaveURL(/entity=zone-delivery-settings/);
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: activity.kinds.changed(activity.entities['zone-delivery-settings'] ?? '') })
      .first();
    await expect(entry).toContainText(`${activity.fields.fallback} · ${activity.fields.minimumOrder}`);
    await expect(entry).toContainText(formatRoundMoney(locale, width * 100));
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/delivery$/);
  });
});
