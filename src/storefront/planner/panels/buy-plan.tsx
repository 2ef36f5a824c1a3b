import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addAllToCart } from '#domain/cart/add-all-to-cart.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import type { WantedLine } from '#domain/cart/price-cart.ts';
import { planLines } from '#domain/planner/plan-totals.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CartIcon, DocumentIcon } from '#ui/icons.tsx';
import { CartOutcome, type Outcome } from '../../cart/cart-outcome.tsx';
import { cartOf, changeCart, readCartText } from '../../cart/cart-store.ts';
import { quotationPath } from '../../navigation/quotation-path.ts';
import { usePlanner } from '../state/planner-context.ts';

interface WantedProduct {
  readonly product: CartProduct;
  readonly quantity: number;
}

/** The products as the shop sells them now, with their names in both languages, which the cart keeps. */
async function requestProducts(lines: readonly WantedLine[]): Promise<WantedProduct[]> {
  const { requestPrices } = await import('../../cart/request-prices.ts');
  const { products } = await requestPrices(lines, undefined, new AbortController().signal);
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ product, quantity }] : [];
  });
}

/** Sends everything in the plan to the cart, or with the plan itself into a quotation. */
export function BuyPlan({ isComplete }: { readonly isComplete: boolean }) {
  const { totals: texts } = usePlannerMessages();
  const { plan } = usePlanner();
  const locale = useLocale();
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** A second press while the first is answered would add everything twice. */
  const isWorking = useRef(false);

  async function withProducts(
    use: (wanted: readonly WantedProduct[]) => Promise<void> | void,
  ): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    setOutcome(null);
    setState('working');
    try {
      await use(await requestProducts(planLines(plan)));
      setState('ready');
    } catch {
      setState('failed');
    } finally {
      isWorking.current = false;
    }
  }

  function addAll(wanted: readonly WantedProduct[]): void {
    // What is partly there is added as far as it is there; the panel says what is missing.
    const available = wanted.map(({ product, quantity }) => ({
      product,
      quantity: Math.max(1, Math.min(quantity, product.stock)),
    }));
    const { added, refused } = addAllToCart(cartOf(readCartText()), available);
    changeCart((cart) => addAllToCart(cart, available).cart);
    setOutcome({ added: added.size, refused: refused.map(({ product }) => product) });
  }

  async function ask(wanted: readonly WantedProduct[]): Promise<void> {
    const { addToQuoteDraft } = await import('../../contact/list/add-to-quote-draft.ts');
    const { sharePlan } = await import('../share/share-plan.ts');
    const { fragment } = await sharePlan(plan);
    addToQuoteDraft(
      wanted.map(({ product, quantity }) => ({
        line: { code: product.sku, name: '', quantity },
        product,
        by: 'code',
      })),
      [],
      fragment,
    );
    await navigate(localizedPath(locale, quotationPath));
  }

  return (
    <div className="grid gap-2">
      <button
        type="button"
        onClick={() => void withProducts(addAll)}
        className={buttonStyle('primary', 'w-full')}
      >
        <CartIcon />
        {isComplete ? texts.cart : texts.cartRest}
      </button>
      <button
        type="button"
        onClick={() => void withProducts(ask)}
        className={buttonStyle('secondary', 'w-full')}
      >
        <DocumentIcon />
        {texts.quotation}
      </button>
      <div role="status">
        {state === 'working' && <p className="text-sm text-ink-faint">{texts.working}</p>}
        {state === 'failed' && <p className="text-sm text-negative">{texts.failed}</p>}
        {outcome && <CartOutcome outcome={outcome} texts={texts} />}
      </div>
    </div>
  );
}
