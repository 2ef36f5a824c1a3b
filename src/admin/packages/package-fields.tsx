import { useState } from 'react';
import type { staffPackagesContract } from '#api/staff/packages/packages.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import {
  type CountedPart,
  packagePrice,
  packagesInStock,
  partState,
} from '#domain/catalogue/packages/package-contents.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import { useFieldArray, useFieldError, useFormValue } from '#ui/forms/form-context.ts';
import { RemoveButton } from '../components/remove-button.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { BilingualField, FormCheck, FormKey, FormNumber, FormSection } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { ProductSearch } from '../quotations/product-search.tsx';
import { Money } from '../sales/money.tsx';
import type { PackageValues } from './package-values.ts';
import { usePackagesTexts } from './packages-texts.ts';

export function PackageDefinition({ isNew = false }: { readonly isNew?: boolean }) {
  const texts = usePackagesTexts();
  const slug = useFormValue((values: PackageValues) => values.slug);
  return (
    <FormSection title={texts.definition}>
      <BilingualField label={texts.name} en="name.en" ar="name.ar" />
      <BilingualField
        label={texts.summary}
        hint={texts.summaryHint}
        en="summary.en"
        ar="summary.ar"
        rows={3}
      />
      {isNew ? (
        <FormKey field="slug" label={texts.slug} hint={texts.slugHint} />
      ) : (
        <p className="text-sm">
          <span className="text-ink-soft">{texts.slug}: </span>
          <bdi className="font-medium">{slug}</bdi>
        </p>
      )}
      <FormCheck field="isActive" label={texts.isActive} />
    </FormSection>
  );
}

type Part = Pick<
  DataOf<typeof staffPackagesContract>[number]['parts'][number],
  'productId' | 'sku' | 'name' | 'price' | 'stock' | 'status' | 'isDeleted'
>;
type Line = PackageValues['lines'][number];

/** The parts with their pieces, and what the package costs by them now. The form has the ids of products only. */
export function PackageLines({ known }: { readonly known: readonly Part[] }) {
  const texts = usePackagesTexts();
  const locale = useStaffLocale();
  const lines = useFormValue((values: PackageValues) => values.lines);
  const error = useFieldError('lines');
  const { rows, append, remove, reorder } = useFieldArray<Line>('lines');
  const [found, setFound] = useState<readonly Part[]>([]);
  const partOf = (id: string) => [...known, ...found].find((part) => part.productId === id);
  const nameOf = (id: string) => partOf(id)?.name[locale] ?? texts.unknown;
  const countedOf = ({ productId, quantity }: Line): CountedPart => {
    const part = partOf(productId);
    const isSold = part?.status === 'live' && !part.isDeleted;
    return {
      // While a number is typed it may be none.
      quantity: Number(quantity) || 1,
      product: part && isSold ? { price: dirhamsFromQar(part.price), stock: part.stock } : null,
    };
  };
  const parts = lines.map(countedOf);
  return (
    <FormSection title={texts.lines} intro={texts.linesHint}>
      {rows.length === 0 && <p className="text-sm text-ink-soft">{texts.noLines}</p>}
      {error && (
        <p role="alert" className="text-sm text-negative">
          {error}
        </p>
      )}
      <ReorderList
        label={texts.lines}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ initial }) => nameOf(initial.productId)}
        onReorder={(order) => reorder(order.map(({ key }) => key))}
      >
        {({ initial: { productId } }, index) => {
          const line = lines[index];
          const part = partOf(productId);
          return (
            <div className="grid gap-x-4 gap-y-2 py-2 ps-13 pe-13 sm:grid-cols-[minmax(0,1fr)_7rem]">
              <div className="min-w-0 py-1.5">
                <bdi className="font-medium">{nameOf(productId)}</bdi>
                <span className="block text-sm text-ink-soft">
                  {part && (
                    <>
                      <bdi>{part.sku}</bdi> · <Money qar={part.price} />
                    </>
                  )}
                </span>
                {line && (
                  <span className="block text-sm text-[#7a4d00] empty:hidden">
                    {texts.states[partState(countedOf(line), 1)]}
                  </span>
                )}
              </div>
              <FormNumber field={`lines.${index}.quantity`} label={texts.quantityShort} />
              <RemoveButton label={texts.remove(nameOf(productId))} onRemove={() => remove(index)} />
            </div>
          );
        }}
      </ReorderList>
      <div>
        <ProductSearch
          isAdded={(id) => lines.some(({ productId }) => productId === id)}
          onChoose={({ id, sku, name, translations, price, stock }) => {
            const names = { en: name, ar: translations.ar.name || name };
            // The search finds what is sold.
            const part = {
              productId: id,
              sku,
              name: names,
              price,
              stock,
              status: 'live',
              isDeleted: false,
            } as const;
            setFound((before) => [...before, part]);
            append({ productId: id, quantity: 1 });
          }}
        />
      </div>
      {parts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          <dt className="text-ink-soft">{texts.price}</dt>
          <dd className="font-medium">
            <Money qar={qarFromDirhams(packagePrice(parts))} />
          </dd>
          <dt className="text-ink-soft">{texts.stock}</dt>
          <dd className="font-medium">{texts.stockOf(packagesInStock(parts))}</dd>
        </dl>
      )}
    </FormSection>
  );
}
