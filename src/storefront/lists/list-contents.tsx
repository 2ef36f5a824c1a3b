import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { addAllToCart } from '#domain/cart/add-all-to-cart.ts';
import type { ListLine, SavedList } from '#domain/cart/lists/saved-lists.ts';
import { priceLines } from '#domain/cart/price-cart.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useListsMessages } from '#i18n/messages/storefront/buying/lists-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CartIcon, DocumentIcon } from '#ui/icons.tsx';
import { CartOutcome, type Outcome } from '../cart/cart-outcome.tsx';
import { changeCart } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { currentProducts, useServerConfirmedPrices } from '../cart/use-server-confirmed-prices.ts';
import { Price } from '../catalogue/price.tsx';
import { quotationPath } from '../navigation/quotation-path.ts';
import { actionStyle } from '../widgets/action-style.ts';
import { type LineChanges, ListLineRow } from './list-line-row.tsx';

interface ListContentsProps {
  readonly list: Pick<SavedList, 'name' | 'lines'>;
  /** Null for a list that is only looked at. */
  readonly changesOf: ((line: ListLine, place: number) => LineChanges) | null;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** The lines of a list at current prices, with the buttons that send them to the cart or into a quotation. */
export function ListContents({ list, changesOf, children }: ListContentsProps) {
  const texts = useListsMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const cart = useCart() ?? [];
  const { lines } = list;
  const { confirmed, hasFailed, retry } = useServerConfirmedPrices(lines, null);
  const products = currentProducts(lines, confirmed);
  const priced = priceLines({ lines, products });
  const byId = new Map(priced.lines.map((line) => [line.productId, line]));
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function addAll(): void {
    const wanted = lines.flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      return product ? { product, quantity } : [];
    });
    const { added, refused } = addAllToCart(cart, wanted);
    changeCart((current) => addAllToCart(current, wanted).cart);
    setOutcome({ added: added.size, refused: refused.map(({ product }) => product) });
  }

  async function askForQuotation(): Promise<void> {
    const { addToQuoteDraft } = await import('../contact/list/add-to-quote-draft.ts');
    addToQuoteDraft(
      lines.map(({ productId, quantity, snapshot }) => {
        const product = products.get(productId) ?? null;
        const line = { code: snapshot.sku, name: product ? '' : snapshot.name[locale], quantity };
        return { line, product, by: product && 'code' };
      }),
      lines.flatMap(({ note, snapshot }) => (note.trim() ? `${snapshot.sku}: ${note.trim()}` : [])),
    );
    await navigate(localizedPath(locale, quotationPath));
  }

  if (lines.length === 0) {
    return (
      <>
        <p className="mt-3 text-ink-soft">{texts.empty}</p>
        <div className="mt-3 flex flex-wrap gap-3 print:hidden">{children}</div>
      </>
    );
  }
  return (
    <>
      {hasFailed && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 text-sm print:hidden">
          {texts.unconfirmed}
          <button type="button" onClick={retry} className={actionStyle}>
            {texts.retry}
          </button>
        </p>
      )}
      <ul aria-label={texts.lines(list.name)} className="mt-2 divide-y divide-line border-y border-line">
        {lines.map((line, place) => (
          <ListLineRow
            key={line.productId}
            line={line}
            priced={byId.get(line.productId)}
            changes={changesOf?.(line, place) ?? null}
          />
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between gap-4 text-lg font-medium">
        {texts.total}
        <Price amount={priced.subtotal} />
      </p>
      <div role="status" className="print:hidden">
        {outcome && outcome.added + outcome.refused.length > 0 && (
          <CartOutcome outcome={outcome} texts={texts} />
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <button type="button" onClick={addAll} className={buttonStyle('primary')}>
          <CartIcon />
          {texts.actions.cart}
        </button>
        <button type="button" onClick={() => void askForQuotation()} className={buttonStyle('secondary')}>
          <DocumentIcon />
          {texts.actions.quotation}
        </button>
        {children}
      </div>
    </>
  );
}
