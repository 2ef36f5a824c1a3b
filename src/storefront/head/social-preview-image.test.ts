import { expect, it } from 'vitest';
import { socialPreviewAddress } from './social-preview-image.ts';

const shown = {
  kind: 'product',
  slug: 'blue-chair',
  locale: 'ar',
  title: 'كرسي أزرق',
  shopName: 'أوجلف',
  picture: { relativePath: 'products/0f.webp' },
} as const;

it('the address of a social preview image changes with its content', () => {
  const address = socialPreviewAddress(shown);
  expect(address).toMatch(/^\/social-previews\/product\/blue-chair\.ar\.jpg\?v=[a-z0-9]+$/);
  expect(socialPreviewAddress({ ...shown })).toBe(address);
  const others = [
    { ...shown, title: 'كرسي أحمر' },
    { ...shown, shopName: 'مكاتب اللؤلؤ' },
    { ...shown, picture: null },
    { ...shown, picture: { relativePath: 'products/1f.webp' } },
    { ...shown, locale: 'en' as const },
    { ...shown, kind: 'article' as const },
  ].map(socialPreviewAddress);
  expect(new Set([address, ...others]).size).toBe(7);
});
