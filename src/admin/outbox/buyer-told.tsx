import type { Locale } from '#primitives/locale.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { EmailNotice } from './email-notice.tsx';

interface ToldBuyer {
  readonly contact: { readonly name: string; readonly email: string };
  readonly locale: Locale;
}

/** In a dialog: whether the buyer is emailed about it, in which language, and whether emails leave at all. */
export function BuyerTold({ buyer }: { readonly buyer: ToldBuyer }) {
  const { orders, languages } = useSalesTexts();
  const { contact, locale } = buyer;
  if (contact.email === '') return <p className="text-sm text-ink-soft">{orders.noEmail}</p>;
  return (
    <>
      <p className="text-sm text-ink-soft">{orders.mailed(isolateName(contact.name), languages[locale])}</p>
      <EmailNotice />
    </>
  );
}
