import type { CartProduct } from '#domain/cart/cart.ts';
import { formatList } from '#i18n/lists.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { actionStyle } from '../widgets/action-style.ts';

export interface Outcome {
  readonly added: number;
  readonly refused: readonly CartProduct[];
}

interface CartOutcomeProps {
  readonly outcome: Outcome;
  readonly texts: {
    readonly added: (count: number) => string;
    readonly viewCart: string;
    readonly refused: string;
  };
}

/** Says which of several products were added to the cart, and which were not. */
export function CartOutcome({ outcome: { added, refused }, texts }: CartOutcomeProps) {
  const locale = useLocale();
  return (
    <div className="mt-3 rounded-control bg-accent-soft px-4 py-2">
      {added > 0 && (
        <p className="flex flex-wrap items-center gap-x-5">
          {texts.added(added)}
          <LocaleLink to="/cart" className={actionStyle}>
            {texts.viewCart}
          </LocaleLink>
        </p>
      )}
      {refused.length > 0 && (
        <p className="py-2 text-sm text-negative">
          {texts.refused}{' '}
          {formatList(
            locale,
            refused.map(({ name }) => name[locale]),
          )}
        </p>
      )}
    </div>
  );
}
