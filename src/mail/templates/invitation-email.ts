import type { Locale } from '#primitives/locale.ts';
import { emailMessages } from './email-layout.ts';
import { button, emailContents, inOwnDirection, paragraph } from './email-parts.ts';

interface InvitationEmail {
  readonly link: string;
  readonly name: string;
  readonly invitedBy: string;
  readonly shopName: string;
}

/** To a new colleague, in the language that the colleague who invites chooses. It is sent at once and never stored. */
export function invitationEmail({ link, name, invitedBy, shopName }: InvitationEmail, locale: Locale) {
  const { invitation } = emailMessages(locale);
  return {
    locale,
    subject: invitation.subject(shopName),
    ...emailContents(locale, {
      brand: shopName,
      title: invitation.title(inOwnDirection(name)),
      parts: [
        paragraph(invitation.lead(inOwnDirection(invitedBy), inOwnDirection(shopName))),
        button(invitation.open, link),
        paragraph(invitation.notYou, 'soft'),
      ],
    }),
  };
}
