import type { ReactNode } from 'react';
import { displayPhone, telephoneLink, whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { PageHead } from '../head/page-head.tsx';
import { useShop } from '../hooks/use-shop.ts';

interface IncompleteLinkProps {
  readonly title: string;
  readonly lead: string;
  /** Shown before the explanation. */
  readonly children?: ReactNode;
  readonly texts: Readonly<Record<'text' | 'where' | 'help' | 'call' | 'whatsapp', string>> & {
    readonly whatsappText: (shop: string) => string;
  };
}

/** Page for a missing or wrong number or tracking key: where to find the right link, and contact links. It reveals no data. */
export function IncompleteLink({ title, lead, texts: incomplete, children }: IncompleteLinkProps) {
  const { footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  return (
    <div className="page-column pt-section">
      <PageHead title={title} description={lead} indexed={false} />
      <h1 className="type-title max-w-4xl">{title}</h1>
      <p className="type-lead mt-5 max-w-prose">{lead}</p>
      {children}
      <div className="mt-10 max-w-prose space-y-4 rounded-panel bg-surface p-6 shadow-raised sm:p-8">
        <p className="font-medium">{incomplete.text}</p>
        <p className="text-ink-soft">{incomplete.where}</p>
        <p className="text-ink-soft">{incomplete.help}</p>
        {shop && (
          <p className="flex flex-wrap gap-3 pt-2">
            <a href={telephoneLink(shop.profile.phone)} className={buttonStyle('primary')}>
              {incomplete.call} <bdi dir="ltr">{displayPhone(shop.profile.phone)}</bdi>
            </a>
            <a
              href={whatsappLink(shop.profile.whatsapp, incomplete.whatsappText(shop.profile.name[locale]))}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('secondary')}
            >
              {incomplete.whatsapp}
              <span className="sr-only"> ({footer.newTab})</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
