import { describe, expect, it } from 'vitest';
import { offlineAr } from '#i18n/messages/storefront/offline.ar.ts';
import { offlineEn } from '#i18n/messages/storefront/offline.en.ts';
import { offlinePage } from './offline-page.ts';

const page = {
  locale: 'en',
  shopNameHtml: 'Pearl &amp; Co',
  isCheckout: false,
  cachedPages: [],
  stylesheet: '/assets/shop-1.css',
  fonts: ['/assets/latin-1.woff2'],
} as const;

describe('the offline page', () => {
  it('is in the language of the address and links to the cart', async () => {
    const html = await offlinePage({ ...page, locale: 'ar' }).text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(offlineAr.page);
    expect(html).toContain('>Pearl &amp; Co<');
    expect(html).toContain('href="/ar/cart"');
    expect(html).not.toContain(offlineAr.cachedPages);
  });

  it('explains that an order needs a connection', async () => {
    expect(await offlinePage({ ...page, isCheckout: true }).text()).toContain(offlineEn.checkout);
  });

  it('lists cached pages by their titles', async () => {
    const cachedPages = [{ path: '/products?a=1&b="x"', titleHtml: 'Desks &amp; chairs' }];
    const html = await offlinePage({ ...page, cachedPages }).text();
    expect(html).toContain('href="/products?a=1&amp;b=&quot;x&quot;"');
    expect(html).toContain('Desks &amp; chairs');
  });

  it('is a 503, is not cached, and runs no scripts', () => {
    const { status, headers } = offlinePage(page);
    expect(status).toBe(503);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self'/);
  });
});
