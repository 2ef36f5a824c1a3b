import type { Page } from '@playwright/test';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { listsAr } from '#i18n/messages/storefront/buying/lists.ar.ts';
import { listsEn } from '#i18n/messages/storefront/buying/lists.en.ts';
import { quickOrderAr } from '#i18n/messages/storefront/buying/quick-order.ar.ts';
import { quickOrderEn } from '#i18n/messages/storefront/buying/quick-order.en.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { contactAr } from '#i18n/messages/storefront/contact.ar.ts';
import { formatAmount } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { fillCart, readProduct } from '../support/browser/checkout-orders.ts';
import { xlsxOf } from '../support/spreadsheets.ts';

const desk = 'sadu-height-adjustable-desk-160';
const cabinet = 'khazna-filing-cabinet-4-drawer-charcoal';

const cartIn = (page: Page) =>
  page.evaluate((key) => {
    const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as {
      quantity: number;
      snapshot: { sku: string };
    }[];
    return lines.map(({ quantity, snapshot }) => [snapshot.sku, quantity]);
  }, cartStorageKey);

inEnglish(({ path }) => {
  // Specification 1.06
  test('codes are typed without the mouse, pasted and read from a file; what can be had goes to the cart', async ({
    page,
    context,
  }) => {
    const product = await readProduct(page.request, desk);
    await page.goto(path('/quick-order'));
    await untilInteractive(page);
    const code = (row: number) => page.getByRole('combobox', { name: quickOrderEn.codeOf(row), exact: true });
    const quantity = (row: number) =>
      page.getByRole('textbox', { name: quickOrderEn.quantityOf(row), exact: true });
    const rows = page.getByRole('list', { name: quickOrderEn.rows });

    // A suggestion is chosen by arrow, the next code is typed in full, in other letters.
    await code(1).pressSequentially('sdha1');
    await expect(page.getByRole('option', { name: new RegExp(product.sku) })).toBeVisible();
    const options = await page.getByRole('option').allTextContents();
    for (let place = 0; place <= options.findIndex((text) => text.includes(product.sku)); place += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(quantity(1)).toBeFocused();
    await expect(code(1)).toHaveValue(product.sku);
    await page.keyboard.type('٢');
    await page.keyboard.press('Enter');
    await expect(code(2)).toBeFocused();
    await expect(rows).toContainText(product.name);

    // A mistyped code is corrected with one press, and counts together with the first row.
    await page.keyboard.type('SD-HA-I6O');
    await page.keyboard.press('Enter');
    const near = rows.getByRole('button', { name: new RegExp(`${product.sku}$`) });
    await expect(rows).toContainText(quickOrderEn.didYouMean);
    await near.click();
    await expect(quantity(2)).toBeFocused();
    await page.keyboard.type('1');
    await expect(rows).toContainText(quickOrderEn.sameAs(1, 3));

    // More than there is says so.
    await quantity(2).fill('5,000');
    await expect(quantity(2)).toHaveAttribute('aria-invalid', 'true');
    await expect(rows).toContainText(quickOrderEn.askForMore);
    await quantity(2).fill('1');

    // A reload loses nothing, and another tab has the same rows.
    await page.reload();
    await untilInteractive(page);
    await expect(code(1)).toHaveValue(product.sku);
    const other = await context.newPage();
    await other.goto(path('/quick-order'));
    await expect(other.getByRole('combobox', { name: quickOrderEn.codeOf(2), exact: true })).toHaveValue(
      product.sku,
    );
    await other.close();

    // A file adds lines, unknown ones stay.
    const file = await readProduct(page.request, cabinet);
    await page.getByRole('button', { name: quickOrderEn.list.open }).click();
    await page.getByLabel(quickOrderEn.list.file).setInputFiles({
      name: 'order.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(
        await xlsxOf([
          ['Code', 'Qty'],
          [file.sku, '2'],
          ['QQ-77-ZZ', '1'],
        ]),
      ),
    });
    await page.getByRole('button', { name: quickOrderEn.list.match }).click();
    await expect(page.getByText(quickOrderEn.list.summary(2, 0))).toBeVisible();
    await expect(rows).toContainText(quickOrderEn.unknown);
    await expect(page.getByText(quickOrderEn.summary.open(1))).toBeVisible();
    const total = 3 * dirhamsFromQar(product.price) + 2 * dirhamsFromQar(file.price);
    await expect(page.getByRole('main')).toContainText(formatAmount(total));
    await expectNoAxeViolations(page, 'main');

    await page.getByRole('button', { name: quickOrderEn.summary.cart }).click();
    await expect(page.getByText(quickOrderEn.added(2, 5))).toBeVisible();
    expect(await cartIn(page)).toEqual([
      [product.sku, 3],
      [file.sku, 2],
    ]);
    await expect(code(1)).toHaveValue('QQ-77-ZZ');
    await page.getByRole('button', { name: quickOrderEn.undo }).click();
    expect(await cartIn(page)).toEqual([]);
    await expect(code(1)).toHaveValue(product.sku);
  });

  test('a cart is saved as a list, changed, opened by its link elsewhere and put into a cart there @nightly', async ({
    page,
    browser,
    baseURL,
  }) => {
    await fillCart(page, [{ slug: desk, quantity: 2 }, { slug: cabinet }]);
    const [product, other] = [
      await readProduct(page.request, desk),
      await readProduct(page.request, cabinet),
    ];
    await page.goto(path('/cart'));
    await untilInteractive(page);
    await page.getByRole('button', { name: cartEn.saveList }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: listsEn.save.submit }).click();
    await expect(dialog).toContainText(listsEn.save.missingName);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/lists');
    await expect(otherTab.getByText(listsEn.none.title)).toBeVisible();
    await dialog.getByRole('textbox', { name: listsEn.save.name }).fill('New branch, floor 2');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(listsEn.save.saved('New branch, floor 2'));
    // The page of the lists that was open before shows what is saved, not only a name.
    await expect(otherTab.getByRole('list', { name: listsEn.lines('New branch, floor 2') })).toBeVisible();
    await otherTab.close();
    await dialog.getByRole('link', { name: listsEn.save.show }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listsEn.title);
    const lines = page.getByRole('list', { name: listsEn.lines('New branch, floor 2') });
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('spinbutton', { name: listsEn.quantityOf(product.name) }).fill('3');
    await page.getByRole('textbox', { name: listsEn.noteOf(product.name) }).fill('by the window');
    await page.getByRole('button', { name: listsEn.down(product.name) }).click();
    await expect(lines.getByRole('heading').first()).toHaveText(other.name);
    await page.getByRole('button', { name: listsEn.remove(other.name) }).click();
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: listsEn.undo }).click();
    await expect(lines.getByRole('heading').first()).toHaveText(other.name);
    await expectNoAxeViolations(page, 'main');

    // Damage of the storage by hand leaves the rest alone; a second tab follows.
    const stored = await page.evaluate(() => localStorage.getItem('savedLists') ?? '');
    await page.evaluate(
      (text) => localStorage.setItem('savedLists', text.replace('"lists":[', '"lists":[null,{"id":3},')),
      stored,
    );
    await page.reload();
    await expect(lines.getByRole('listitem')).toHaveCount(2);

    // The receiver: another browser, in which the shop knows nothing of the list.
    const fragment = `#name=New+branch%2C+floor+2&items=${product.sku}.3,GONE-1.1&note.${product.sku}=by+the+window`;
    const receiver = await browser.newContext({ baseURL: baseURL ?? '' });
    const opened = await receiver.newPage();
    await opened.goto(`/lists${fragment}`);
    await expect(
      opened.getByRole('heading', { name: listsEn.shared.title('New branch, floor 2') }),
    ).toBeVisible();
    await expect(opened.getByText('GONE-1')).toBeVisible();
    await expect(opened.getByText('by the window')).toBeVisible();
    await opened.getByRole('button', { name: listsEn.shared.keep }).click();
    await expect(opened.getByRole('button', { name: /^New branch, floor 2/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await opened.getByRole('button', { name: listsEn.actions.cart }).click();
    await expect(opened.getByText(listsEn.added(1))).toBeVisible();
    expect(await cartIn(opened)).toEqual([[product.sku, 3]]);
    await receiver.close();
  });
});

inArabic(({ path }) => {
  test('a pasted list goes into a quotation, with what the shop does not know in words; a product is saved to a list', async ({
    page,
  }) => {
    const product = await readProduct(page.request, desk);
    await page.goto(path('/quick-order'));
    await untilInteractive(page);
    await page.getByRole('button', { name: quickOrderAr.list.open }).click();
    await page
      .getByRole('textbox', { name: quickOrderAr.list.label })
      .fill(`الرمز\tالكمية\n${product.sku}\t١٢\nنافورة رخامية\t٣`);
    const answered = page.waitForResponse('**/api/match-lines');
    await page.getByRole('button', { name: quickOrderAr.list.match }).click();
    await answered;
    const rows = page.getByRole('list', { name: quickOrderAr.rows });
    await expect(rows).toContainText(product.translations.ar.name);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: quickOrderAr.summary.quotation }).click();
    const { lines } = contactAr.quotation;
    await expect(
      page.getByRole('spinbutton', { name: lines.quantityOf(product.translations.ar.name) }),
    ).toHaveValue('12');
    await expect(page.getByRole('textbox', { name: lines.text(1) })).toHaveValue('نافورة رخامية');

    await page.goto(path(`/product/${desk}`));
    await untilInteractive(page);
    await page.getByRole('button', { name: 'احفظ في قائمة' }).click();
    await page.getByRole('textbox', { name: listsAr.save.name }).fill('الطابق الثاني');
    await page.getByRole('button', { name: listsAr.save.submit }).click();
    await page.getByRole('link', { name: listsAr.save.show }).click();
    await expect(page.getByRole('list', { name: listsAr.lines('الطابق الثاني') })).toContainText(product.sku);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, 'main');
  });
});
