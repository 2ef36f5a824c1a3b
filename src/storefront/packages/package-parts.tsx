import { partState } from '#domain/catalogue/packages/package-contents.ts';
import { usePackagesMessages } from '#i18n/messages/storefront/buying/packages-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { OptionLinks } from '../catalogue/option-links.tsx';
import { Price } from '../catalogue/price.tsx';
import { TileArrival } from '../catalogue/tile-details.tsx';
import { useArrivalDays } from '../catalogue/use-arrival-days.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { productPath } from '../navigation/product-path.ts';
import type { PackageInLanguage, ShownPart } from './package-data.ts';

const millimetresInCentimetre = 10;
const linkStyle =
  'inline-flex min-h-11 items-center font-medium text-ink underline decoration-line-strong underline-offset-4 hover:text-accent';

interface PackagePartsProps {
  readonly contents: PackageInLanguage;
  /** How many packages are wanted. */
  readonly packages: number;
}

/** The parts of a package, each with its size, price, stock and day. */
export function PackageParts({ contents: { name, parts }, packages }: PackagePartsProps) {
  const texts = usePackagesMessages();
  const arrivalOf = useArrivalDays(undefined);
  return (
    <section aria-label={texts.parts(name)}>
      <h2 className="type-heading">{texts.contents}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <li
            key={part.lineId}
            data-part={part.product?.sku}
            className="grid break-inside-avoid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
          >
            {part.product ? (
              <SoldPart
                part={part}
                product={part.product}
                packages={packages}
                day={arrivalOf(part.product)}
              />
            ) : (
              <MissingPart part={part} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SoldPartProps {
  readonly part: ShownPart;
  readonly product: NonNullable<ShownPart['product']>;
  readonly packages: number;
  readonly day: string | null;
}

function SoldPart({ part, product, packages, day }: SoldPartProps) {
  const texts = usePackagesMessages();
  const { catalogue } = useMessages();
  const locale = useLocale();
  const { slug, name, price, picture, dimensions, leadTimeDays, isService } = product;
  const pieces = part.quantity * packages;
  const sides = dimensions && [dimensions.width, dimensions.depth, dimensions.height];
  const state = partState(part, packages);
  return (
    <>
      <CataloguePicture
        picture={picture}
        sizes="6rem"
        className="aspect-square w-full self-start rounded-control"
      />
      <div className="min-w-0">
        <h3 className="font-medium">
          <LocaleLink
            to={productPath(slug, pieces > 1 ? pieces : null)}
            className="underline-offset-4 hover:underline"
          >
            {unbrokenName(name[locale])}
          </LocaleLink>
        </h3>
        {sides && (
          <p className="text-sm text-ink-soft">
            <bdi>
              {catalogue.centimetres(sides.map((side) => side / millimetresInCentimetre).join(' × '))}
            </bdi>
          </p>
        )}
        {part.options.length > 0 && <OtherMembers options={part.options} productName={name[locale]} />}
        {state === 'available' && !isService && <TileArrival day={day} leadTimeDays={leadTimeDays} />}
        {state === 'short' && (
          <p className="text-sm font-medium text-negative">{texts.state.short(product.stock, pieces)}</p>
        )}
        {state === 'out_of_stock' && (
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            <span className="font-medium text-negative">{texts.state.out}</span>
            <LocaleLink to={`/product/${slug}`} className={linkStyle}>
              {texts.state.alert}
            </LocaleLink>
          </p>
        )}
      </div>
      <p className="col-start-2 mt-1 flex flex-wrap items-baseline gap-x-2 sm:col-start-auto sm:mt-0 sm:flex-col sm:items-end">
        <span className="tabular-nums text-ink-soft">
          {texts.pieces(pieces)} <Price amount={price} />
        </span>
        {pieces > 1 && (
          <span className="font-medium">
            <Price amount={price * pieces} />
          </span>
        )}
      </p>
    </>
  );
}

interface OtherMembersProps {
  readonly options: ShownPart['options'];
  readonly productName: string;
}

/** The colours and sizes in which there is another one. */
function OtherMembers({ options, productName }: OtherMembersProps) {
  const texts = usePackagesMessages();
  return (
    <details className="text-sm print:hidden">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
        <span className="text-ink-soft">{options.map(({ chosen }) => chosen).join(' · ')}</span>
        <span className="font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
          {texts.change}
          <span className="sr-only">: {productName}</span>
        </span>
      </summary>
      <div className="grid gap-3 py-2">
        {options.map((option) => (
          <OptionLinks key={option.label} option={option} productName={productName} />
        ))}
      </div>
    </details>
  );
}

/** What is said of a part that cannot be bought, and what can be bought in its place. */
function MissingPart({ part: { former } }: { readonly part: ShownPart }) {
  const texts = usePackagesMessages();
  return (
    <>
      <CataloguePicture
        picture={former?.picture ?? null}
        sizes="6rem"
        className="aspect-square w-full self-start rounded-control opacity-50 grayscale"
      />
      <div className="min-w-0 sm:col-span-2">
        {former ? (
          <>
            <h3 className="font-medium">
              <LocaleLink to={`/product/${former.slug}`} className="underline-offset-4 hover:underline">
                {former.name}
              </LocaleLink>
            </h3>
            <p className="text-sm font-medium text-negative">{texts.state.notSold}</p>
            {former.successors.length > 0 && (
              <p className="flex flex-wrap items-center gap-x-4 text-sm">
                {texts.state.instead}
                {former.successors.map(({ slug, name }) => (
                  <LocaleLink key={slug} to={`/product/${slug}`} className={linkStyle}>
                    {name}
                  </LocaleLink>
                ))}
              </p>
            )}
          </>
        ) : (
          <p className="text-negative">{texts.state.hidden}</p>
        )}
      </div>
    </>
  );
}
