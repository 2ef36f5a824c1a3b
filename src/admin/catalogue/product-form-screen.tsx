import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  changeProductContract,
  createProductContract,
  deleteProductContract,
  duplicateProductContract,
  restoreProductContract,
  staffProductsIdContract,
} from '#api/staff/products/products.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { PackingFields } from '../attributes/packing-fields.tsx';
import { ProductAttributes } from '../attributes/product-attributes.tsx';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { ProductFamilyFields, useChosenFamily, useFamilyInConflict } from '../families/product-family.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { ProductModel } from '../models/product-model.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { useProductName } from './listed-product.ts';
import { CategoryFields, FactFields, PriceFields, TextFields } from './product-fields.tsx';
import { bodyOf, type EditedProduct, emptyEntity, valuesOf } from './product-form-values.ts';
import { type PictureResponse, ProductPictures } from './product-pictures.tsx';
import { ProductStatusBadge } from './product-status-badge.tsx';
import { useProductStatusTexts } from './product-status-texts.ts';
import { SpecificationRows } from './specification-rows.tsx';
import { StatusFields } from './status-fields.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { StockHistory } from './stock-history.tsx';

type StaffProduct = DataOf<typeof staffProductsIdContract>;

export function NewProductScreen() {
  const { products, form: texts } = useCatalogueTexts();
  const status = useProductStatusTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffForm = useStaffForm({
    name: 'product/new',
    contract: createProductContract,
    stored: emptyEntity as EditedProduct,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values) => ({ body: bodyOf(values) }),
    onSaved: ({ data }) => {
      toasts.show({ text: status.savedAs[data.status] });
      void navigate(`/admin/products/${data.id}`, { replace: true });
    },
  });
  return (
    <Screen title={texts.newTitle} back={{ to: '/admin/products', name: products.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={texts.fields}>
        <ProductFields pictures={[]} successors={[]} />
      </StaffFormLayout>
    </Screen>
  );
}

export function ProductFormScreen() {
  const { id = '' } = useParams();
  const { products } = useCatalogueTexts();
  const query = useStaffQuery(staffProductsIdContract, { params: { id } });
  const nameOf = useProductName();
  const product = query.data?.data.id === id ? query.data.data : undefined;
  return (
    <Screen
      title={product ? nameOf(product) : products.title}
      back={{ to: '/admin/products', name: products.title }}
      mark={product && <Marks product={product} />}
      actions={product && !product.deletedAt && <ProductActions product={product} />}
    >
      <Loaded query={query}>
        {({ data }) => {
          if (data.deletedAt) return <DeletedProduct product={data} />;
          return <ProductForm key={data.id} product={data} />;
        }}
      </Loaded>
    </Screen>
  );
}

function ProductForm({ product }: { readonly product: StaffProduct }) {
  const { form: texts } = useCatalogueTexts();
  const status = useProductStatusTexts();
  const toasts = useToasts();
  const [isStockOpen, setStockOpen] = useState(false);
  const staffForm = useStaffForm({
    name: `product/${product.id}`,
    contract: changeProductContract,
    stored: product as EditedProduct,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values, version = product.version) => ({
      params: { id: product.id },
      body: { ...bodyOf(values), version },
    }),
    onSaved: ({ data }) => toasts.show({ text: status.savedAs[data.status] }),
  });
  return (
    <>
      <StaffFormLayout staffForm={staffForm} fieldNames={texts.fields} renderValue={useFamilyInConflict()}>
        <ProductFields productId={product.id} pictures={product.pictures} successors={product.successors}>
          <button
            type="button"
            className={staffButton('secondary', 'justify-self-start')}
            onClick={() => setStockOpen(true)}
          >
            {texts.changeStock}
          </button>
        </ProductFields>
      </StaffFormLayout>
      <StockHistory productId={product.id} />
      <HistoryPanel entity="product" entityId={product.id} />
      <StockDialog product={isStockOpen ? product : undefined} onClose={() => setStockOpen(false)} />
    </>
  );
}

const noKeys: readonly string[] = [];

function ProductFields({
  productId,
  pictures,
  successors,
  children,
}: {
  /** Undefined for a new product. */
  readonly productId?: string;
  readonly pictures: readonly PictureResponse[];
  readonly successors: StaffProduct['successors'];
  readonly children?: ReactNode;
}) {
  const family = useChosenFamily();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <TextFields />
      </div>
      {/* A second column on wide screens; on a phone right below the texts, before the long lists. */}
      <div className="grid min-w-0 gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <StatusFields known={successors} />
        <PriceFields>{children}</PriceFields>
        <CategoryFields />
      </div>
      <div className="grid min-w-0 gap-4">
        <ProductPictures known={pictures} />
        <FactFields />
        <ProductModel />
        <ProductFamilyFields productId={productId} />
        <ProductAttributes except={family?.optionKeys ?? noKeys} />
        <SpecificationRows />
        <PackingFields />
      </div>
    </div>
  );
}

function Marks({ product }: { readonly product: StaffProduct }) {
  const { products: texts, form } = useCatalogueTexts();
  return (
    <span className="flex flex-wrap gap-1">
      <ProductStatusBadge status={product.status} />
      {product.deletedAt && <Badge tone="negative">{form.isDeleted}</Badge>}
      {product.lacksArabic.length > 0 && (
        <Badge tone="waiting">
          {texts.filters.lacks}: {texts.lacks.arabic} (
          {product.lacksArabic.map((field) => form.fields[field]).join(' · ')})
        </Badge>
      )}
      {product.imageIds.length === 0 && (
        <Badge tone="waiting">
          {texts.filters.lacks}: {texts.lacks.picture}
        </Badge>
      )}
    </span>
  );
}

function ProductActions({ product }: { readonly product: StaffProduct }) {
  const { form: texts } = useCatalogueTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const nameOf = useProductName();
  const [isAsking, setAsking] = useState(false);
  const duplicate = useStaffWrite(duplicateProductContract);
  const remove = useStaffWrite(deleteProductContract);
  const restore = useStaffWrite(restoreProductContract);
  const general = useGeneralTexts();
  const name = nameOf(product);
  const status = useProductStatusTexts();

  async function copyPreviewAddress(path: string): Promise<void> {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toasts.show({ text: status.previewCopied });
  }

  async function duplicateProduct(): Promise<void> {
    const answer = await duplicate.send({ params: { id: product.id } });
    if (!answer) return;
    toasts.show({ text: texts.duplicated });
    void navigate(`/admin/products/${answer.data.id}`);
  }

  async function deleteProduct(): Promise<void> {
    const answer = await remove.send({
      params: { id: product.id },
      query: { version: String(product.version) },
    });
    if (!answer) return;
    setAsking(false);
    void navigate('/admin/products');
    toasts.show({
      text: texts.deleted(name),
      undo: async () => {
        if (!(await restore.send({ params: { id: product.id } }))) {
          return toasts.show({ text: general.undoFailed, tone: 'negative' });
        }
        toasts.show({ text: texts.restored(name) });
        void navigate(`/admin/products/${product.id}`);
      },
    });
  }

  return (
    <>
      <a
        href={product.previewPath ?? `/product/${product.slug}`}
        target="_blank"
        rel="noreferrer"
        className={staffButton('secondary')}
      >
        {product.previewPath ? status.preview : texts.view}
      </a>
      {product.previewPath && (
        <button
          type="button"
          className={staffButton('secondary')}
          onClick={() => void copyPreviewAddress(product.previewPath ?? '')}
        >
          {status.copyPreview}
        </button>
      )}
      <button
        type="button"
        aria-disabled={duplicate.isSending}
        className={staffButton('secondary')}
        onClick={() => void duplicateProduct()}
      >
        {texts.duplicate}
      </button>
      <button type="button" className={staffButton('danger')} onClick={() => setAsking(true)}>
        {texts.delete}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deleteTitle(name)}
        confirm={texts.delete}
        tone="danger"
        isBusy={remove.isSending}
        errorText={remove.errorText}
        onConfirm={() => void deleteProduct()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deleteText}</p>
        <Uses uses={product.uses} />
      </ConfirmDialog>
    </>
  );
}

function Uses({ uses }: { readonly uses: StaffProduct['uses'] }) {
  const { form: texts } = useCatalogueTexts();
  const kinds = (['openOrders', 'openQuotations', 'stockAlerts'] as const).filter((kind) => uses[kind] > 0);
  return (
    <ul className="list-disc ps-5">
      {kinds.length === 0 && <li>{texts.uses.none}</li>}
      {kinds.map((kind) => (
        <li key={kind}>{texts.uses[kind](uses[kind])}</li>
      ))}
      <li>{texts.uses.carts}</li>
    </ul>
  );
}

function DeletedProduct({ product }: { readonly product: StaffProduct }) {
  const { form: texts } = useCatalogueTexts();
  const toasts = useToasts();
  const nameOf = useProductName();
  const restore = useStaffWrite(restoreProductContract);
  const restoreProduct = async () => {
    const answer = await restore.send({ params: { id: product.id } });
    if (answer) toasts.show({ text: texts.restored(nameOf(product)) });
  };
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-6">
      <p>{texts.isDeleted}</p>
      {restore.errorText && <p role="alert">{restore.errorText}</p>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-disabled={restore.isSending}
          className={staffButton('primary')}
          onClick={() => void restoreProduct()}
        >
          {texts.restore}
        </button>
      </div>
    </div>
  );
}
