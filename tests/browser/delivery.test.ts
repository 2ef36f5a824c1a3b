import type { Page, Route } from '@playwright/test';
import type { DeliverySettingsBody } from '#domain/delivery/delivery-settings-body.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { joinValues } from '#i18n/lists.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { formatMoney } from '#i18n/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forOneLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
  type View,
} from '../support/browser/browser.ts';

const desk = '/product/sadu-height-adjustable-desk-160';
const soldOut = '/product/lawh-dome-desk-lamp-brick-red';
const settingsCall = '**/api/zone-delivery-settings';

/** A Sunday morning in Doha, far from any holiday; the desk needs two working days to be ready. */
const sundayMorning = new Date('2026-11-15T10:00:00+03:00');

const remember = (page: Page, zone: string) =>
  page.addInitScript((stored) => localStorage.setItem('deliveryZone', stored), zone);

/** Lets the server's settings through with something changed. */
const withSettings =
  (change: (settings: DeliverySettingsBody) => Partial<DeliverySettingsBody>) => async (route: Route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { settings: DeliverySettingsBody } };
    answer.data.settings = { ...answer.data.settings, ...change(answer.data.settings) };
    await route.fulfill({ response, json: answer });
  };

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(sundayMorning);
});

/** What the tests of the promise on a product's page look at. */
function promiseOf({ locale }: View) {
  const messages = locale === 'ar' ? ar : en;
  const { delivery } = messages;
  const promise = (page: Page) => page.getByRole('region', { name: delivery.label, exact: true });
  const open = async (page: Page) => {
    await untilInteractive(page);
    await promise(page).getByRole('button').click();
    await expect(page.getByRole('option').first()).toBeVisible();
  };
  const part = `section[aria-label="${delivery.label}"]`;
  return { messages, delivery, promise, part, open };
}

forOneLanguage('ar', (view) => {
  const { locale, path } = view;
  const { delivery, promise, part } = promiseOf(view);
  const day = (iso: string) => formatNearDay(locale, iso);
  const lusail = locale === 'ar' ? 'لوسيل' : 'Lusail';

  test('a zone is chosen once, by keyboard, and every page then shows its fee and day', async ({ page }) => {
    await page.goto(path(desk));
    await untilInteractive(page);
    await expect(promise(page)).toContainText(delivery.promise.free(delivery.promise.anywhere));
    await expectNoAxeViolations(page, part);

    await page.getByRole('button', { name: delivery.choose }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: delivery.picker.field });
    await expect(field).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(90);
    await expectNoAxeViolations(page, part);
    // Enter in an empty field chooses nothing.
    await page.keyboard.press('Enter');
    await expect(field).toBeVisible();

    await page.keyboard.type('lus');
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('option', { selected: true })).toContainText('69');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('70');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const activeId = await page.getByRole('option', { selected: true }).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', activeId ?? '');
    await expectNoAxeViolations(page, part);
    await page.keyboard.press('Enter');

    await expect(promise(page)).toContainText(`${delivery.to(delivery.zone(69))} · ${lusail}`);
    await expect(promise(page)).toContainText(delivery.free);
    // Two days until it is ready and one on the way, counted from Sunday.
    await expect(promise(page)).toContainText(delivery.byDay(day('2026-11-18')));
    await expect(promise(page)).toContainText(delivery.pickupFrom(day('2026-11-17')));
    const change = page.getByRole('button', { name: delivery.changeLabel });
    await expect(change).toBeFocused();
    await expectNoAxeViolations(page, part);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect(promise(page)).toContainText(delivery.byDay(day('2026-11-18')));
    await expectNoLayoutShift(page);
    await untilInteractive(page);
    await change.click();
    await expect(page.getByRole('option', { selected: true })).toContainText('69');
    await expect(page.getByRole('option', { selected: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(change).toBeFocused();
  });
});

inArabic((view) => {
  const { locale, path } = view;
  const { messages, delivery, promise, part, open } = promiseOf(view);

  test('a lost connection is explained and a retry succeeds; a zone without delivery offers pickup; fees and long names fit @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/zone-delivery-settings/);
    await remember(page, '48');
    await page.route(settingsCall, (route) => route.abort('internetdisconnected'));
    await page.goto(path(desk));
    await expect(promise(page)).toContainText(delivery.failed);
    await expectNoLayoutShift(page);
    await expectNoAxeViolations(page, part);
    await page.unroute(settingsCall);
    await promise(page).getByRole('button', { name: messages.failure.retry }).click();
    await expect(promise(page)).toContainText(delivery.free);

    const isActive = false;
    await page.route(
      settingsCall,
      withSettings(({ groups }) => ({ groups: groups.map((group) => ({ ...group, isActive })) })),
    );
    await page.reload();
    await expect(promise(page)).toContainText(delivery.notDelivered);
    await expect(promise(page)).toContainText(delivery.pickupFrom(formatNearDay(locale, '2026-11-17')));

    await page.unroute(settingsCall);
    await page.route(
      settingsCall,
      withSettings(({ groups }) => ({
        groups: groups.map((group) => ({ ...group, fee: 1250, minimumOrder: 20_000, leadDays: 10 })),
      })),
    );
    await page.reload();
    await expect(promise(page)).toContainText(formatMoney(locale, 125_000));
    await expect(promise(page)).toContainText(delivery.minimumOrder);
    await expect(promise(page)).toContainText(formatMoney(locale, 2_000_000));
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, part);
  });

  test('a stored zone that no longer exists must be chosen again, and is found in either language @nightly', async ({
    page,
  }) => {
    await page.goto(path(desk));
    await page.evaluate(() => localStorage.setItem('deliveryZone', '10'));
    await page.reload();
    await expect(promise(page)).toContainText(delivery.zoneGone(10));
    await expect(promise(page).getByRole('button', { name: delivery.choose })).toBeVisible();
    // Invalid storage is ignored.
    await page.evaluate(() => localStorage.setItem('deliveryZone', '{"zone":'));
    await page.reload();
    await expect(promise(page)).toContainText(delivery.promise.free(delivery.promise.anywhere));
    await open(page);
    for (const [typed, zone] of [
      ['٣٨', '38'],
      ['zone 38', '38'],
      ['المنطقه 38', '38'],
      ['pearl', '66'],
      ['اللؤلؤه', '66'],
      ['ابو سمره', '96'],
      ['katara', '66'],
    ] as const) {
      await page.getByRole('combobox').fill(typed);
      await expect(page.getByRole('option', { selected: true }), typed).toContainText(zone);
    }
    await page.getByRole('combobox').fill('qqqq');
    await expect(page.getByRole('dialog')).toContainText(delivery.picker.nothing('qqqq'));
    await expectNoAxeViolations(page, part);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue('qqqq');
    await page.getByRole('combobox').fill('');
    await page.getByRole('option').first().click();
    await expect(promise(page)).toContainText(delivery.to(delivery.zone(1)));
  });
});

inEnglish((view) => {
  const { locale, path } = view;
  const { messages, delivery, promise, part } = promiseOf(view);

  // Specification 2.13
  test('the delivery page answers for the stored zone and lists every area; a choice applies in other tabs at once', async ({
    page,
    context,
  }) => {
    await page.goto('/icon.svg');
    await page.evaluate(() => localStorage.setItem('deliveryZone', '96'));
    await page.goto(path('/delivery-info'));
    const checker = page.getByRole('region', { name: delivery.checker.title });
    await expect(checker).toContainText(delivery.checker.isFree);
    await expect(checker).toContainText(formatNearDay(locale, '2026-11-18'));
    await expect(checker).toContainText(formatNearDay(locale, '2026-11-15'));
    await expectNoLayoutShift(page);
    const areas = page.getByRole('region', { name: delivery.areas.title });
    await expect(areas.getByRole('rowheader')).toHaveCount(5);
    await expect(areas).toContainText(joinValues(locale, ['1–7', '12–56', '58', '60–68']));
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    await untilInteractive(page);
    const other = await context.newPage();
    await other.clock.setFixedTime(sundayMorning);
    await other.goto(path(desk));
    await expect(promise(other)).toContainText(delivery.to(delivery.zone(96)));
    await checker.getByRole('button', { name: delivery.changeLabel }).click();
    await page.getByRole('combobox').fill('38');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option').click();
    await expect(checker).toContainText(formatNearDay(locale, '2026-11-16'));
    await expect(promise(other)).toContainText(delivery.to(delivery.zone(38)));
    await expect(promise(other)).toContainText(delivery.free);
  });

  test('the zone picker explains a lost connection too, and loads after a retry @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/zone-delivery-settings/);
    await page.route(settingsCall, (route) => route.abort('internetdisconnected'));
    await page.goto(path(desk));
    await untilInteractive(page);
    await promise(page).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(delivery.failed);
    await expectNoAxeViolations(page, part);
    await page.unroute(settingsCall);
    await dialog.getByRole('button', { name: messages.failure.retry }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('38');
    await page.keyboard.press('Enter');
    await expect(promise(page)).toContainText(delivery.to(delivery.zone(38)));
  });

  test('a product that is out of stock has no delivery day @nightly', async ({ page }) => {
    await remember(page, '69');
    await page.goto(path(soldOut));
    await expect(promise(page)).toContainText(delivery.dayOnceBack);
    await expect(promise(page)).toContainText(delivery.free);
    await expect(promise(page)).not.toContainText(/\d (November|نوفمبر)/);
  });
});

test('a page that stays open past the cut-off shows the next day @nightly', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T15:58:00+03:00') });
  await remember(page, '69');
  await page.goto(desk);
  const promise = page.getByRole('region', { name: en.delivery.label, exact: true });
  await page.clock.runFor(2_000);
  await expect(promise).toContainText('by Wednesday 18 November');
  await page.clock.runFor('03:00');
  await expect(promise).toContainText('by Thursday 19 November');
});

test('the list of zones is not loaded before the visitor opens it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(desk, { waitUntil: 'networkidle' });
  expect(asked.filter((address) => address.includes('/api/zone-delivery-settings'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the general delivery text and links to all fees and days @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\.js: csp$/);
    const { delivery } = ar;
    await page.goto(`/ar${desk}`);
    const promise = page.getByRole('region', { name: delivery.label, exact: true });
    await expect(promise).toContainText(delivery.promise.free(delivery.promise.anywhere));
    await expect(promise.getByRole('button')).toHaveCount(0);
    await promise.getByRole('link', { name: delivery.feesAndDays }).click();
    const areas = page.getByRole('region', { name: delivery.areas.title });
    await expect(areas).toContainText(delivery.checker.isFree);
  });
});
