import { isInStock } from '#domain/catalogue/products/product.ts';
import { useCompareMessages } from '#i18n/messages/storefront/buying/compare-messages.ts';
import { StockState } from '../product/stock-state.tsx';
import type { ComparedProduct } from './comparison.ts';

/** Whether a product can be had. A service has no stock to speak of. */
export function StockCell({ product }: { readonly product: ComparedProduct }) {
  const texts = useCompareMessages();
  if (!product.isSold) return <span className="text-negative">{texts.notSold}</span>;
  if (product.isService) return isInStock(product) ? texts.service : texts.serviceFull;
  return <StockState product={product} />;
}
