import type { ReactNode } from 'react';
import { comparePath } from '#domain/catalogue/comparison/compared-products.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCompareMessages } from '#i18n/messages/storefront/buying/compare-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon, DifferentIcon, PrintIcon } from '#ui/icons.tsx';
import { Swatch } from '#ui/swatch.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { ArrivalZone } from '../delivery/arrival-zone.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { CopyAddress } from '../widgets/copy-address.tsx';
import { ArrivalCells } from './arrival-cells.tsx';
import { BuyCell } from './buy-cell.tsx';
import { changeCompared } from './compared-store.ts';
import type { Cell, ComparedProduct, Comparison } from './comparison.ts';
import { StockCell } from './stock-cell.tsx';

interface SheetProps {
  readonly comparison: Comparison;
}

/** The compared products with what can be done with the whole comparison. */
export function CompareSheet({ comparison }: SheetProps) {
  const texts = useCompareMessages();
  const { products, rows } = comparison;
  const same = rows.filter(({ isSame }) => isSame).length;
  return (
    <section aria-label={texts.table} className="group/sheet mt-6">
      {products.some(({ isService }) => !isService) && <ArrivalZone texts={texts} />}
      {products.length > 1 && <HideSame same={same} all={rows.length} />}
      <CompareTable comparison={comparison} />
      <div className="-ms-5 mt-6 flex flex-wrap gap-x-3 sm:-ms-6 print:hidden">
        <ShareComparison products={products} />
        <button
          type="button"
          onClick={() => window.print()}
          className={buttonStyle('quiet', 'noscript:hidden')}
        >
          <PrintIcon />
          {texts.print}
        </button>
      </div>
    </section>
  );
}

/** Hides rows by the state of a checkbox and styles alone, so that it works without scripts. */
function HideSame({ same, all }: { readonly same: number; readonly all: number }) {
  const texts = useCompareMessages();
  if (same === 0) return <p className="mt-2 text-ink-soft">{texts.noneSame}</p>;
  if (same === all) return <p className="mt-2 text-ink-soft">{texts.allSame}</p>;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-8 print:hidden">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input type="checkbox" data-hide-same className="size-5 accent-accent" />
        {texts.hideSame(same)}
      </label>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <DifferentIcon />
        {texts.legend}
      </p>
    </div>
  );
}

/** Room for so many columns; a phone scrolls three or four of them sideways. */
const tableWidths = ['', 'max-w-md', 'max-w-4xl', 'max-md:min-w-[29rem]', 'max-md:min-w-[38rem]'];

/**
 * Labels have a line of their own above the values, so that on a phone columns have the whole width. Three or more columns
 * scroll in a frame as high as the window there, in which the names stay at the top; else the page scrolls and the names
 * stay below the bar of the shop.
 */
function CompareTable({ comparison: { products, rows } }: SheetProps) {
  const texts = useCompareMessages();
  const locale = useLocale();
  const slugs = products.map(({ slug }) => slug);
  const isWide = products.length > 2;
  return (
    <Frame isWide={isWide}>
      <table className={classNames('w-full table-fixed border-collapse', tableWidths[products.length])}>
        <caption className="sr-only">{texts.table}</caption>
        <thead>
          <tr>
            {products.map((product, place) => (
              <td key={product.id} className={classNames(cellStyle, 'snap-start align-top')}>
                <CataloguePicture
                  picture={product.picture}
                  sizes="(min-width: 48rem) 16rem, 45vw"
                  isInFirstView={place < 2}
                  className="aspect-square w-full max-w-64 rounded-card print:max-w-32"
                />
              </td>
            ))}
          </tr>
          <tr>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className={classNames(
                  cellStyle,
                  'sticky z-10 border-b border-line-strong bg-ground py-2 text-start align-top font-normal print:static',
                  isWide ? 'max-md:top-0 md:top-16 lg:top-20' : 'top-16 lg:top-20',
                )}
              >
                <LocaleLink
                  to={`/product/${product.slug}`}
                  className="line-clamp-3 text-sm font-medium underline-offset-4 hover:underline md:text-base print:line-clamp-none"
                >
                  {unbrokenName(product.name[locale])}
                </LocaleLink>
                <RemoveLink product={product} rest={slugs.filter((slug) => slug !== product.slug)} />
              </th>
            ))}
          </tr>
        </thead>
        <LabelledRow label={texts.price} columns={products.length}>
          {products.map((product) => (
            <td key={product.id} className={classNames(cellStyle, 'text-lg font-medium')}>
              {product.isSold ? <Price amount={product.price} /> : <NotStated />}
            </td>
          ))}
        </LabelledRow>
        <LabelledRow label={texts.availability} columns={products.length}>
          {products.map((product) => (
            <td key={product.id} className={cellStyle}>
              <StockCell product={product} />
            </td>
          ))}
        </LabelledRow>
        {products.some(({ isService }) => !isService) && (
          <LabelledRow label={texts.arrival} columns={products.length}>
            <ArrivalCells products={products} className={cellStyle} />
          </LabelledRow>
        )}
        <LabelledRow label={texts.buy} columns={products.length} isOnScreenOnly>
          {products.map((product) => (
            <td key={product.id} className={cellStyle}>
              <BuyCell product={product} />
            </td>
          ))}
        </LabelledRow>
        {rows.map(({ label, cells, isSame }) => (
          <LabelledRow
            key={label}
            label={label}
            columns={products.length}
            difference={products.length > 1 ? !isSame : null}
          >
            {cells.map((cell, place) => (
              <td
                key={products[place]?.id}
                className={classNames(cellStyle, products.length > 1 && !isSame && 'font-medium')}
              >
                <CellValues cell={cell} />
              </td>
            ))}
          </LabelledRow>
        ))}
      </table>
    </Frame>
  );
}

/** On a phone a frame that scrolls both ways, around a table that is wider than the window. */
function Frame({ isWide, children }: { readonly isWide: boolean; readonly children: ReactNode }) {
  const texts = useCompareMessages();
  if (!isWide) return <div className="mt-4">{children}</div>;
  return (
    <section
      aria-label={texts.swipe}
      // Relative, so that texts for screen readers stay within it. Where a window is low, at 200 % zoom or a phone on its
      // side, pictures and names would fill a frame of its height.
      className="relative mt-4 max-md:-mx-(--spacing-gutter) max-md:max-h-[max(calc(100dvh-4.5rem),36rem)] max-md:snap-x max-md:scroll-px-(--spacing-gutter) max-md:overflow-auto max-md:px-(--spacing-gutter) print:max-h-none print:overflow-visible"
    >
      {children}
    </section>
  );
}

/** The last column has the same space at its end as the others, so that all pictures and buttons are equally wide. */
const cellStyle = 'pe-4 pb-3 text-start align-top wrap-anywhere md:pe-8';

interface LabelledRowProps {
  readonly label: string;
  readonly columns: number;
  /** Whether the products differ; null where that is not marked. */
  readonly difference?: boolean | null;
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** A label that stays in view while the columns are swiped, and the cells below it. */
function LabelledRow({
  label,
  columns,
  difference = null,
  isOnScreenOnly = false,
  children,
}: LabelledRowProps) {
  const { differs } = useCompareMessages();
  return (
    <tbody
      className={classNames(
        'break-inside-avoid border-b border-line',
        difference === false && 'group-has-[[data-hide-same]:checked]/sheet:hidden',
        isOnScreenOnly && 'print:hidden',
      )}
    >
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns}
          className="pt-3 pb-1 text-start text-sm font-normal text-ink-soft"
        >
          <span className="sticky start-0 inline-flex items-center gap-2">
            {difference && (
              <>
                <DifferentIcon />
                <span className="sr-only">{differs}: </span>
              </>
            )}
            {label}
          </span>
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

function NotStated() {
  const { unknown } = useCompareMessages();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{unknown}</span>
    </>
  );
}

function CellValues({ cell }: { readonly cell: Cell }) {
  if (!cell) return <NotStated />;
  const { values, swatches, to } = cell;
  return (
    <>
      {values.map((value, index) => (
        <span key={value} className="flex items-center gap-2">
          <Swatch colours={swatches?.[index] ?? []} />
          {to ? (
            <LocaleLink
              to={to}
              className="underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {value}
            </LocaleLink>
          ) : (
            <span className="min-w-0">{value}</span>
          )}
        </span>
      ))}
    </>
  );
}

interface RemoveLinkProps {
  readonly product: ComparedProduct;
  /** Slugs of the other products. */
  readonly rest: readonly string[];
}

/** A link, so that it works without scripts; the choice in the browser follows. */
function RemoveLink({ product, rest }: RemoveLinkProps) {
  const texts = useCompareMessages();
  const locale = useLocale();
  return (
    <LocaleLink
      to={comparePath(rest)}
      rel="nofollow"
      preventScrollReset
      onClick={() => changeCompared(() => rest)}
      aria-label={texts.remove(product.name[locale])}
      className="-my-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-soft hover:text-accent print:hidden"
    >
      <CloseIcon />
      {texts.removeShort}
    </LocaleLink>
  );
}

function ShareComparison({ products }: { readonly products: readonly ComparedProduct[] }) {
  const texts = useCompareMessages();
  const locale = useLocale();
  const shop = useShop();
  const path = localizedPath(locale, comparePath(products.map(({ slug }) => slug)));
  return (
    <div className="noscript:hidden">
      <CopyAddress address={(shop?.publicUrl ?? '') + path} texts={texts.share} />
    </div>
  );
}
