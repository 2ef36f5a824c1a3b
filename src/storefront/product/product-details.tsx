import { lazy, Suspense } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import { SpecificationTable, type SpecifiedProduct } from './specification-table.tsx';

// In the page from the beginning; its code comes with the first interaction. A page that is opened without a connection is
// shown without it.
const DimensionsDrawing = lazy(async () => ({
  default: (await import('./dimensions-drawing.tsx')).DimensionsDrawing,
}));

/** Description, dimensions and specifications of a product. */
export function ProductDetails({ product, facts, isService }: SpecifiedProduct) {
  const { product: messages } = useMessages();
  return (
    <div className="below-first-view mt-section grid [--usual-height:102rem] lg:[--usual-height:64rem] gap-x-16 gap-y-12 lg:grid-cols-[7fr_6fr] print:mt-8 print:block print:space-y-8">
      <section aria-labelledby="about-product" className="min-w-0">
        <h2 id="about-product" className="type-heading">
          {messages.about}
        </h2>
        <p className="mt-4 max-w-prose whitespace-pre-line">{facts.about}</p>
        {product.dimensions && (
          <SilentErrorBoundary>
            <div className="mt-10">
              <h2 className="type-heading">{messages.dimensions}</h2>
              <div className="mt-6">
                <Suspense fallback={<div className="h-80" />}>
                  <DimensionsDrawing dimensions={product.dimensions} />
                </Suspense>
              </div>
            </div>
          </SilentErrorBoundary>
        )}
      </section>
      <SpecificationTable product={product} facts={facts} isService={isService} />
    </div>
  );
}
