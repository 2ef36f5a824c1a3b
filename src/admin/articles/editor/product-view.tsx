import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { staffProductsIdContract } from '#api/staff/products/products.contract.ts';
import { useProductName } from '../../catalogue/listed-product.ts';
import { useStaffQuery } from '../../data/use-staff-query.ts';
import { useArticlesTexts } from '../articles-texts.ts';
import { RemoveBlock } from './remove-block.tsx';

/** A product within the text. Visitors see its picture, name and price of then. */
export function ProductView({ node, selected, deleteNode }: NodeViewProps) {
  const texts = useArticlesTexts();
  const nameOf = useProductName();
  const id = String(node.attrs.productId);
  const query = useStaffQuery(staffProductsIdContract, { params: { id } });
  const product = query.data?.data;
  return (
    <NodeViewWrapper
      className={`my-4 rounded-card border bg-ground p-3 ${selected ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex items-center gap-3 text-sm" contentEditable={false}>
        <span className="text-ink-faint">{texts.editor.product}</span>
        <span className="min-w-0 grow">
          {product ? (
            <>
              <bdi className="font-medium">{nameOf(product)}</bdi> <bdi>{product.sku}</bdi>
              {product.status !== 'live' && (
                <span className="block text-[#7a4d00]">{texts.editor.productNotSold}</span>
              )}
            </>
          ) : (
            query.isError && <span className="text-negative">{texts.editor.productGone}</span>
          )}
        </span>
        <RemoveBlock label={texts.editor.removeProduct} onRemove={deleteNode} />
      </div>
    </NodeViewWrapper>
  );
}
