import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { staffProductsContract } from '#api/staff/products/products.contract.ts';
import type { MetaOf } from '#api-client/call-api.ts';
import { highlights } from '#domain/catalogue/listing/product-list.ts';
import { stockLevel } from '#domain/catalogue/stock/stock-level.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { productStatuses } from '#primitives/status/product-status.ts';
import { Badge } from '../components/badge.tsx';
import { ColumnPicker, useVisibleColumns } from '../components/column-picker.tsx';
import { type Column, DataTable } from '../components/data-table.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { emptyPage, Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { type ListParams, useListParams } from '../components/use-list-params.ts';
import { useSelection } from '../components/use-selection.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { InlinePrice, InlineStock, useOwnVersions } from './inline-number.tsx';
import { type ListedProduct, useProductName } from './listed-product.ts';
import { ProductStatusBadge } from './product-status-badge.tsx';
import { useProductStatusTexts } from './product-status-texts.ts';
import { StockDialog } from './stock-dialog.tsx';
import { useCategories } from './use-categories.ts';

type Counts = MetaOf<typeof staffProductsContract>['counts'];

const onPage = 50;

/** Maps filters of the URL to parameters of the call. */
function queryFrom({ flag, lacks, ...values }: ListParams['values']) {
  return {
    ...values,
    ...(flag && { [flag]: 'true' }),
    ...(lacks && { [lacks]: 'true' }),
    pageSize: String(onPage),
  };
}

export function ProductListScreen() {
  const locale = useStaffLocale();
  const { products: texts } = useCatalogueTexts();
  const statusTexts = useProductStatusTexts();
  const address = useListParams();
  const query = useStaffQuery(staffProductsContract, { query: queryFrom(address.values) });
  const { chosen, choose } = useSelection(query.data?.data ?? []);
  const [stockOf, setStockOf] = useState<ListedProduct>();
  const [order, setOrder] = useState<readonly string[]>();
  const isEditing = order !== undefined;
  const all = useColumns(isEditing ? undefined : setStockOf);
  const shown = useVisibleColumns('products', all, ['brand', 'created', 'flags']);
  const nameOf = useProductName();
  return (
    <Screen
      title={texts.title}
      actions={
        <>
          <Link to="/admin/stock-take" className={staffButton('secondary')}>
            {statusTexts.stockTake}
          </Link>
          <Link to="/admin/translations" className={staffButton('secondary')}>
            {texts.lacks.arabic}
          </Link>
          <Link to="/admin/products/deleted" className={staffButton('quiet')}>
            {statusTexts.deleted.link}
          </Link>
          <a href={`/api/product-sheet?language=${locale}`} download className={staffButton('secondary')}>
            {texts.export}
          </a>
          <Link to="/admin/products/import" className={staffButton('secondary')}>
            {texts.import}
          </Link>
        </>
      }
      add={{ to: '/admin/products/new', name: texts.add }}
    >
      <Tools address={address} counts={query.data?.meta.counts}>
        <button
          type="button"
          aria-pressed={isEditing}
          className={staffButton('secondary')}
          onClick={() => setOrder(isEditing ? undefined : (query.data?.data ?? []).map(({ id }) => id))}
        >
          {isEditing ? statusTexts.inline.end : statusTexts.inline.begin}
        </button>
        <ColumnPicker all={all} shown={shown} />
      </Tools>
      <Loaded query={query} empty={emptyPage}>
        {({ data, meta }) => (
          <>
            <DataTable
              caption={texts.caption}
              columns={shown.columns}
              rows={order ? inOrder(data, order) : data}
              keyOf={({ id }) => id}
              nameOf={nameOf}
              linkOf={({ id }) => `/admin/products/${id}`}
              address={address}
              selection={{ chosen: new Set(chosen.keys()), onChange: choose }}
              empty={texts.empty}
            />
            <Pagination address={address} page={meta.page} pageSize={meta.pageSize} total={meta.total} />
            <BulkBar chosen={[...chosen.values()]} onClear={() => choose(new Set())} />
          </>
        )}
      </Loaded>
      <StockDialog product={stockOf} onClose={() => setStockOf(undefined)} />
    </Screen>
  );
}

/** Rows stay where they are while they are edited, though the list is sorted by their last change. */
function inOrder(rows: readonly ListedProduct[], order: readonly string[]): ListedProduct[] {
  const placeOf = ({ id }: ListedProduct) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function Tools({
  address,
  counts,
  children,
}: {
  readonly address: ListParams;
  readonly counts: Counts | undefined;
  readonly children: ReactNode;
}) {
  const { products: texts } = useCatalogueTexts();
  const { categories, nameOf, subcategoriesOf } = useCategories();
  const options = (places: readonly { readonly slug: string; readonly label: string }[]) =>
    places.map(({ slug, label }) => ({ value: slug, label }));
  const parts = subcategoriesOf(address.values.category);
  const statusTexts = useProductStatusTexts();
  const { stock = { out: 0, low: 0, in: 0 }, lacksArabic = 0, lacksPicture = 0 } = counts ?? {};
  return (
    <ListTools
      address={address}
      searchLabel={texts.search}
      filters={[
        {
          name: 'category',
          label: texts.filters.category,
          options: options(categories.map((place) => ({ slug: place.slug, label: nameOf(place) }))),
        },
        ...(parts.length > 0
          ? [
              {
                name: 'subcategory',
                label: texts.filters.subcategory,
                options: options(parts.map((place) => ({ slug: place.slug, label: nameOf(place) }))),
              },
            ]
          : []),
        {
          name: 'status',
          label: statusTexts.status,
          options: productStatuses.map((value) => ({
            value,
            label: statusTexts.counted[value](counts?.status[value] ?? 0),
          })),
        },
        {
          name: 'stock',
          label: texts.filters.stock,
          options: (['out', 'low', 'in'] as const).map((value) => ({
            value,
            label: texts.stock[value](stock[value]),
          })),
        },
        {
          name: 'flag',
          label: texts.filters.flag,
          options: highlights.map((value) => ({ value, label: texts.flags[value] })),
        },
        {
          name: 'lacks',
          label: texts.filters.lacks,
          options: [
            { value: 'lacksArabic', label: texts.lacks.arabicCount(lacksArabic) },
            { value: 'lacksPicture', label: texts.lacks.pictureCount(lacksPicture) },
          ],
        },
      ]}
    >
      {children}
    </ListTools>
  );
}

/** Without `onStock`, price and stock are fields. */
function useColumns(
  onStock: ((product: ListedProduct) => void) | undefined,
): readonly Column<ListedProduct>[] {
  const { products: texts } = useCatalogueTexts();
  const statusTexts = useProductStatusTexts();
  const versions = useOwnVersions();
  const locale: Locale = useStaffLocale();
  const { findName } = useCategories();
  const nameOf = useProductName();
  // In two lines, which a row has room for beside its picture: so the table fits a notebook.
  const moment = (at: string) => (
    <bdi className="block w-min min-w-24">{formatMoment(locale, new Date(at))}</bdi>
  );
  return [
    {
      key: 'name',
      name: texts.columns.product,
      isSortable: true,
      cell: (product) => (
        <span className="flex min-w-40 items-center gap-3">
          <Thumbnail address={product.picture} />
          <bdi>{isolateTyped(nameOf(product))}</bdi>
        </span>
      ),
    },
    {
      key: 'sku',
      name: texts.columns.sku,
      cell: ({ sku }) => <bdi className="whitespace-nowrap">{sku}</bdi>,
    },
    { key: 'brand', name: texts.columns.brand, isForDesk: true, cell: ({ brand }) => <bdi>{brand}</bdi> },
    {
      key: 'category',
      name: texts.columns.category,
      isForDesk: true,
      cell: ({ category, subcategory }) => findName(subcategory) ?? findName(category) ?? category,
    },
    {
      key: 'price',
      name: texts.columns.price,
      isSortable: true,
      isNumber: true,
      cell: (product) =>
        onStock ? (
          <bdi className="whitespace-nowrap">{formatMoney(locale, dirhamsFromQar(product.price))}</bdi>
        ) : (
          <InlinePrice product={product} versions={versions} />
        ),
    },
    {
      key: 'stock',
      name: texts.columns.stock,
      isSortable: true,
      isNumber: true,
      cell: (product) =>
        onStock ? (
          <button
            type="button"
            aria-label={texts.changeStock(nameOf(product), product.stock)}
            onClick={() => onStock(product)}
            className={`relative z-10 -my-2 -me-2 inline-flex min-h-11 min-w-11 items-center justify-end rounded-control px-2 underline decoration-dotted underline-offset-4 hover:bg-sunken ${stockTones[stockLevel(product)]}`}
          >
            {product.stock.toLocaleString('en')}
          </button>
        ) : (
          <InlineStock product={product} versions={versions} />
        ),
    },
    {
      key: 'status',
      name: statusTexts.status,
      cell: ({ status, lacksArabic, picture }) => (
        <span className="inline-flex flex-wrap gap-1">
          <ProductStatusBadge status={status} />
          {lacksArabic.length > 0 && <Badge tone="waiting">{texts.lacks.arabic}</Badge>}
          {picture === null && <Badge tone="waiting">{texts.lacks.picture}</Badge>}
        </span>
      ),
    },
    {
      key: 'flags',
      name: texts.columns.flags,
      isForDesk: true,
      cell: (product) => (
        <span className="flex flex-wrap gap-1">
          {highlights
            .filter((flag) => product[flag])
            .map((flag) => (
              <Badge key={flag} tone="accent">
                {texts.flags[flag]}
              </Badge>
            ))}
        </span>
      ),
    },
    {
      key: 'changed',
      name: texts.columns.changed,
      isSortable: true,
      isForDesk: true,
      cell: ({ changedAt }) => moment(changedAt),
    },
    {
      key: 'created',
      name: texts.columns.created,
      isSortable: true,
      isForDesk: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
  ];
}

const stockTones = { none: 'text-negative font-medium', few: 'text-[#7a4d00] font-medium', plenty: '' };

function Thumbnail({ address }: { readonly address: string | null }) {
  const shape = 'size-10 shrink-0 rounded-control bg-ground';
  if (address === null)
    return <span aria-hidden="true" className={`${shape} border border-dashed border-line-strong`} />;
  return (
    <img src={address} alt="" width={40} height={40} loading="lazy" className={`${shape} object-cover`} />
  );
}
