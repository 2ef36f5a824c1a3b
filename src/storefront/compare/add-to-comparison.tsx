import { Form } from 'react-router';
import {
  comparedParameter,
  comparePath,
  mostCompared,
} from '#domain/catalogue/comparison/compared-products.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCompareMessages } from '#i18n/messages/storefront/buying/compare-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { changeCompared } from './compared-store.ts';
import type { Comparison } from './comparison.ts';

/** Further products: similar ones, and a search that works without scripts. */
export function AddToComparison({ comparison }: { readonly comparison: Comparison }) {
  const { add: texts, one } = useCompareMessages();
  const locale = useLocale();
  const { products, search, addable } = comparison;
  const slugs = products.map(({ slug }) => slug);
  if (products.length >= mostCompared) {
    return <p className="mt-8 text-ink-soft print:hidden">{texts.full}</p>;
  }
  return (
    <section aria-labelledby="add-to-comparison" className="mt-12 print:hidden">
      <h2 id="add-to-comparison" className="type-heading">
        {texts.title}
      </h2>
      {products.length === 1 && <p className="mt-2 text-ink-soft">{one}</p>}
      <Form
        role="search"
        action={localizedPath(locale, '/compare')}
        preventScrollReset
        className="mt-4 flex max-w-2xl gap-3"
      >
        {slugs.length > 0 && <input type="hidden" name={comparedParameter} value={slugs.join(',')} />}
        <input
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts.search}
          placeholder={texts.search}
          className="h-12 min-w-0 grow rounded-pill border border-line-strong bg-surface px-5 placeholder:text-ink-faint"
        />
        <button type="submit" className={buttonStyle('secondary')}>
          {texts.submit}
        </button>
      </Form>
      <p role="status" className="mt-4 text-ink-soft empty:hidden">
        {search !== '' && (addable.length > 0 ? texts.found(search) : texts.nothing(search))}
      </p>
      {addable.length > 0 && (
        <>
          {search === '' && <h3 className="mt-6 font-medium">{texts.similar}</h3>}
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {addable.map((product) => (
              <li key={product.id}>
                <Addable product={product} slugs={slugs} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface AddableProps {
  readonly product: ProductCard;
  /** Of the products that are compared already. */
  readonly slugs: readonly string[];
}

function Addable({ product, slugs }: AddableProps) {
  const { add: texts } = useCompareMessages();
  const next = [...slugs, product.slug];
  return (
    <LocaleLink
      to={comparePath(next)}
      rel="nofollow"
      preventScrollReset={slugs.length > 0}
      onClick={() => changeCompared(() => next)}
      className="flex h-full gap-3 rounded-card border border-line bg-surface p-3 hover:border-ink"
    >
      <CataloguePicture
        picture={product.picture}
        sizes="4.5rem"
        className="size-18 shrink-0 rounded-control"
      />
      <span className="min-w-0 text-sm">
        <span className="line-clamp-2 font-medium">{product.name}</span>
        <Price amount={product.price} className="mt-0.5 block text-ink-soft" />
        <span className="mt-1 flex items-center gap-1.5 font-medium text-accent">
          <PlusIcon />
          {texts.action}
        </span>
      </span>
    </LocaleLink>
  );
}
