import { useState } from 'react';
import type { staffProductsIdContract } from '#api/staff/products/products.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { productStatuses } from '#primitives/status/product-status.ts';
import { useField, useFormValue } from '#ui/forms/form-context.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { MoveButtons } from '../components/move-buttons.tsx';
import { FormSection, FormSelect } from '../forms/form-fields.tsx';
import { ProductSearch } from '../quotations/product-search.tsx';
import { useProductName } from './listed-product.ts';
import type { ProductValues } from './product-form-values.ts';
import { useProductStatusTexts } from './product-status-texts.ts';

type Successor = Pick<
  DataOf<typeof staffProductsIdContract>['successors'][number],
  'id' | 'sku' | 'name' | 'translations'
> & { readonly status?: string };

/** The status of a product and, for a discontinued one, what its page offers instead. */
export function StatusFields({ known }: { readonly known: readonly Successor[] }) {
  const texts = useProductStatusTexts();
  const status = useFormValue((values: ProductValues) => values.status);
  return (
    <FormSection title={texts.status}>
      <FormSelect field="status" label={texts.status} hint={texts.hints[status]}>
        {productStatuses.map((one) => (
          <option key={one} value={one}>
            {texts.names[one]}
          </option>
        ))}
      </FormSelect>
      {status === 'discontinued' && <Successors known={known} />}
    </FormSection>
  );
}

function Successors({ known }: { readonly known: readonly Successor[] }) {
  const texts = useProductStatusTexts();
  const nameOf = useProductName();
  const { value, setValue } = useField('successorIds');
  const ids = value as readonly string[];
  // The form has their ids only; names are those of the product and of what was found since.
  const [found, setFound] = useState<readonly Successor[]>([]);
  const chosen = ids.flatMap((id) => [...known, ...found].find((product) => product.id === id) ?? []);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{texts.successors}</legend>
      <p className="text-sm text-ink-soft">{texts.successorsHint}</p>
      {chosen.length === 0 && <p className="text-sm text-ink-faint">{texts.noSuccessors}</p>}
      <ul className="grid gap-1">
        {chosen.map((product, index) => (
          <li key={product.id} className="flex items-center gap-2 rounded-control bg-ground ps-3 text-sm">
            <span className="min-w-0 grow py-1.5">
              <bdi className="font-medium">{nameOf(product)}</bdi> <bdi>{product.sku}</bdi>
              {product.status !== undefined && product.status !== 'live' && (
                <span className="block text-[#7a4d00]">{texts.notSold}</span>
              )}
            </span>
            <MoveButtons
              name={nameOf(product)}
              index={index}
              count={chosen.length}
              onMove={(to) => {
                const order = chosen.map(({ id }) => id).toSpliced(index, 1);
                setValue(order.toSpliced(to, 0, product.id));
              }}
            />
            <button
              type="button"
              aria-label={texts.removeSuccessor(nameOf(product))}
              className="hit-area rounded-control text-ink-soft hover:bg-sunken"
              onClick={() => setValue(ids.filter((id) => id !== product.id))}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <ProductSearch
          isAdded={(id) => ids.includes(id)}
          onChoose={(product) => {
            setFound((before) => [...before, product]);
            setValue([...ids, product.id]);
          }}
        />
      </div>
    </fieldset>
  );
}
