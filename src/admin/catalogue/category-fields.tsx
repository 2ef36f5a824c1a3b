import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { addressInWidth } from '#images/image-address.ts';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { BilingualField, FormSection, FormSelect, FormText } from '../kit/form-fields.tsx';
import { ReorderList } from '../kit/reorder-list.tsx';
import { staffButton } from '../kit/staff-button.ts';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { PictureDrop } from '../pictures/picture-drop.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { usePictureTexts } from '../pictures/picture-texts.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { type CategoryValues, newSubcategory } from './category-form-values.ts';
import { usePlaces } from './use-places.ts';

export function CategoryTexts() {
  const { categories: texts, form } = useCatalogueTexts();
  const locale = useStaffLocale();
  const { departments } = usePlaces();
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

/** One picture; taking another one replaces it. */
export function CategoryPicture({ image }: { readonly image: string | null }) {
  const { categories: texts } = useCatalogueTexts();
  const pictureTexts = usePictureTexts();
  const { setValue } = useFormContext<CategoryValues>();
  const imageId = useWatch<CategoryValues, 'imageId'>({ name: 'imageId' });
  const [taken, setTaken] = useState<{ readonly id: string; readonly address: string }>();
  const [isPicking, setPicking] = useState(false);
  const take = (picture: { readonly id: string; readonly address: string }) => {
    setTaken(picture);
    setValue('imageId', picture.id, { shouldDirty: true });
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
            onClick={() => setValue('imageId', null, { shouldDirty: true })}
          >
            {texts.takeAway}
          </button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{texts.noPicture}</p>
      )}
      <PictureDrop running={uploads.running} onFiles={uploads.add} onDismiss={uploads.dismiss} />
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
  const { getValues } = useFormContext<CategoryValues>();
  const { fields, append, remove, replace } = useFieldArray<CategoryValues, 'subcategories', 'rowId'>({
    name: 'subcategories',
    keyName: 'rowId',
  });
  const nameOf = (index: number) => {
    const part = getValues('subcategories')[index];
    return (locale === 'ar' ? part?.translations.ar.name : part?.name) || part?.name || texts.newSubcategory;
  };
  return (
    <FormSection title={texts.subcategoriesTitle} intro={texts.subcategoriesHint}>
      <ReorderList
        label={texts.subcategoriesTitle}
        items={fields}
        keyOf={({ key }) => key}
        nameOf={({ name }) => name || texts.newSubcategory}
        handleLabel={(_, index) => texts.move(nameOf(index))}
        onReorder={(order) => {
          // What is typed counts, not what the rows began with.
          const typed = getValues('subcategories');
          replace(order.flatMap(({ key }) => typed.find((part) => part.key === key) ?? []));
        }}
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
            <button
              type="button"
              aria-label={texts.removeSubcategory(nameOf(index))}
              className="hit-area absolute end-1 top-1 rounded-control text-ink-soft hover:bg-sunken"
              onClick={() => remove(index)}
            >
              <CloseIcon />
            </button>
          </div>
        )}
      </ReorderList>
      <button
        type="button"
        className={staffButton('secondary', 'justify-self-start')}
        onClick={() => append(newSubcategory())}
      >
        <PlusIcon />
        {texts.addSubcategory}
      </button>
    </FormSection>
  );
}
