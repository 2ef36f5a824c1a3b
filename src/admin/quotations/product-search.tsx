import { useDeferredValue, useId, useState } from 'react';
import { productsSearchTermContract } from '#api/public/catalogue/products.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { PlusIcon, SearchIcon } from '#ui/icons.tsx';
import { Loaded } from '../components/loaded.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { Money } from '../sales/money.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';

type FoundProduct = DataOf<typeof productsSearchTermContract>[number];

interface ProductSearchProps {
  readonly isAdded: (id: string) => boolean;
  readonly onChoose: (product: FoundProduct) => void;
}

const mostFound = '20';

/** Dialog with the storefront's product search; several products can be added one after the other. */
export function ProductSearch({ isAdded, onChoose }: ProductSearchProps) {
  const { quotations: texts } = useSalesTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={staffButton('secondary')} onClick={() => setOpen(true)}>
        <PlusIcon />
        {texts.addProduct}
      </button>
      <ProductSearchDialog
        isOpen={isOpen}
        isAdded={isAdded}
        onChoose={onChoose}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The dialog alone, for screens that open it in their own way. */
export function ProductSearchDialog({
  isOpen,
  onClose,
  ...search
}: ProductSearchProps & { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { quotations: texts } = useSalesTexts();
  return (
    <StaffDialog isOpen={isOpen} title={texts.addProduct} onClose={onClose}>
      <Search {...search} />
    </StaffDialog>
  );
}

function Search({ isAdded, onChoose }: ProductSearchProps) {
  const { quotations: texts } = useSalesTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const query = useStaffQuery(
    productsSearchTermContract,
    { params: { term: term || ' ' }, query: { pageSize: mostFound } },
    { isEnabled: term !== '' },
  );
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.addProductSearch}
      </label>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-faint">
          <SearchIcon />
        </span>
        <input
          id={id}
          type="search"
          ref={(input) => {
            // A dialog focuses the element with this attribute when it opens; React does not set it.
            input?.setAttribute('autofocus', '');
          }}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="h-12 w-full rounded-control border border-line-strong ps-10 pe-3 hover:border-ink"
        />
      </div>
      {term !== '' && (
        <Loaded query={query} empty={{ data: [] }}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="py-6 text-center text-ink-soft">{texts.nothingFound}</p>
            ) : (
              <ul className="max-h-96 overflow-y-auto">
                {data.map((product) => (
                  <li key={product.id}>
                    <Found
                      product={product}
                      isAdded={isAdded(product.id)}
                      onChoose={() => onChoose(product)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </div>
  );
}

function Found({
  product,
  isAdded,
  onChoose,
}: {
  readonly product: FoundProduct;
  readonly isAdded: boolean;
  readonly onChoose: () => void;
}) {
  const { quotations: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const { sku, name, translations, price, stock } = product;
  return (
    <button
      type="button"
      aria-disabled={isAdded}
      onClick={() => !isAdded && onChoose()}
      className="grid min-h-11 w-full grid-cols-[1fr_auto] gap-x-4 rounded-control px-3 py-2 text-start text-sm hover:bg-sunken aria-disabled:text-ink-faint"
    >
      <bdi className="font-medium">{(locale === 'ar' && translations.ar.name) || name}</bdi>
      <Money qar={price} />
      <span className="text-ink-soft">
        <bdi>{sku}</bdi> · {isAdded ? texts.added : texts.inStock(stock)}
      </span>
    </button>
  );
}
