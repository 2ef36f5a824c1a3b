import type { CartLine } from '#domain/cart/cart.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { lineButtonStyle } from './line-notes.tsx';

interface RemovedRowProps {
  readonly line: CartLine;
  readonly onUndo: () => void;
}

/** Row of a removed line with a button to restore it, until the page is left. */
export function RemovedRow({ line: { productId, snapshot }, onUndo }: RemovedRowProps) {
  const texts = useCartMessages();
  const name = snapshot.name[useLocale()];
  return (
    <li data-row={productId} className="flex items-center justify-between gap-x-6 py-2">
      <p className="min-w-0 truncate text-sm text-ink-faint">
        {texts.removed} {unbrokenName(name)}
      </p>
      <button
        type="button"
        data-takes-focus
        onClick={onUndo}
        aria-label={texts.undoNamed(name)}
        className={lineButtonStyle}
      >
        {texts.undo}
      </button>
    </li>
  );
}
