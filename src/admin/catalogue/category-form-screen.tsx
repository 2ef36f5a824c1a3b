import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  changeCategoryContract,
  createCategoryContract,
  deleteCategoryContract,
  restoreCategoryContract,
} from '#api/staff/categories/categories.contract.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { useAttributesTexts } from '../attributes/attributes-texts.ts';
import { CategoryAttributes } from '../attributes/category-attributes.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { CategoryPicture, CategoryTexts, SubcategoryRows } from './category-fields.tsx';
import { bodyOf, type EditedCategory, emptyEntity, valuesOf } from './category-form-values.ts';
import { CategorySelect } from './category-options.tsx';
import { type StaffCategory, useCategories } from './use-categories.ts';

function useFieldNames() {
  const { categories: texts } = useCatalogueTexts();
  return {
    name: texts.name,
    description: texts.description,
    translations: texts.name,
    department: texts.department,
    slug: texts.slug,
    imageId: texts.picture,
    subcategories: texts.subcategoriesTitle,
    attributes: useAttributesTexts().ofCategory.title,
  };
}

export function NewCategoryScreen() {
  const { categories: texts } = useCatalogueTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffForm = useStaffForm({
    name: 'category/new',
    contract: createCategoryContract,
    stored: emptyEntity,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values) => ({ body: bodyOf(values) }),
    onSaved: ({ data }) => {
      toasts.show({ text: texts.saved });
      void navigate(`/admin/categories/${data.id}`, { replace: true });
    },
  });
  return (
    <Screen title={texts.newTitle} back={{ to: '/admin/categories', name: texts.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
        <CategoryTexts />
        <CategoryPicture image={null} />
        <SubcategoryRows />
        <CategoryAttributes />
      </StaffFormLayout>
    </Screen>
  );
}

export function CategoryFormScreen() {
  const { id = '' } = useParams();
  const { categories: texts } = useCatalogueTexts();
  const general = useGeneralTexts();
  const { query, nameOf } = useCategories();
  const category = query.data?.data.categories.find((one) => one.id === id);
  return (
    <Screen
      title={category ? nameOf(category) : texts.title}
      back={{ to: '/admin/categories', name: texts.title }}
      actions={category && <CategoryActions category={category} />}
    >
      <Loaded query={query}>
        {() =>
          category ? (
            <>
              <CategoryForm key={category.id} category={category} />
              <HistoryPanel entity="category" entityId={category.id} />
            </>
          ) : (
            <p>{general.notFound}</p>
          )
        }
      </Loaded>
    </Screen>
  );
}

function CategoryForm({ category }: { readonly category: StaffCategory }) {
  const { categories: texts } = useCatalogueTexts();
  const toasts = useToasts();
  const moveTo = useRef<string>(undefined);
  const [isAsking, setAsking] = useState(false);
  const staffForm = useStaffForm({
    name: `category/${category.id}`,
    contract: changeCategoryContract,
    stored: category as EditedCategory,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values, version = category.version) => ({
      params: { id: category.id },
      query: { ...(moveTo.current && { moveProductsTo: moveTo.current }) },
      body: { ...bodyOf(values), version },
    }),
    onSaved: () => {
      moveTo.current = undefined;
      toasts.show({ text: texts.saved });
    },
  });
  /** Products of a removed subcategory need another category before saving. */
  const save = () => {
    const remaining = new Set(staffForm.form.values.subcategories.map(({ id }) => id));
    const isMissingPlace = category.subcategories.some(
      ({ id, products }) => products > 0 && !remaining.has(id),
    );
    if (isMissingPlace && moveTo.current === undefined) setAsking(true);
    else staffForm.save();
  };
  return (
    <>
      <StaffFormLayout staffForm={{ ...staffForm, save }} fieldNames={useFieldNames()}>
        <CategoryTexts />
        <CategoryPicture image={category.image} />
        <SubcategoryRows />
        <CategoryAttributes />
      </StaffFormLayout>
      <MoveDialog
        isOpen={isAsking}
        title={texts.moveTitle}
        text={texts.moveText}
        confirm={texts.moveAndSave}
        onConfirm={(place) => {
          moveTo.current = place;
          setAsking(false);
          staffForm.save();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function CategoryActions({ category }: { readonly category: StaffCategory }) {
  const { categories: texts } = useCatalogueTexts();
  const { nameOf } = useCategories();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const general = useGeneralTexts();
  const { send, isSending, errorText } = useStaffWrite(deleteCategoryContract);
  const restore = useStaffWrite(restoreCategoryContract);
  const name = nameOf(category);

  async function remove(place: string | undefined): Promise<void> {
    const answer = await send({
      params: { id: category.id },
      query: { version: String(category.version), ...(place && { moveProductsTo: place }) },
    });
    if (!answer) return;
    setAsking(false);
    void navigate('/admin/categories');
    toasts.show({
      text: texts.deleted(name),
      undo: async () => {
        if (!(await restore.send({ params: { id: category.id } }))) {
          return toasts.show({ text: general.undoFailed, tone: 'negative' });
        }
        toasts.show({ text: texts.restored(name) });
        void navigate(`/admin/categories/${category.id}`);
      },
    });
  }

  return (
    <>
      <a
        href={`/category/${category.id}`}
        target="_blank"
        rel="noreferrer"
        className={staffButton('secondary')}
      >
        {texts.view}
      </a>
      <button type="button" className={staffButton('danger')} onClick={() => setAsking(true)}>
        {texts.delete}
      </button>
      <MoveDialog
        isOpen={isAsking}
        title={texts.deleteTitle(name)}
        text={category.products > 0 ? texts.deleteFull(category.products) : texts.deleteEmpty}
        confirm={texts.delete}
        tone="danger"
        without={category.id}
        isBusy={isSending}
        errorText={errorText}
        onConfirm={(place) => void remove(place)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface MoveDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly tone?: 'primary' | 'danger';
  /** The category that is being deleted, which is no option. */
  readonly without?: string;
  readonly isBusy?: boolean;
  readonly errorText?: string | undefined;
  readonly onConfirm: (place: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks which category products move to. A category without products may have deleted ones, so it always asks. */
function MoveDialog({ text, without, onConfirm, ...dialog }: MoveDialogProps) {
  const [place, setPlace] = useState('');
  return (
    <ConfirmDialog {...dialog} onConfirm={() => onConfirm(place.split('/').at(-1) || undefined)}>
      <p>{text}</p>
      <CategorySelect value={place} onChange={setPlace} {...(without && { without })} />
    </ConfirmDialog>
  );
}
