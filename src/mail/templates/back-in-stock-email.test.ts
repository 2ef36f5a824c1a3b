import { describe, expect, it } from 'vitest';
import { backInStockEmail } from './back-in-stock-email.ts';

const facts = {
  alertId: 'a1',
  recipient: 'aisha@example.qa',
  locale: 'en' as const,
  product: {
    id: 'p1',
    slug: 'sadu-desk',
    sku: 'SD-160',
    name: { en: 'Desk <b>"160"</b> & more', ar: 'مكتب سدو' },
    price: 189_000,
  },
  picture: '/images/products/x-600.webp',
  shopName: { en: 'Pearl Desks', ar: 'مكاتب اللؤلؤ' },
  publicUrl: 'https://shop.example',
};

describe('the email that a product is back', () => {
  it('links to the product in the language of the request', () => {
    const english = backInStockEmail(facts);
    expect(english.text).toContain('https://shop.example/product/sadu-desk');
    expect(english.html).toContain('href="https://shop.example/product/sadu-desk"');
    const arabic = backInStockEmail({ ...facts, locale: 'ar' });
    expect(arabic.text).toContain('https://shop.example/ar/product/sadu-desk');
    expect(arabic.subject).toBe('عاد إلى المخزون: مكتب سدو');
    expect(arabic.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(arabic.html).toMatch(/<table[^>]+dir="rtl"/);
    expect(arabic.html).not.toContain('Desk');
    expect(english.html).toContain('>Pearl Desks<');
    expect(arabic.html).toContain('>مكاتب اللؤلؤ<');
  });

  it('says the same in plain text', () => {
    const { text } = backInStockEmail(facts);
    expect(text).toContain(facts.product.name.en);
    expect(text).toContain('1,890.00');
    expect(text).toContain('SD-160');
    expect(text).not.toMatch(/<\/?(p|table|bdi)/);
  });

  it('shows what staff typed as text, never as markup', () => {
    const { html } = backInStockEmail(facts);
    expect(html).toContain('Desk &lt;b&gt;&quot;160&quot;&lt;/b&gt; &amp; more');
    expect(html).not.toContain('<b>');
  });

  it('keeps signs with their Latin word in an Arabic name', () => {
    const name = { en: 'Switch', ar: 'محول شبكة مُدار بتقنية PoE+، 24 منفذًا' };
    const { html, text } = backInStockEmail({ ...facts, locale: 'ar', product: { ...facts.product, name } });
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>PoE\+<\/bdi>، 24/);
    expect(text).toContain('\u2066PoE+\u2069، 24');
  });

  it('is complete without a picture', () => {
    expect(backInStockEmail(facts).html).toContain('src="https://shop.example/images/products/x-600.webp"');
    expect(backInStockEmail({ ...facts, picture: null }).html).not.toContain('<img');
  });
});
