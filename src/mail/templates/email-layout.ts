import { html } from 'hono/html';
import { emailsAr } from '#i18n/messages/mail/emails.ar.ts';
import { type EmailMessages, emailsEn } from '#i18n/messages/mail/emails.en.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';

type Html = ReturnType<typeof html>;

export function emailMessages(locale: Locale): EmailMessages {
  return locale === 'ar' ? emailsAr : emailsEn;
}

/**
 * The frame of every email to customers. Mail programs drop style sheets and what stands on html and body, so styles
 * are attributes and the direction stands on the table too. Nothing has a fixed width, and
 * any word may be broken: phones would cut it off.
 */
export function emailDocument(
  locale: Locale,
  { title, heading }: { readonly title: string; readonly heading: Html },
  body: Html,
  brand: string,
): string {
  const direction = directionOf(locale);
  const page = html`<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f7f6f3">
<table role="presentation" lang="${locale}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f6f3;color:#1d1a20;font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.65">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding-block-end:20px;font-size:20px;font-weight:600;color:#8a1538">${brand}</td></tr>
<tr><td style="padding:28px 24px;background:#ffffff;border-radius:16px;word-break:break-word">
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.4;font-weight:600">${heading}</h1>
${body}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return page.toString();
}
