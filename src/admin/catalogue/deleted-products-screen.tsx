import { deletedProductsContract } from '#api/staff/products/deleted-products.contract.ts';
import { restoreProductContract } from '#api/staff/products/products.contract.ts';
import { DeletedList } from '../components/deleted-list.tsx';
import { emptyPage, Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { useProductName } from './listed-product.ts';
import { ProductStatusBadge } from './product-status-badge.tsx';
import { useProductStatusTexts } from './product-status-texts.ts';

/** The products that were deleted, to bring them back. */
export function DeletedProductsScreen() {
  const { products, form } = useCatalogueTexts();
  const { deleted: texts, status } = useProductStatusTexts();
  const address = useListParams();
  const nameOf = useProductName();
  const query = useStaffQuery(deletedProductsContract, { query: { page: String(address.page) } });
  return (
    <Screen title={texts.title} intro={texts.intro} back={{ to: '/admin/products', name: products.title }}>
      <Loaded query={query} empty={emptyPage}>
        {({ data, meta }) => (
          <DeletedList
            caption={texts.title}
            rows={data}
            meta={meta}
            address={address}
            columns={[
              {
                key: 'name',
                name: products.columns.product,
                cell: (product) => <bdi>{nameOf(product)}</bdi>,
              },
              { key: 'sku', name: products.columns.sku, cell: ({ sku }) => <bdi>{sku}</bdi> },
              {
                key: 'status',
                name: status,
                cell: (product) => <ProductStatusBadge status={product.status} />,
              },
            ]}
            nameOf={nameOf}
            linkOf={({ id }) => `/admin/products/${id}`}
            restoring={restoreProductContract}
            restored={form.restored}
            empty={texts.empty}
          />
        )}
      </Loaded>
    </Screen>
  );
}
