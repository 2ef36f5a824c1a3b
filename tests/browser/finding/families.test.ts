import { familiesAr } from '#i18n/messages/storefront/product/families.ar.ts';
import { familiesEn } from '#i18n/messages/storefront/product/families.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
  testAnswers,
  untilInteractive,
} from '../../support/browser/browser.ts';
import { tiles } from '../../support/browser/listing.ts';

const desk = (ending: string) => `/product/sadu-height-adjustable-desk-${ending}`;
const names = {
  en: { width: 'Width', colour: 'Colour', large: /^180 cm/, oak: /^Oak/, white: 'White' },
  ar: { width: 'العرض', colour: 'اللون', large: /^180 سم/, oak: /^بلوط/, white: 'أبيض' },
} as const;

forOneLanguage('ar', ({ locale, path }) => {
  const words = names[locale];
  const texts = locale === 'ar' ? familiesAr : familiesEn;

  test('another colour or size is chosen on the product page; what does not exist is asked for', async ({
    page,
  }) => {
    await page.goto(path(desk('160')));
    await untilInteractive(page);
    const widths = page.getByRole('region', { name: words.width, exact: true });
    const colours = page.getByRole('region', { name: words.colour, exact: true });
    await expect(colours.getByRole('link', { name: words.oak })).toHaveAttribute('aria-current', 'true');
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    await widths.getByRole('link', { name: words.large }).click();
    await expect(page).toHaveURL(new RegExp(`${desk('180-walnut')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('180');
    await expect(widths.getByRole('link', { name: words.large })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${desk('180-walnut')}$`),
    );

    const wish = page.getByRole('listitem').filter({ hasText: texts.ask }).last();
    await page.getByText(texts.missing(3), { exact: true }).click();
    await wish.getByRole('link').click();
    await expect(page).toHaveURL(/\/contact\?request=quotation&search=/);
    const asked = new URL(page.url()).searchParams.get('search') ?? '';
    await expect.poll(() => page.locator('textarea, input').evaluateAll(valuesOf)).toContain(asked);
  });

  test('a list shows a family once, by the member that the filter chooses', async ({ page }) => {
    const addresses = () =>
      tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const ofFamily = (all: (string | null)[]) => all.filter((address) => address?.includes(desk('')));
    await page.goto(path('/category/desks'));
    const tile = tiles(page)
      .filter({ hasText: texts.colours(3) })
      .first();
    await expect(tile).toContainText(texts.from('').trim());
    expect(ofFamily(await addresses())).toHaveLength(1);
    await page.goto(path('/category/desks?colour=white'));
    expect(ofFamily(await addresses())).toEqual([path(desk('160-white'))]);
    await page.goto(path('/category/desks?colour=walnut'));
    expect(ofFamily(await addresses())).toEqual([path(desk('160-walnut'))]);
  });
});

const valuesOf = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);

testAnswers('options of a family are links, without any script', async ({ request }) => {
  const page = await (await request.get(desk('160'))).text();
  for (const other of ['120-white', '160-white', '160-walnut', '180-walnut'])
    expect(page).toContain(`href="${desk(other)}"`);
  expect(page).toContain('"@type":"ProductGroup"');
});
