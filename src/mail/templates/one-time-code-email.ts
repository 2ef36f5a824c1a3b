import type { Locale } from '#primitives/locale.ts';
import { emailMessages } from './email-layout.ts';
import { bigCode, emailContents, paragraph } from './email-parts.ts';

/** To a person of the staff, in their language. It is sent at once and never stored. */
export function oneTimeCodeEmail(code: string, locale: Locale, shopName: string) {
  const { oneTimeCode } = emailMessages(locale);
  return {
    locale,
    subject: oneTimeCode.subject,
    ...emailContents(locale, {
      brand: shopName,
      title: oneTimeCode.title,
      parts: [paragraph(oneTimeCode.lead), bigCode(code), paragraph(oneTimeCode.notYou, 'soft')],
    }),
  };
}
