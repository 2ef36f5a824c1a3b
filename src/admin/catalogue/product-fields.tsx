import { type ReactNode, useEffect } from 'react';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import {
  BilingualField,
  FormCheck,
  FormNumber,
  FormSection,
  FormSelect,
  FormText,
} from '../forms/form-fields.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';
import type { ProductValues } from './product-form-values.ts';
import { useCategories } from './use-categories.ts';

export function TextFields() {
  const { form: texts } = useCatalogueTexts();
  return (
    <FormSection title={texts.sections.texts}>
      <BilingualField label={texts.fields.name} en="name" ar="translations.ar.name" />
      <BilingualField
        label={texts.fields.shortDescription}
        en="shortDescription"
        ar="translations.ar.shortDescription"
        hint={texts.hints.shortDescription}
        isOptional
      />
      <BilingualField
        label={texts.fields.description}
        en="description"
        ar="translations.ar.description"
        rows={6}
        isOptional
      />
    </FormSection>
  );
}

export function CategoryFields() {
  const { form: texts, products } = useCatalogueTexts();
  const { categories, nameOf, subcategoriesOf } = useCategories();
  const form = useFormStore<ProductValues>();
  const category = useFormValue((values: ProductValues) => values.category);
  const parts = subcategoriesOf(category);
  const isKnown = categories.length > 0;
  // A subcategory of another category is reset.
  useEffect(() => {
    const chosen = form.values.subcategory;
    if (isKnown && chosen !== null && !parts.some(({ slug }) => slug === chosen)) {
      form.setValues({ subcategory: null });
    }
  }, [isKnown, parts, form]);
  return (
    <FormSection title={texts.sections.place}>
      {/* Rendered once their options are loaded: a select without its option would show another one. */}
      {categories.length > 0 && (
        <>
          <FormSelect field="category" label={texts.fields.category}>
            <option value="">{texts.hints.choose}</option>
            {categories.map((place) => (
              <option key={place.id} value={place.slug}>
                {nameOf(place)}
              </option>
            ))}
          </FormSelect>
          <FormSelect field="subcategory" label={texts.fields.subcategory} isOptional>
            <option value="">{products.noSubcategory}</option>
            {parts.map((place) => (
              <option key={place.id} value={place.slug}>
                {nameOf(place)}
              </option>
            ))}
          </FormSelect>
        </>
      )}
      <FormText
        field="slug"
        label={texts.fields.slug}
        hint={texts.hints.slug}
        dir="ltr"
        spellCheck={false}
        isOptional
      />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{texts.sections.marks}</legend>
        <FormCheck field="isFeatured" label={texts.fields.isFeatured} />
        <FormCheck field="isNewArrival" label={texts.fields.isNewArrival} />
        <FormCheck field="isBestSeller" label={texts.fields.isBestSeller} />
      </fieldset>
    </FormSection>
  );
}

export function PriceFields({ children }: { readonly children?: ReactNode }) {
  const { form: texts } = useCatalogueTexts();
  return (
    <FormSection title={texts.sections.price}>
      <FormNumber field="price" label={texts.fields.price} />
      <FormNumber field="stock" label={texts.fields.stock} hint={children ? texts.hints.stock : undefined} />
      {children}
    </FormSection>
  );
}

export function FactFields() {
  const { form: texts } = useCatalogueTexts();
  return (
    <FormSection title={texts.sections.facts}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText field="sku" label={texts.fields.sku} hint={texts.hints.sku} dir="ltr" spellCheck={false} />
        <FormText field="brand" label={texts.fields.brand} />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm text-ink-soft">
          {texts.fields.dimensions}: {texts.hints.measures}
        </legend>
        <div className="grid gap-4 sm:grid-cols-4">
          <FormNumber field="dimensions.width" label={texts.fields.width} />
          <FormNumber field="dimensions.depth" label={texts.fields.depth} />
          <FormNumber field="dimensions.height" label={texts.fields.height} />
          <FormNumber field="weightKg" label={texts.fields.weightKg} isOptional />
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormNumber field="warrantyMonths" label={texts.fields.warrantyMonths} />
        <FormNumber field="leadTimeDays" label={texts.fields.leadTimeDays} />
      </div>
    </FormSection>
  );
}
