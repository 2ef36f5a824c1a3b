import { stockLevel } from '#domain/catalogue/stock/stock-level.ts';
import { usePackagesMessages } from '#i18n/messages/storefront/buying/packages-messages.ts';
import { classNames } from '#ui/class-names.ts';

const colours = { plenty: 'text-positive', few: 'text-accent', none: 'text-negative' };

/** How many whole packages are in stock, as text with a coloured dot, which is decorative. */
export function Availability({ inStock }: { readonly inStock: number }) {
  const { availability: texts } = usePackagesMessages();
  const level = stockLevel({ stock: inStock });
  return (
    <p className={classNames('flex items-center gap-2.5 font-medium', colours[level])}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-pill bg-current" />
      {level === 'few' ? texts.few(inStock) : texts[level]}
    </p>
  );
}
