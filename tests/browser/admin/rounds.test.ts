import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bulkStepsAr } from '#i18n/messages/admin/orders/bulk-steps.ar.ts';
import { bulkStepsEn } from '#i18n/messages/admin/orders/bulk-steps.en.ts';
import { roundsAr } from '#i18n/messages/admin/orders/rounds.ar.ts';
import { roundsEn } from '#i18n/messages/admin/orders/rounds.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import type { Locale } from '#primitives/locale.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { readProduct } from '../../support/browser/checkout-orders.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { dayForAnyLeadTime, type ShopTimes } from '../../support/delivery-day.ts';

const slug = 'sadu-height-adjustable-desk-160';
const stopRequests = '**/api/deliveries/*/stops';

interface TakenOrder {
  readonly id: string;
  readonly number: string;
}

/** Orders of one company to one street, as staff take them by phone, with the stock for them. */
async function takeOrders(page: Page, locale: Locale, company: string) {
  const { id: productId } = await readProduct(page.request, slug);
  const stocked = await page.request.post(`/api/products/${productId}/stock-movements`, {
    data: { by: 4, reason: 'delivery' },
  });
  expect(stocked.status(), await stocked.text()).toBeLessThan(300);
  const times = (await (await page.request.get('/api/zone-delivery-settings')).json()) as { data: ShopTimes };
  const day = dayForAnyLeadTime(times.data, new Date());
  const taken: TakenOrder[] = [];
  for (const building of ['11', '12', '13', '14']) {
    const answer = await page.request.post('/api/orders', {
      data: {
        key: randomUUID(),
        locale,
        contact: { name: 'Nasser Al Marri', phone: '+97455881122', email: 'nasser@example.qa' },
        company: { name: company, crNumber: '' },
        lpoNumber: '',
        fulfilment: { kind: 'delivery', zone: 25, street: '840', building, unit: '', landmark: '' },
        day,
        payment: 'cash_on_delivery',
        notes: '',
        lines: [{ lineId: null, productId, quantity: 1 }],
        deliveryFee: null,
        discount: 0,
        discountReason: '',
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    taken.push(((await answer.json()) as { data: TakenOrder }).data);
  }
  return { day, taken };
}

/** Holds requests that move stops until the returned function is called. */
async function heldStopRequests(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(stopRequests, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** The numbers of a driver's stops as they are stored. */
async function storedStops(page: Page, day: string, driver: string): Promise<string[]> {
  const answer = await page.request.get(`/api/deliveries?day=${day}`);
  const { data } = (await answer.json()) as {
    data: { rounds: { driver: { name: string } | null; stops: { number: string }[] }[] };
  };
  const round = data.rounds.find((one) => one.driver?.name === driver);
  return (round?.stops ?? []).map(({ number }) => number);
}

forOneLanguage('ar', ({ locale, width }) => {
  const [bulk, rounds, sales] =
    locale === 'ar' ? [bulkStepsAr, roundsAr, adminSalesAr] : [bulkStepsEn, roundsEn, adminSalesEn];
  const { statuses } = sales.orders;
  const isPhone = width < 768;

  test('orders are confirmed together and undone, given to a driver, put in order, printed and ended together @nightly', async ({
    page,
    problems,
  }) => {
    const run = randomUUID().slice(0, 8);
    const company = `Rounds ${run}`;
    await signInAsStaff(page, locale);
    const { day, taken } = await takeOrders(page, locale, company);
    const [first, second, third, fourth] = taken.map(({ number }) => number) as [
      string,
      string,
      string,
      string,
    ];
    let clicks = 0;
    const click = async (target: ReturnType<Page['getByRole']>) => {
      await target.click();
      clicks += 1;
    };

    // Four orders are confirmed, undone and confirmed again; one has a note for the driver.
    await page.goto(`/admin/orders?search=${company}`);
    const rows = page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: company });
    await expect(rows).toHaveCount(4);
    const chooseAll = async () => {
      for (const row of await rows.all()) await click(row.getByRole('checkbox'));
    };
    await chooseAll();
    await expectNoSidewaysScroll(page);
    await click(page.getByRole('button', { name: bulk.steps.confirmed, exact: true }));
    const asking = page.getByRole('dialog', { name: bulk.title.confirmed(4) });
    await expectNoAxeViolations(page);
    await click(asking.getByRole('button', { name: bulk.confirm(bulk.steps.confirmed, 4) }));
    await expect(page.getByText(bulk.done.confirmed(4))).toBeVisible();
    await expect(rows.filter({ hasText: statuses.confirmed })).toHaveCount(4);
    expect(clicks).toBe(6);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: bulk.undo }).click();
    await expect(page.getByText(bulk.undone(4))).toBeVisible();
    await expect(rows.filter({ hasText: statuses.received })).toHaveCount(4);
    await page.getByRole('button', { name: bulk.close }).click();
    await chooseAll();
    await page.getByRole('button', { name: bulk.steps.preparing, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(bulk.skips(4))).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bulk.confirm(bulk.steps.preparing, 4) })
      .click();
    await expect(page.getByText(bulk.done.preparing(4))).toBeVisible();
    // A second time the step is refused beforehand, each order with its reason.
    await chooseAll();
    await page.getByRole('button', { name: bulk.steps.preparing, exact: true }).click();
    const refusing = page.getByRole('dialog', { name: bulk.noneTitle });
    await expect(refusing.getByText(bulk.reasons.already)).toHaveCount(4);
    await page.keyboard.press('Escape');

    await page.goto(`/admin/orders/${taken[0]?.id}`);
    await page.getByLabel(sales.orders.note).fill('Call from the gate');
    await page.getByLabel(rounds.noteForDriver).check();
    await page.getByRole('button', { name: sales.orders.addNote }).click();
    // In the history: the field has the same text until the note is stored.
    await expect(page.getByRole('listitem').filter({ hasText: 'Call from the gate' })).toBeVisible();

    // The stops get a driver, who is entered on the way, and their order.
    await page.goto(`/admin/deliveries?day=${day}`);
    const driver = `Raju ${run}`;
    await page.getByLabel(rounds.driverOf(first)).selectOption({ label: rounds.newDriver });
    const entering = page.getByRole('dialog', { name: rounds.drivers.add });
    await expect(entering.getByLabel(rounds.drivers.name)).toBeFocused();
    await entering.getByLabel(rounds.drivers.name).fill(driver);
    await entering.getByLabel(rounds.drivers.phone).fill('12');
    problems.allow(/400.*drivers/);
    await page.keyboard.press('Enter');
    await expect(entering.getByLabel(rounds.drivers.phone)).toHaveAttribute('aria-invalid', 'true');
    await entering.getByLabel(rounds.drivers.phone).fill('5512 3456');
    await page.keyboard.press('Enter');
    const round = page.locator('section').filter({ has: page.getByRole('heading', { name: driver }) });
    await expect(round).toContainText('+974 5512 3456');
    for (const number of [second, third, fourth]) {
      await page.getByLabel(rounds.driverOf(number)).selectOption({ label: driver });
      await expect(round).toContainText(number);
    }
    const stops = round.getByRole('listitem').filter({ hasText: company });
    const expectOrder = async (...numbers: string[]) => {
      for (const [index, number] of numbers.entries()) await expect(stops.nth(index)).toContainText(number);
    };
    await expectOrder(first, second, third, fourth);
    // Two quick presses are two moves, before the first is stored.
    const up = page.getByRole('button', { name: rounds.up(third) });
    const release = await heldStopRequests(page);
    await up.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectOrder(third, first, second, fourth);
    await expect(up).toBeFocused();
    release();
    await expect.poll(() => storedStops(page, day, driver)).toEqual([third, first, second, fourth]);
    await page.unroute(stopRequests);
    // What could not be stored is taken back and said.
    problems.allow(/\/api\/deliveries\/.+\/stops/);
    await page.route(stopRequests, (route) => route.abort());
    await page.getByRole('button', { name: rounds.down(third) }).click();
    await expect(page.getByRole('alert').filter({ hasText: rounds.notMoved })).toBeVisible();
    await expectOrder(third, first, second, fourth);
    await page.unroute(stopRequests);
    await page.getByLabel(rounds.place(fourth)).selectOption('2');
    await expectOrder(third, fourth, first, second);
    await expect.poll(() => storedStops(page, day, driver)).toEqual([third, fourth, first, second]);
    await page.reload();
    await expectOrder(third, fourth, first, second);
    await expect(stops.nth(2)).toContainText('Call from the gate');
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);

    // In print the round of the driver alone.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const printing = round.getByRole('button', { name: rounds.printRound });
    const isAlone = (await printing.count()) === 0;
    if (!isAlone) {
      await printing.click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    }
    await page.emulateMedia({ media: 'print' });
    await expect(round.getByText(sales.deliveries.signature)).toHaveCount(4);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
      new RegExp(driver),
    ]);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    // All delivered and paid, but for one: six clicks and a reason.
    clicks = 0;
    await click(round.getByRole('button', { name: rounds.end.button }));
    const ending = page.getByRole('dialog', { name: rounds.end.title });
    await click(ending.getByLabel(rounds.end.isDelivered(fourth)));
    await click(ending.getByRole('button', { name: rounds.end.confirm(4) }));
    await expect(ending.getByText(rounds.end.reasonMissing)).toBeVisible();
    await ending.getByLabel(rounds.end.reason).fill('Gate was closed');
    await expectNoAxeViolations(page);
    await click(ending.getByRole('button', { name: rounds.end.confirm(4) }));
    await expect(ending.getByText(rounds.end.done(3))).toBeVisible();
    await expect(ending).toContainText(rounds.end.nexts.another_day);
    await click(ending.getByRole('button', { name: rounds.end.close }));
    expect(clicks).toBe(5);
    const delivered = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: rounds.delivered, exact: true }) });
    for (const number of [first, second, third]) await expect(delivered).toContainText(number);
    await expect(page.getByText(fourth)).toHaveCount(0);
    await page.goto(`/admin/orders/${taken[3]?.id}`);
    await expect(page.getByText('Gate was closed', { exact: true })).toBeVisible();
    // It waits for a driver of its new day; the delivered one names who drove it, with the way back to that day.
    await expect(page.getByText(rounds.orderStop.noDriver)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(statuses.preparing);
    await page.goto(`/admin/orders/${taken[0]?.id}`);
    await expect(page.getByRole('definition').filter({ hasText: driver })).toContainText('+974 5512 3456');
    await page.getByRole('link', { name: rounds.orderStop.daySheet }).click();
    await expect(delivered).toContainText(first);
  });
});
