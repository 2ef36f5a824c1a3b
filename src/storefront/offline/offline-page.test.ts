import { describe, expect, it } from 'vitest';
import { offlineAr } from '#i18n/messages/storefront/offline.ar.ts';
import { offlineEn } from '#i18n/messages/storefront/offline.en.ts';
import { offlinePage } from './offline-page.ts';

const page = {
  locale: 'en',
  isCheckout: false,
  cachedPages: [],
  stylesheet: '/assets/shop-1.css',
  fonts: ['/assets/latin-1.woff2'],
} as const;

describe('the page that stands in for one that cannot be had', () => {
  it('speaks the language of the address and leads to the cart', async () => {
    const html = await offlinePage({ ...page, locale: 'ar' }).text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(offlineAr.page);
    expect(html).toContain('href="/ar/cart"');
    expect(html).not.toContain(offlineAr.cachedPages);
  });

  it('says of an order that it needs a connection', async () => {
    expect(await offlinePage({ ...page, isCheckout: true }).text()).toContain(offlineEn.checkout);
  });

  it('names what can be opened, as it is written in those pages', async () => {
    const cachedPages = [{ path: '/products?a=1&b="x"', titleHtml: 'Desks &amp; chairs' }];
    const html = await offlinePage({ ...page, cachedPages }).text();
    expect(html).toContain('href="/products?a=1&amp;b=&quot;x&quot;"');
    expect(html).toContain('Desks &amp; chairs');
  });

  it('is no success, is not kept, and runs nothing', () => {
    const { status, headers } = offlinePage(page);
    expect(status).toBe(503);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self'/);
  });
});
