import { localizedPath } from '#i18n/locale-path.ts';
import { unbrokenUnits } from '#i18n/unbroken.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import { button, emailContents, inOwnDirection, leftToRight, paragraph, productPart } from './email-parts.ts';
import { money } from './order-email-parts.ts';

interface BackInStock {
  /** Of the request that this email answers, and answers once. */
  readonly alertId: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly product: {
    readonly id: string;
    readonly slug: string;
    readonly sku: string;
    readonly name: LocalizedText;
    readonly price: Dirhams;
  };
  /** Path of a picture of it, if there is one. */
  readonly picture: string | null;
  readonly shopName: LocalizedText;
  readonly publicUrl: string;
}

/** The email of a stock alert. */
export function backInStockEmail({
  alertId,
  recipient,
  locale,
  product,
  picture,
  shopName,
  publicUrl,
}: BackInStock): NewEmail {
  const { backInStock } = emailMessages(locale);
  const name = product.name[locale];
  return {
    onceKey: `stock-alert/${alertId}`,
    recipient,
    locale,
    subject: backInStock.subject(name),
    ...emailContents(locale, {
      brand: shopName[locale],
      title: backInStock.title,
      parts: [
        paragraph(backInStock.lead),
        productPart({
          name: inOwnDirection(unbrokenUnits(name)),
          price: money(locale, product.price),
          code: `${backInStock.sku} ${leftToRight(product.sku)}`,
          picture: picture === null ? null : { address: publicUrl + picture, description: name },
        }),
        button(backInStock.open, publicUrl + localizedPath(locale, `/product/${product.slug}`)),
        paragraph(backInStock.hurry),
        paragraph(backInStock.onlyOnce, 'soft'),
      ],
    }),
    aboutKind: 'product',
    aboutId: product.id,
  };
}
