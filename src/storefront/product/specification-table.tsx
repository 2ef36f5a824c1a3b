import type { ReactNode } from 'react';
import type { ProductInLanguage } from '#domain/catalogue/products/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';

export interface SpecifiedProduct {
  readonly product: ProductInLanguage;
  /** A service has no lead time: its day is chosen with the order. */
  readonly isService: boolean;
}

/** The product's own specifications, then those of every product: size, weight, lead time, warranty. */
export function SpecificationTable({ product, isService }: SpecifiedProduct) {
  const { catalogue, product: messages } = useMessages();
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="type-heading">
        {catalogue.specifications}
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {product.specifications.map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
        {product.dimensions && (
          <Row label={catalogue.size}>{catalogue.centimetres(sizeInCentimetres(product.dimensions))}</Row>
        )}
        {product.weightKg !== null && (
          <Row label={catalogue.weight}>{catalogue.kilograms(String(product.weightKg))}</Row>
        )}
        {!isService && <Row label={messages.leadTime}>{messages.leadTimeDays(product.leadTimeDays)}</Row>}
        {product.warrantyMonths > 0 && (
          <Row label={catalogue.warranty}>{catalogue.warrantyMonths(product.warrantyMonths)}</Row>
        )}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-4 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

const millimetresInCentimetre = 10;

function sizeInCentimetres({ width, depth, height }: NonNullable<ProductInLanguage['dimensions']>): string {
  return [width, depth, height].map((millimetres) => millimetres / millimetresInCentimetre).join(' × ');
}
