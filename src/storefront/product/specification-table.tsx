import type { ReactNode } from 'react';
import type { Box } from '#domain/catalogue/fit/box.ts';
import type { ProductInLanguage } from '#domain/catalogue/products/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { Swatch } from '#ui/swatch.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { FitCheck } from './fit/fit-check.tsx';
import type { ProductFact } from './product-facts.ts';

/** What the server says of a product in words. */
interface ShownFacts {
  /** The description, as it is shown. */
  readonly about: string;
  readonly facts: readonly ProductFact[];
  readonly specifications: readonly ProductFact[];
  readonly packing: readonly ProductFact[];
  /** Packed sizes, in millimetres. */
  readonly cartons: readonly Box[];
}

export interface SpecifiedProduct {
  readonly product: ProductInLanguage;
  readonly facts: ShownFacts;
  /** A service has no lead time: its day is chosen with the order. */
  readonly isService: boolean;
}

/** The product's attributes and own specifications, then what every product has: size, weight, packing, lead time. */
export function SpecificationTable({ product, facts, isService }: SpecifiedProduct) {
  const { catalogue, product: messages } = useMessages();
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="type-heading">
        {catalogue.specifications}
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {[...facts.facts, ...facts.specifications].map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
        {product.dimensions && (
          <Row label={catalogue.size}>{catalogue.centimetres(sizeInCentimetres(product.dimensions))}</Row>
        )}
        {product.weightKg !== null && (
          <Row label={catalogue.weight}>{catalogue.kilograms(String(product.weightKg))}</Row>
        )}
        {facts.packing.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
        {!isService && <Row label={messages.leadTime}>{messages.leadTimeDays(product.leadTimeDays)}</Row>}
        {product.warrantyMonths > 0 && (
          <Row label={catalogue.warranty}>{catalogue.warrantyMonths(product.warrantyMonths)}</Row>
        )}
      </dl>
      {!isService && <FitCheck cartons={facts.cartons} assembled={product.dimensions} />}
    </section>
  );
}

function FactRow({ fact: { label, values, swatches, to } }: { readonly fact: ProductFact }) {
  return (
    <Row label={label}>
      {values.map((value, index) => (
        <span key={value} className="flex items-center gap-2">
          <Swatch colours={swatches?.[index] ?? []} />
          {to ? (
            <LocaleLink
              to={to}
              className="underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {value}
            </LocaleLink>
          ) : (
            value
          )}
        </span>
      ))}
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-4 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const millimetresInCentimetre = 10;

function sizeInCentimetres({ width, depth, height }: NonNullable<ProductInLanguage['dimensions']>): string {
  return [width, depth, height].map((millimetres) => millimetres / millimetresInCentimetre).join(' × ');
}
