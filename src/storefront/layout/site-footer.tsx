import type { ReactNode } from 'react';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { NetworkIcon } from '#ui/icons.tsx';
import { useShop, useShopName } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { ContactDetails } from './contact-details.tsx';
import { supportLinks } from './navigation-links.tsx';
import { OpeningHoursList } from './opening-hours-list.tsx';

const networkNames: Record<ShopProfile['social'][number]['network'], string> = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

/** The footer of every page. In print it is the letterhead: name, address and registration above the page. */
export function SiteFooter() {
  const messages = useMessages();
  const { tagline, footer } = messages;
  const locale = useLocale();
  const shop = useShop();
  const shopName = useShopName();
  return (
    <footer className="below-first-view mt-section bg-night text-sm text-night-ink-soft [--focus-ring:var(--color-night-ink)] [--usual-height:80rem] sm:[--usual-height:54rem] lg:[--usual-height:33rem] letterhead">
      <div className="page-column grid gap-x-10 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr] print:block print:p-0">
        <div className="space-y-6">
          <p className="text-night-ink">
            <span className="block text-xl font-semibold">{shopName}</span>
            <span className="print:hidden">{tagline}</span>
            <span className="hidden print:inline">{shop?.profile.legalName[locale]}</span>
          </p>
          {shop && <SocialLinks links={shop.profile.social} />}
        </div>
        {shop && (
          <FooterColumn title={footer.visit} isInLetterhead>
            <ContactDetails profile={shop.profile} />
            <div className="print:hidden">
              <h3 className="mt-6 mb-2 font-medium text-night-ink">{footer.hours}</h3>
              <OpeningHoursList />
            </div>
          </FooterColumn>
        )}
        <FooterColumn title={footer.support}>
          <FooterLinks links={supportLinks.map(({ path, text }) => [path, text(messages)])} />
        </FooterColumn>
        <FooterColumn title={footer.company}>
          <FooterLinks
            links={[
              ['/about', footer.about],
              ['/our-story', footer.ourStory],
              ['/blog', footer.blog],
              ['/contact', footer.contact],
            ]}
          />
        </FooterColumn>
      </div>
      {shop && (
        <div className="page-column pb-8 text-xs print:p-0">
          <div className="flex flex-wrap gap-x-8 gap-y-1 border-t border-night-raised pt-6 print:border-0 print:pt-1">
            <p className="print:hidden">{footer.rights(shop.year, shopName)}</p>
            <p>
              {footer.commercialRegistration}: <bdi dir="ltr">{shop.profile.crNumber}</bdi>
            </p>
          </div>
        </div>
      )}
    </footer>
  );
}

interface FooterColumnProps {
  readonly title: string;
  readonly isInLetterhead?: boolean;
  readonly children: ReactNode;
}

function FooterColumn({ title, isInLetterhead = false, children }: FooterColumnProps) {
  return (
    <section className={isInLetterhead ? undefined : 'print:hidden'}>
      <h2 className="mb-4 text-base font-medium text-night-ink print:hidden">{title}</h2>
      {children}
    </section>
  );
}

function FooterLinks({ links }: { links: readonly (readonly [path: string, text: string])[] }) {
  return (
    <ul>
      {links.map(([path, text]) => (
        <li key={path}>
          <LocaleLink
            to={path}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:text-night-ink hover:underline"
          >
            {text}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ links }: { links: ShopProfile['social'] }) {
  const { footer } = useMessages();
  return (
    <ul aria-label={footer.social} className="flex gap-2 print:hidden">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${networkNames[network]} (${footer.newTab})`}
            className="hit-area rounded-pill bg-night-raised text-night-ink transition-colors duration-200 hover:bg-accent"
          >
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
