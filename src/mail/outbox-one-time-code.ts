import type { Locale } from '#primitives/locale.ts';
import { mailMessages } from './mail-layout.ts';
import { bigCode, mailContents, paragraph } from './mail-parts.ts';

/** To staff, in the language of the sign-in page that asked for it. It is sent at once and never kept. */
export function oneTimeCodeMail(code: string, locale: Locale) {
  const { brand, oneTimeCode } = mailMessages(locale);
  return {
    locale,
    subject: oneTimeCode.subject,
    ...mailContents(locale, {
      brand,
      title: oneTimeCode.title,
      parts: [paragraph(oneTimeCode.lead), bigCode(code), paragraph(oneTimeCode.notYou, 'soft')],
    }),
  };
}
