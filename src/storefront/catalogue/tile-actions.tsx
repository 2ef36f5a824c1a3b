import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ListIcon } from '#ui/icons.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { SaveToList } from '../lists/save-to-list.tsx';

interface TileActionsProps {
  readonly product: ProductCard;
  /** Whether a chosen product links to the comparison, on pages without the bar for it. */
  readonly hasLink?: boolean;
}

/** What can be done with a product of a list besides opening it. Beside the link of the tile, not within it. */
export function TileActions({ product, hasLink = false }: TileActionsProps) {
  const { compare } = useMessages();
  return (
    <div className="flex flex-wrap items-center justify-between">
      <CompareToggle
        slug={product.slug}
        name={product.name}
        {...(hasLink && { link: 'when-this-is-chosen' })}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-ink"
      />
      <SaveToList
        linesToSave={async () => (await import('../lists/read-list-line.ts')).readListLine(product.id)}
        label={compare.save(product.name)}
        className="hit-area -me-3 rounded-control text-ink-soft hover:text-accent noscript:hidden print:hidden"
      >
        <ListIcon />
      </SaveToList>
    </div>
  );
}
