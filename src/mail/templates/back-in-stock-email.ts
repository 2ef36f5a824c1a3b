import { html } from 'hono/html';
import { localizedPath } from '#i18n/locale-path.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailDocument, emailMessages } from './email-layout.ts';

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
  const price = formatMoney(locale, product.price);
  const address = publicUrl + localizedPath(locale, `/product/${product.slug}`);
  const body = html`
<p style="margin:0 0 20px">${backInStock.lead}</p>
${picture ? html`<img src="${publicUrl}${picture}" alt="${name}" width="512" style="display:block;width:100%;height:auto;border-radius:12px;background:#efede8">` : ''}
<p style="margin:20px 0 4px;font-size:18px;font-weight:600">${name}</p>
<p style="margin:0 0 4px"><bdi>${price}</bdi></p>
<p style="margin:0 0 24px;font-size:14px;color:#6c6772">${backInStock.sku} <bdi dir="ltr">${product.sku}</bdi></p>
<p style="margin:0 0 24px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#8a1538;color:#ffffff;text-decoration:none;font-weight:600">${backInStock.open}</a></p>
<p style="margin:0 0 16px">${backInStock.hurry}</p>
<p style="margin:0;font-size:14px;color:#6c6772">${backInStock.onlyOnce}</p>`;
  return {
    onceKey: `stock-alert/${alertId}`,
    recipient,
    locale,
    subject: backInStock.subject(name),
    html: emailDocument(locale, backInStock.title, body, shopName[locale]),
    text: [
      backInStock.lead,
      `${name}\n${price}\n${backInStock.sku} ${product.sku}`,
      `${backInStock.open}:\n${address}`,
      backInStock.hurry,
      backInStock.onlyOnce,
    ].join('\n\n'),
    aboutKind: 'product',
    aboutId: product.id,
  };
}
