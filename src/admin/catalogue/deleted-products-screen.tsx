import { deletedProductsContract } from '#api/staff/products/deleted-products.contract.ts';
import { restoreProductContract } from '#api/staff/products/products.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { type Column, DataTable } from '../components/data-table.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { useProductName } from './listed-product.ts';
import { ProductStatusBadge } from './product-status-badge.tsx';
import { useProductStatusTexts } from './product-status-texts.ts';

type DeletedProduct = DataOf<typeof deletedProductsContract>[number];

/** The products that were deleted, to bring them back. */
export function DeletedProductsScreen() {
  const { products } = useCatalogueTexts();
  const { deleted: texts } = useProductStatusTexts();
  const address = useListParams();
  const nameOf = useProductName();
  const columns = useColumns();
  const query = useStaffQuery(deletedProductsContract, { query: { page: String(address.page) } });
  return (
    <Screen title={texts.title} intro={texts.intro} back={{ to: '/admin/products', name: products.title }}>
      <Loaded query={query} empty={{ data: [], meta: { page: 1, pageSize: 1, total: 0 } }}>
        {({ data, meta }) => (
          <>
            <DataTable
              caption={texts.title}
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              nameOf={nameOf}
              linkOf={({ id }) => `/admin/products/${id}`}
              empty={texts.empty}
            />
            <Pagination address={address} page={meta.page} pageSize={meta.pageSize} total={meta.total} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function useColumns(): readonly Column<DeletedProduct>[] {
  const { products } = useCatalogueTexts();
  const { deleted: texts, status } = useProductStatusTexts();
  const locale = useStaffLocale();
  const nameOf = useProductName();
  return [
    { key: 'name', name: products.columns.product, cell: (product) => <bdi>{nameOf(product)}</bdi> },
    { key: 'sku', name: products.columns.sku, cell: ({ sku }) => <bdi>{sku}</bdi> },
    { key: 'status', name: status, cell: (product) => <ProductStatusBadge status={product.status} /> },
    {
      key: 'at',
      name: texts.at,
      cell: ({ deletedAt }) => (
        <bdi className="whitespace-nowrap">{formatMoment(locale, new Date(deletedAt))}</bdi>
      ),
    },
    { key: 'by', name: texts.by, cell: ({ deletedBy }) => <bdi>{deletedBy}</bdi> },
    { key: 'restore', name: texts.restore, cell: (product) => <RestoreButton product={product} /> },
  ];
}

function RestoreButton({ product }: { readonly product: DeletedProduct }) {
  const { form } = useCatalogueTexts();
  const { deleted: texts } = useProductStatusTexts();
  const toasts = useToasts();
  const name = useProductName()(product);
  const { send, isSending, errorText } = useStaffWrite(restoreProductContract);
  return (
    <span className="relative z-10 inline-flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={texts.restoreOf(name)}
        aria-disabled={isSending}
        className={staffButton('secondary')}
        onClick={async () => {
          if (await send({ params: { id: product.id } })) toasts.show({ text: form.restored(name) });
        }}
      >
        {texts.restore}
      </button>
      {errorText && (
        <span role="alert" className="text-sm text-negative">
          {errorText}
        </span>
      )}
    </span>
  );
}
