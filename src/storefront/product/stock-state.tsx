import type { Product } from '#domain/catalogue/products/product.ts';
import { stockLevel } from '#domain/catalogue/stock/stock-level.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';

const colours = { plenty: 'text-positive', few: 'text-accent', none: 'text-negative' };

/** Stock state as text with a coloured dot, which is decorative. */
export function StockState({ product }: { readonly product: Pick<Product, 'stock'> }) {
  const { catalogue, product: messages } = useMessages();
  const level = stockLevel(product);
  const text = {
    plenty: catalogue.inStock,
    few: messages.onlyLeft(product.stock),
    none: catalogue.outOfStock,
  }[level];
  return (
    <p className={classNames('flex items-center gap-2.5 font-medium', colours[level])}>
      <span aria-hidden="true" className="size-2 rounded-pill bg-current" />
      {text}
    </p>
  );
}
