import { randomUUID } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/test/browser/find-browser.ts';
import { categoryBody, productDraft } from '../support/catalogue-bodies.ts';
import { dayForAnyLeadTime, type ShopTimes } from '../support/delivery-day.ts';
import { orderOf } from '../support/orders.ts';
import { quoteFor } from '../support/quotes.ts';
import { Checks } from './checks.ts';

/** Markup that runs `hit()` wherever it is read as code, in as few characters as names have. */
const payloads = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><svg onload=hit()>',
  "';hit();//",
  '</title><script>hit()</script>',
  '{{hit()}}',
  'javascript:hit()',
];

interface Caller {
  readonly url: string;
  readonly cookie: string;
}

/** Stores markup in every field of buyers and staff, then reads all pages that show it in a real browser. */
export async function attackWithMarkup({ url, cookie }: Caller): Promise<void> {
  const checks = new Checks();
  const call = async (path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text).data;
  };
  const { data: times } = (await (await fetch(`${url}/api/zone-delivery-settings`)).json()) as {
    data: ShopTimes;
  };
  const day = dayForAnyLeadTime(times, new Date());
  const paths: string[] = ['/', '/ar', '/products?sort=newest', '/collection'];
  const screens: string[] = [
    '',
    'orders',
    'quotations',
    'messages',
    'products',
    'categories',
    'testimonials',
    'outbox',
    'activity',
    'deliveries',
  ];

  for (const [index, markup] of payloads.entries()) {
    const own = `${markup} ${index}`;
    const { slug: category } = await call('/api/categories', categoryBody(own, { description: markup }));
    const draft = productDraft({
      sku: `MARKUP-${index}`,
      name: own,
      brand: markup,
      shortDescription: markup,
      description: markup,
      specifications: [{ label: markup, value: markup }],
      category,
      subcategory: '',
      price: 100,
      stock: 50,
      leadTimeDays: 0,
      translations: {
        ar: {
          name: own,
          shortDescription: markup,
          description: markup,
          specifications: [{ label: markup, value: markup }],
        },
      },
    });
    const product = await call('/api/products', draft);
    const quoteText = { author: own, role: markup, company: markup, text: markup };
    await call('/api/testimonials', {
      ...quoteText,
      rating: 5,
      isActive: true,
      translations: { ar: quoteText },
    });
    const contact = { name: own, phone: `+974550000${10 + index}`, email: `buyer${index}@example.qa` };
    const order = await call(
      '/api/send-order',
      orderOf({ id: product.id, price: 100 }, 10, {
        contact,
        day,
        company: { name: markup, crNumber: '' } as never,
        fulfilment: {
          kind: 'delivery',
          zone: 69,
          street: markup.slice(0, 20),
          building: '12',
          unit: '1',
          landmark: markup,
        },
        notes: markup,
        lpoNumber: markup.slice(0, 20),
      }),
    );
    const quote = await call(
      '/api/send-quote',
      quoteFor([{ productId: product.id, quantity: 1 }], { contact, notes: markup }),
    );
    await call('/api/send-contact', {
      key: randomUUID(),
      locale: 'en',
      ...contact,
      subject: own,
      text: markup,
      website: '',
      secondsOnPage: 60,
    });
    paths.push(
      `/product/${product.slug}`,
      `/ar/product/${product.slug}`,
      `/collection?category=${encodeURIComponent(own)}`,
      `/products?search=${encodeURIComponent(markup)}`,
      `/contact?request=quotation&search=${encodeURIComponent(markup)}`,
      `/blog?tag=${encodeURIComponent(markup)}`,
      `/cart?items=${encodeURIComponent(markup)}`,
      `/${encodeURIComponent(markup)}`,
      `/order-confirmation?order=${order.number}&key=${order.trackingKey}`,
      `/quotation?quotation=${quote.reference}&key=${quote.trackingKey}`,
      `/adm/ogulf?next=${encodeURIComponent(markup)}`,
    );
    const [stored] = await call(`/api/orders?search=${order.number}`);
    screens.push(`orders/${stored.id}`, `products/${product.id}`);
  }

  const search = await findBrowser();
  if (!search.launch) throw new Error(`no browser: ${search.log}`);
  const browser = await chromium.launch(search.launch as never);
  try {
    const context = await browser.newContext();
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: `${url}/api` }]);
    const hits: string[] = [];
    const violations: string[] = [];
    await context.exposeFunction('hit', () => void hits.push('ran'));
    await context.exposeFunction('reportViolation', (what: string) => void violations.push(what));
    await context.addInitScript((signedInAt) => {
      localStorage.setItem('adminLoggedIn', 'true');
      localStorage.setItem('adminUser', 'admin');
      localStorage.setItem('adminLoginTime', signedInAt);
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      document.addEventListener('securitypolicyviolation', (event) =>
        reportViolation(`${event.violatedDirective} ${event.blockedURI}`),
      );
    }, new Date().toISOString());
    context.on('dialog', (dialog) => {
      hits.push(dialog.message());
      void dialog.dismiss();
    });
    for (const path of [...paths, ...screens.map((screen) => `/admin/${screen}`)]) {
      const page = await context.newPage();
      await show(page, url + path);
      // The attack means something only where the markup is shown.
      if (/^\/(product|admin\/orders)\/./.test(path)) await page.getByText('hit()').first().waitFor();
      checks.that(`${path}: scripts`, hits.splice(0).length === 0);
      checks.that(`${path}: violations`, violations.length === 0, violations.splice(0));
      const foreign = await page.locator('img[onerror], svg[onload], a[href^="javascript:"]').count();
      checks.that(`${path}: elements`, foreign === 0, foreign);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  checks.end('markup in stored fields, in a browser', 300);
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  // Hydrates what waits for the first interaction.
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await page.locator('main').first().waitFor();
}
