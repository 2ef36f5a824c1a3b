import { itemCountBadge } from '#domain/cart/stored-item-count.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { CartIcon } from '#ui/icons.tsx';
import { useCartItemCount } from '../cart/use-cart.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

export function CartLink() {
  const { cart } = useMessages();
  const badge = itemCountBadge(useCartItemCount());
  return (
    <LocaleLink
      to="/cart"
      aria-label={badge ? cart.labelWithCount(badge) : cart.label}
      className="hit-area relative rounded-control transition-colors duration-200 hover:text-accent"
    >
      <CartIcon />
      {badge && (
        <span className="absolute end-0 top-0.5 min-w-5 rounded-pill bg-accent px-1 text-center text-xs/5 font-medium text-white tabular-nums">
          <bdi>{badge}</bdi>
        </span>
      )}
    </LocaleLink>
  );
}
