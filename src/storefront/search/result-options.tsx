import type { MouseEvent, ReactNode } from 'react';
import { isInStock } from '#domain/catalogue/products/product.ts';
import { compactCode } from '#domain/catalogue/search/codes/compact-code.ts';
import { highlightMatches } from '#domain/catalogue/search/highlight-matches.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { addressInWidth } from '#images/image-address.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowForwardIcon } from '#ui/icons.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { productPath } from '../navigation/product-path.ts';
import type { CategoryPlace } from './use-category-places.ts';
import type { FoundProduct } from './use-product-search.ts';

export interface OptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onOpen: () => void;
}

/** A listbox option that is a link, so that it can be opened in another tab; the keyboard focus stays in the field. */
export function Option({
  id,
  isActive,
  onOpen,
  to,
  children,
}: OptionProps & { to: string; children: ReactNode }) {
  return (
    <LocaleLink
      to={to}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={(event: MouseEvent) => {
        if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onOpen();
      }}
      className={classNames(
        'flex min-h-11 items-center gap-4 rounded-control px-2 hover:bg-ground',
        isActive && 'bg-accent-soft outline-2 outline-accent',
      )}
    >
      {children}
    </LocaleLink>
  );
}

export function CategoryOption({
  place,
  term,
  ...option
}: OptionProps & { place: CategoryPlace; term: string }) {
  return (
    <Option {...option} to={place.path}>
      <span className="min-w-0 flex-1 py-1.5">
        <Emphasised text={place.name} term={term} />
        {place.parent && <span className="text-ink-faint"> · {place.parent}</span>}
      </span>
      <span className="text-ink-faint">
        <ArrowForwardIcon />
      </span>
    </Option>
  );
}

interface ProductOptionProps extends OptionProps {
  readonly product: FoundProduct;
  /** The name of its category; empty while it is not known. */
  readonly category: string;
  readonly term: string;
  /** How many pieces the term asks for; null if it does not say. */
  readonly quantity: number | null;
}

export function ProductOption({ product, category, term, quantity, ...option }: ProductOptionProps) {
  const { catalogue } = useMessages();
  const name = (useLocale() === 'ar' && product.translations.ar.name) || product.name;
  const isByCode = compactCode(product.sku).startsWith(compactCode(term));
  const [picture] = product.images;
  return (
    <Option {...option} to={productPath(product.slug, quantity)}>
      <span className="my-2 size-16 shrink-0 overflow-hidden rounded-control">
        {picture ? (
          // Decorative: the name is beside it.
          <img src={addressInWidth(picture, 300)} alt="" width={64} height={64} className="bg-sunken" />
        ) : (
          <CataloguePicture picture={null} sizes="4rem" className="size-full" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-between gap-x-6 gap-y-0.5 py-2 sm:flex-row sm:items-center">
        <span className="min-w-0">
          <span className="line-clamp-2">
            <Emphasised text={unbrokenName(name)} term={term} />
          </span>
          <span className="block min-h-[1.55em] text-sm text-ink-faint">
            {isByCode ? <bdi dir="ltr">{product.sku}</bdi> : category}
          </span>
        </span>
        <span className="text-sm whitespace-nowrap sm:text-end">
          <span className="font-medium">
            <Price amount={dirhamsFromQar(product.price)} />
          </span>
          {!product.isService && !isInStock(product) && (
            <span className="ms-3 text-negative sm:ms-0 sm:block">{catalogue.outOfStock}</span>
          )}
        </span>
      </span>
    </Option>
  );
}

/** Text with the matches of the search term in bold. */
export function Emphasised({ text, term }: { readonly text: string; readonly term: string }) {
  let place = 0;
  return highlightMatches(text, term).map((part) => {
    const key = place;
    place += part.text.length;
    return part.isMatch ? (
      <strong key={key} className="font-semibold">
        {part.text}
      </strong>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
