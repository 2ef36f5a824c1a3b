import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { expect, expectNoAxeViolationsNow, oneLanguage } from '../../support/browser/browser.ts';
import { placeOrder, readProduct } from '../../support/browser/checkout-orders.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { isThorough } from '../../support/thorough.ts';

const slug = 'sadu-height-adjustable-desk-160';

/**
 * A phone, a small notebook and, nightly, a desk; the two wide ones must show every column of a table, which is harder for
 * the notebook.
 */
const widths = isThorough ? [390, 1280, 1440] : [390, 1280];
const narrowestWithTables = 1280;

/** The paths of all screens, as the router has them. */
const screens = [
  ...readFileSync(resolve(import.meta.dirname, '../../../src/admin/admin-routes.tsx'), 'utf8').matchAll(
    /\bscreen\(\s*(?:null|'([^']+)')/g,
  ),
].map(([, path = '']) => path);

/** The lists whose newest record is opened for a screen of one. */
const listOf: Readonly<Record<string, string>> = {
  orders: '/api/orders',
  quotations: '/api/quotes',
  messages: '/api/messages',
  products: '/api/staff/products',
  categories: '/api/staff/categories',
  testimonials: '/api/staff/testimonials',
  outbox: '/api/outbox',
  articles: '/api/staff/articles',
};

/** Long words in both languages: a screen that fits with them fits with others. */
async function fillShop(request: APIRequestContext): Promise<void> {
  await placeOrder(request, slug, `+9745${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}`);
  const { id } = await readProduct(request, slug);
  const contact = {
    name: 'Abdulrahman Al Mohannadi',
    phone: '+97455881122',
    email: 'abdulrahman.mohannadi@example.qa',
  };
  const common = { key: randomUUID(), locale: 'ar', website: '', secondsOnPage: 60 };
  const asked = await request.post('/api/send-quote', {
    data: {
      ...common,
      lines: [{ productId: id, quantity: 4 }],
      contact,
      company: { name: 'شركة المهندي للتجارة والمقاولات', crNumber: '' },
      zone: 69,
      wantedOn: null,
      service: null,
      source: 'cart',
      notes: '',
    },
  });
  expect(asked.ok()).toBe(true);
  const written = await request.post('/api/send-contact', {
    data: { ...common, ...contact, subject: 'كراسي مكاتب لفرع جديد في لوسيل', text: 'متى تصل؟' },
  });
  expect(written.ok()).toBe(true);
}

async function addressOf(request: APIRequestContext, screen: string): Promise<string> {
  const list = listOf[screen.split('/')[0] ?? ''];
  if (!screen.includes(':id') || !list) return `/admin/${screen}`;
  const { data } = (await (await request.get(list)).json()) as {
    data: { id: string }[] | { categories: { id: string }[] };
  };
  const [newest] = Array.isArray(data) ? data : data.categories;
  return `/admin/${screen.replace(/:id\??/, newest?.id ?? '')}`;
}

/** Goes there as a link does: loading the app for each screen would take most of the time. */
async function open(page: Page, address: string, loading: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.seen = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator('main h1:not([data-seen])').waitFor();
  await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
}

/** What does not fit its room: the page, from the width of a notebook on every table, and letters in their input. */
async function findMisfits(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async (checksTables) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const tables = checksTables
      ? [...document.querySelectorAll<HTMLTableElement>('main table')].filter((table) => {
          const room = table.closest('.overflow-x-auto') ?? table.parentElement;
          return room !== null && room.scrollWidth > room.clientWidth + 1;
        })
      : [];
    // Chromium cuts off the dots of ي in an input that is higher than its line, see ui/theme.css.
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>('main input:is([type=text], [type=search])'),
    ]
      .concat([...document.querySelectorAll<HTMLInputElement>('main input:not([type])')])
      .filter((input) => Number.parseFloat(getComputedStyle(input).lineHeight) < input.offsetHeight);
    return [
      ...inputs.map(({ id, name, ariaLabel }) => `cuts dots: ${id || name || ariaLabel}`),
      ...(scrollWidth > clientWidth ? [`page ${scrollWidth}`] : []),
      ...tables.map((table) => `table '${table.caption?.textContent}' ${table.scrollWidth}`),
    ];
  }, width >= narrowestWithTables);
}

for (const locale of oneLanguage('ar')) {
  test(`every screen fits a phone, a notebook and a desk, and can be used by everyone (${locale})`, async ({
    page,
    request,
    problems,
  }) => {
    test.setTimeout(180_000);
    // The page of an email is shown without a right to storage, where the sign-in of this test finds none.
    problems.allow(/sandboxed/);
    // The newest message is marked as read, in the other language perhaps at the same moment.
    problems.allow(/409: POST .*\/api\/messages\//);
    const { loading } = locale === 'ar' ? adminGeneralAr : adminGeneralEn;
    await fillShop(request);
    await signInAsStaff(page, locale);
    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screens.length).toBeGreaterThan(30);
    const misfits: string[] = [];
    for (const screen of screens) {
      const address = await addressOf(page.request, screen);
      await open(page, address, loading);
      for (const width of widths) {
        const found = await findMisfits(page, width);
        misfits.push(...found.map((what) => `${screen} at ${width}: ${what}`));
      }
      await test.step(screen, () => expectNoAxeViolationsNow(page, 'main'));
    }
    expect(misfits).toEqual([]);
  });
}
