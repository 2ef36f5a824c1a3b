import { packagePath } from '#domain/catalogue/packages/replaced-parts.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { usePackagesMessages } from '#i18n/messages/storefront/buying/packages-messages.ts';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Price } from '../catalogue/price.tsx';
import { itemListData } from '../head/page-structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/packages-page';
import { Availability } from './availability.tsx';
import { loadPackageCards } from './load-packages.server.ts';
import type { PackageCard } from './package-data.ts';
import { PackagePictures } from './package-pictures.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { packages: await loadPackageCards(context.get(pageServices), localeOfRequest(request)) };
}

export const handle = completeAsRendered;

export default function PackagesPage({ loaderData: { packages } }: Route.ComponentProps) {
  const texts = usePackagesMessages();
  return (
    <IntroPage title={texts.title} lead={texts.lead}>
      {packages.length === 0 ? (
        <div className="rounded-panel bg-sunken px-6 py-10">
          <p>{texts.none}</p>
          <LocaleLink to="/collection" className={buttonStyle('secondary', 'mt-5')}>
            {texts.browse}
          </LocaleLink>
        </div>
      ) : (
        <>
          <StructuredDataScript
            describe={(place) => [
              itemListData(
                place,
                packages.map(({ name, slug }) => ({ name, path: packagePath(slug) })),
              ),
            ]}
          />
          <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
            {packages.map((one, place) => (
              <li key={one.slug} className="flex">
                <Card card={one} isFirst={place === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
    </IntroPage>
  );
}

function Card({ card, isFirst }: { readonly card: PackageCard; readonly isFirst: boolean }) {
  const texts = usePackagesMessages();
  const { slug, name, summary, price, inStock, pictures, parts } = card;
  return (
    <article className="group relative flex w-full flex-col">
      <PackagePictures
        pictures={pictures}
        sizes="(min-width: 80rem) 20rem, (min-width: 48rem) 35vw, 70vw"
        isFirst={isFirst}
        className="aspect-[16/10] rounded-card"
      />
      <h2 className="type-heading mt-4">
        {/* The link covers the card. */}
        <LocaleLink
          to={packagePath(slug)}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </LocaleLink>
      </h2>
      <p className="mt-1 text-lg font-medium">
        <Price amount={price} />
      </p>
      <div className="mt-1 text-sm">
        <Availability inStock={inStock} />
      </div>
      <p className="mt-3 text-ink-soft">{unbrokenName(summary)}</p>
      <h3 className="sr-only">{texts.contents}</h3>
      <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm text-ink-soft">
        {parts.map((part) => (
          <li key={part.name} className="flex gap-2">
            <span className="shrink-0 tabular-nums">{texts.pieces(part.quantity)}</span>
            {unbrokenName(part.name)}
          </li>
        ))}
      </ul>
    </article>
  );
}
