import { useId, useState } from 'react';
import type { CartProduct } from '#domain/cart/cart.ts';
import { searchTerm } from '#domain/catalogue/search/search-term.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { dirhamsFromQar } from '#primitives/money.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Price } from '../../catalogue/price.tsx';
import { useProductSearch } from '../../search/use-product-search.ts';
import { findByCode } from './match-list.ts';

interface ProductFinderProps {
  /** What is searched for at first. */
  readonly initial?: string;
  /** The name of the button of a result. */
  readonly actionName: (product: string) => string;
  readonly onChoose: (product: CartProduct) => void;
}

/** A search of the catalogue whose results are buttons. */
export function ProductFinder({ initial = '', actionName, onChoose }: ProductFinderProps) {
  const { search: texts } = useContactMessages().quotation.lines;
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [status, setStatus] = useState('');
  const { status: state, answer } = useProductSearch(searchTerm(typed));
  const products = answer?.products ?? [];

  async function choose(code: string, name: string): Promise<void> {
    const product = await findByCode(code).catch(() => null);
    if (product) onChoose(product);
    setStatus(product ? texts.added(name) : texts.unreachable);
  }

  return (
    <div className="max-w-xl">
      <TextField
        id={id}
        label={texts.label}
        type="search"
        dir="auto"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setStatus('');
        }}
        // Enter would submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="mt-2 empty:hidden">
        {products.map(({ id: productId, sku, name, translations, price }) => {
          const shown = (locale === 'ar' && translations.ar.name) || name;
          return (
            <li key={productId} className="border-b border-line last:border-b-0">
              <button
                type="button"
                aria-label={actionName(shown)}
                onClick={() => void choose(sku, shown)}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-2 text-start hover:bg-ground"
              >
                <PlusIcon />
                <span className="min-w-0 flex-1">
                  {shown}{' '}
                  <bdi dir="ltr" className="text-sm text-ink-faint">
                    {sku}
                  </bdi>
                </span>
                <Price amount={dirhamsFromQar(price)} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
        {status ||
          (state === 'unreachable' && texts.unreachable) ||
          (state === 'found' && products.length === 0 && texts.nothing)}
      </p>
    </div>
  );
}
