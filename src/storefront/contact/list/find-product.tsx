import { lazy, Suspense, useState } from 'react';
import type { CartProduct } from '#domain/cart/cart.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';

/** Loaded when a visitor looks for a product, because most requests come with their products. */
const ProductFinder = lazy(async () => ({ default: (await import('./product-finder.tsx')).ProductFinder }));

/** Button and search with which a line in words becomes a product of the catalogue. */
export function FindProduct({
  text,
  onChoose,
}: {
  readonly text: string;
  readonly onChoose: (product: CartProduct) => void;
}) {
  const { search: texts } = useContactMessages().quotation.lines;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <ProductFinder initial={text} actionName={texts.use} onChoose={onChoose} />
      </Suspense>
    );
  }
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="inline-flex min-h-8 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {texts.find}
    </button>
  );
}
