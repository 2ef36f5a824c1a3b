import type { ReactNode } from 'react';
import { priceSteps } from '#domain/catalogue/bulk-edit/bulk-change.ts';
import { highlights } from '#domain/catalogue/listing/product-list.ts';
import { type ProductStatus, productStatuses } from '#primitives/status/product-status.ts';
import { TextField } from '#ui/text-field.tsx';
import { type BulkArea, type BulkKind, type BulkValues, type FlagChoice, kindsOf } from './bulk-values.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { CategoryOptions } from './category-options.tsx';
import { useProductStatusTexts } from './product-status-texts.ts';
import { ReasonChoice } from './stock-dialog.tsx';

interface BulkFieldsProps {
  readonly area: BulkArea;
  readonly values: BulkValues;
  readonly onChange: (values: BulkValues) => void;
  readonly errorOf: (path: string) => string | undefined;
}

/** The fields of a bulk edit, by the kind of change. */
export function BulkFields({ area, values, onChange, errorOf }: BulkFieldsProps) {
  const { bulk: texts, products, stock, form } = useCatalogueTexts();
  const status = useProductStatusTexts();
  const change = (changes: Partial<BulkValues>) => onChange({ ...values, ...changes });
  if (area === 'flags') {
    return (
      <div className="grid gap-3 sm:grid-cols-3">
        {highlights.map((flag) => (
          <Choice
            key={flag}
            id={`bulk-${flag}`}
            label={products.flags[flag]}
            value={values[flag]}
            onChange={(value) => change({ [flag]: value as FlagChoice })}
          >
            <option value="">{texts.leave}</option>
            <option value="yes">{texts.yes}</option>
            <option value="no">{texts.no}</option>
          </Choice>
        ))}
      </div>
    );
  }
  if (area === 'status') {
    return (
      <Choice
        id="bulk-status"
        label={status.newStatus}
        value={values.status}
        onChange={(value) => change({ status: value as ProductStatus })}
      >
        {productStatuses.map((one) => (
          <option key={one} value={one}>
            {status.names[one]}
          </option>
        ))}
      </Choice>
    );
  }
  if (area === 'move') {
    return (
      <Choice
        id="bulk-place"
        label={texts.place}
        value={values.place}
        error={errorOf('category') ?? errorOf('subcategory')}
        onChange={(place) => change({ place })}
      >
        <option value="">{form.hints.choose}</option>
        <CategoryOptions />
      </Choice>
    );
  }
  const isRounded = values.kind === 'price-by-percent' || values.kind === 'price-by-amount';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        id="bulk-kind"
        label={texts.kind}
        value={values.kind}
        onChange={(kind) => change({ kind: kind as BulkKind })}
      >
        {kindsOf[area].map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </Choice>
      <TextField
        id="bulk-number"
        label={numberLabel(values.kind, texts)}
        error={['price', 'percent', 'amount', 'stock', 'pieces'].map(errorOf).find(Boolean)}
        dir="ltr"
        autoComplete="off"
        value={values.typed}
        onChange={(event) => change({ typed: event.target.value })}
      />
      {isRounded && (
        <Choice
          id="bulk-round"
          label={texts.roundTo}
          value={values.roundTo}
          onChange={(roundTo) => change({ roundTo })}
        >
          {priceSteps.map((step) => (
            <option key={step} value={step}>
              {step < 1 ? texts.noRounding : texts.nearest(step)}
            </option>
          ))}
        </Choice>
      )}
      {area === 'stock' && (
        <>
          <ReasonChoice reason={values.reason} onChange={(reason) => change({ reason })} />
          <TextField
            id="bulk-note"
            label={stock.note}
            error={errorOf('note')}
            dir="auto"
            maxLength={300}
            value={values.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </>
      )}
    </div>
  );
}

function numberLabel(kind: BulkKind, texts: ReturnType<typeof useCatalogueTexts>['bulk']): string {
  return {
    'set-price': texts.newPrice,
    'price-by-percent': texts.percent,
    'price-by-amount': texts.amount,
    'set-stock': texts.newStock,
    'stock-by': texts.pieces,
  }[kind];
}

function Choice({
  id,
  label,
  value,
  error,
  onChange,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
      >
        {children}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
