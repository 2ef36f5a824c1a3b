import { useState } from 'react';
import { addressInWidth } from '#images/image-address.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFieldArray, useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { RemoveButton } from '../components/remove-button.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { staffButton } from '../components/staff-button.ts';
import { BilingualField, FormSection, FormSelect, FormText, fieldId } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { PictureDropzone } from '../pictures/picture-dropzone.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { usePictureTexts } from '../pictures/picture-texts.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { type CategoryValues, newSubcategory } from './category-form-values.ts';
import { useCategories } from './use-categories.ts';

export function CategoryTexts() {
  const { categories: texts, form } = useCatalogueTexts();
  const locale = useStaffLocale();
  const { departments } = useCategories();
  return (
    <FormSection title={texts.texts}>
      <BilingualField label={texts.name} en="name" ar="translations.ar.name" />
      <BilingualField
        label={texts.description}
        en="description"
        ar="translations.ar.description"
        rows={3}
        isOptional
      />
      <div className="grid gap-4 md:grid-cols-2">
        {departments.length > 0 && (
          <FormSelect field="department" label={texts.department}>
            <option value="">{form.hints.choose}</option>
            {departments.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name[locale]}
              </option>
            ))}
          </FormSelect>
        )}
        <FormText field="slug" label={texts.slug} dir="ltr" spellCheck={false} isOptional />
      </div>
    </FormSection>
  );
}

/** Picture of a category; choosing another one replaces it. */
export function CategoryPicture({ image }: { readonly image: string | null }) {
  const { categories: texts } = useCatalogueTexts();
  const pictureTexts = usePictureTexts();
  const form = useFormStore<CategoryValues>();
  const imageId = useFormValue((values: CategoryValues) => values.imageId);
  const [taken, setTaken] = useState<{ readonly id: string; readonly address: string }>();
  const [isPicking, setPicking] = useState(false);
  const take = (picture: { readonly id: string; readonly address: string }) => {
    setTaken(picture);
    form.setValues({ imageId: picture.id });
  };
  const uploads = usePictureUploads('categories', take);
  const address = taken && taken.id === imageId ? taken.address : image && addressInWidth(image, 600);
  return (
    <FormSection title={texts.picture}>
      {imageId && address ? (
        <div className="grid gap-2">
          <img
            src={address}
            alt=""
            width={600}
            height={400}
            className="aspect-[3/2] w-full max-w-md rounded-control bg-ground object-cover"
          />
          <button
            type="button"
            className={staffButton('quiet', 'justify-self-start')}
            onClick={() => form.setValues({ imageId: null })}
          >
            {texts.takeAway}
          </button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{texts.noPicture}</p>
      )}
      <PictureDropzone running={uploads.running} onFiles={uploads.add} onDismiss={uploads.dismiss} />
      <button
        type="button"
        className={staffButton('secondary', 'justify-self-start')}
        onClick={() => setPicking(true)}
      >
        {pictureTexts.pick}
      </button>
      <PicturePicker isOpen={isPicking} onTake={take} onClose={() => setPicking(false)} />
    </FormSection>
  );
}

export function SubcategoryRows() {
  const { categories: texts } = useCatalogueTexts();
  const locale = useStaffLocale();
  const parts = useFormValue(({ subcategories }: CategoryValues) => subcategories);
  const { rows, append, remove, reorder } =
    useFieldArray<CategoryValues['subcategories'][number]>('subcategories');
  const nameOf = (index: number) => {
    const part = parts[index];
    return (locale === 'ar' ? part?.translations.ar.name : part?.name) || part?.name || texts.newSubcategory;
  };
  return (
    <FormSection title={texts.subcategoriesTitle} intro={texts.subcategoriesHint}>
      <ReorderList
        label={texts.subcategoriesTitle}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ initial }) => initial.name || texts.newSubcategory}
        entryName={(_, index) => nameOf(index)}
        onReorder={(order) => reorder(order.map(({ key }) => key))}
      >
        {(_, index) => (
          <div className="grid gap-3 py-3 ps-13 pe-13">
            <BilingualField
              label={texts.name}
              en={`subcategories.${index}.name`}
              ar={`subcategories.${index}.translations.ar.name`}
            />
            <BilingualField
              label={texts.description}
              en={`subcategories.${index}.description`}
              ar={`subcategories.${index}.translations.ar.description`}
              isOptional
            />
            <RemoveButton label={texts.removeSubcategory(nameOf(index))} onRemove={() => remove(index)} />
          </div>
        )}
      </ReorderList>
      <button
        type="button"
        className={staffButton('secondary', 'justify-self-start')}
        onClick={() => {
          append(newSubcategory());
          focusControl(fieldId(`subcategories.${rows.length}.name`));
        }}
      >
        <PlusIcon />
        {texts.addSubcategory}
      </button>
    </FormSection>
  );
}
