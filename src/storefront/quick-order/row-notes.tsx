import type { ReactNode } from 'react';
import type { CartProduct } from '#domain/cart/cart.ts';
import type { FoundRow, RowState } from '#domain/quotes/quick-order/row-states.ts';
import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

const lineButton =
  'inline-flex min-h-11 items-center text-sm font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent';

interface RowNotesProps {
  readonly id: string;
  readonly state: RowState;
  /** Whether the shop is asked what the row means. */
  readonly isLookedUp: boolean;
  readonly onUse: (product: CartProduct) => void;
  readonly onQuantity: (quantity: number) => void;
}

/** What a row means: its product, what is wrong with its quantity, or what it may mean instead. */
export function RowNotes({ id, state, isLookedUp, onUse, onQuantity }: RowNotesProps) {
  const texts = useQuickOrderMessages();
  const locale = useLocale();
  if (state.kind === 'blank') return null;
  if (state.kind === 'waiting') {
    return isLookedUp && <p className="appear-late text-sm text-ink-faint">{texts.checking}</p>;
  }
  if (state.kind === 'found') return <Found id={id} found={state} onQuantity={onQuantity} />;
  const { near } = state;
  if (state.kind === 'discontinued') {
    const { name, successors } = state.discontinued;
    const offered = successors.length > 0 ? successors : near;
    return (
      <Suggested id={id} products={offered} onUse={onUse}>
        {texts.discontinued(name[locale])}{' '}
        {successors.length > 0
          ? texts.replacedBy
          : `${texts.noSuccessor}${near.length > 0 ? ` ${texts.didYouMean}` : ''}`}
      </Suggested>
    );
  }
  return (
    <Suggested id={id} products={near} onUse={onUse}>
      {texts.unknown} {near.length > 0 ? texts.didYouMean : texts.noNear}
    </Suggested>
  );
}

interface SuggestedProps {
  readonly id: string;
  readonly products: readonly CartProduct[];
  readonly onUse: (product: CartProduct) => void;
  readonly children: ReactNode;
}

function Suggested({ id, products, onUse, children }: SuggestedProps) {
  const texts = useQuickOrderMessages();
  const locale = useLocale();
  return (
    <div>
      <p id={id} className="text-sm font-medium text-negative">
        {children}
      </p>
      <ul className="mt-1 empty:hidden">
        {products.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              aria-label={texts.use(`${product.name[locale]}, ${product.sku}`)}
              onClick={() => onUse(product)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2 py-1 text-start text-sm hover:bg-sunken"
            >
              <PlusIcon />
              <span className="min-w-0 flex-1">
                <bdi dir="ltr" className="font-medium">
                  {product.sku}
                </bdi>{' '}
                {unbrokenName(product.name[locale])}
              </span>
              <Price amount={product.price} className="whitespace-nowrap" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FoundProps {
  readonly id: string;
  readonly found: FoundRow;
  readonly onQuantity: (quantity: number) => void;
}

function Found({ id, found, onQuantity }: FoundProps) {
  const texts = useQuickOrderMessages();
  const locale = useLocale();
  const { product, sameAs, together, problem, isConfirmed } = found;
  return (
    <div className="text-sm">
      <p>
        <LocaleLink
          to={`/product/${product.slug}`}
          className="text-base font-medium underline-offset-4 hover:underline"
        >
          {unbrokenName(product.name[locale])}
        </LocaleLink>
      </p>
      <p className="text-ink-soft">
        <bdi dir="ltr" className="text-ink-faint">
          {product.sku}
        </bdi>
        {' · '}
        <Price amount={product.price} /> {texts.each}
        {!isConfirmed && ` · ${texts.unconfirmed}`}
      </p>
      {sameAs !== null && <p className="text-ink-soft">{texts.sameAs(sameAs + 1, together)}</p>}
      {problem && <Problem id={id} found={found} onQuantity={onQuantity} />}
    </div>
  );
}

function Problem({ id, found, onQuantity }: FoundProps) {
  const texts = useQuickOrderMessages();
  const { limits } = useMessages().addToCart;
  const locale = useLocale();
  const { product, problem, count, together } = found;
  if (!problem) return null;
  if (problem.kind === 'not_a_number' || problem.kind === 'out_of_stock') {
    return (
      <p id={id} className="font-medium text-negative">
        {texts.problems[problem.kind]} {problem.kind === 'out_of_stock' && texts.askForMore}
      </p>
    );
  }
  // What other rows of the product leave for this one.
  const left = problem.available - (together - (count ?? 0));
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span id={id} className="font-medium text-negative">
        {limits[problem.kind](product.stock, problem.inCart)} {texts.askForMore}
      </span>
      {left > 0 && (
        <button
          type="button"
          aria-label={texts.takeNamed(left, product.name[locale])}
          onClick={() => onQuantity(left)}
          className={lineButton}
        >
          {texts.take(left)}
        </button>
      )}
    </p>
  );
}
