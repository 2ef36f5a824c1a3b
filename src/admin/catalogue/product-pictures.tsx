import { useCallback, useState } from 'react';
import { mostPictures } from '#domain/catalogue/products/product-body.ts';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Badge } from '../components/badge.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { FormSection } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { DescribePicture } from '../pictures/describe-picture.tsx';
import { PictureDropzone } from '../pictures/picture-dropzone.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { usePictureTexts } from '../pictures/picture-texts.ts';
import { type StoredPicture, usePictureUploads } from '../pictures/use-picture-uploads.ts';
import type { ProductValues } from './product-form-values.ts';

export type PictureResponse = Pick<StoredPicture, 'id' | 'address' | 'alt' | 'version'>;

/** Pictures of a product: uploaded or from the library, and reordered. */
export function ProductPictures({ known }: { readonly known: readonly PictureResponse[] }) {
  const texts = usePictureTexts();
  const locale = useStaffLocale();
  const form = useFormStore<ProductValues>();
  const imageIds = useFormValue((values: ProductValues) => values.imageIds);
  const [added, setAdded] = useState<readonly PictureResponse[]>([]);
  const [described, setDescribed] = useState<number>();
  const [isPicking, setPicking] = useState(false);
  const change = useCallback((ids: readonly string[]) => form.setValues({ imageIds: ids }), [form]);
  const take = useCallback(
    (picture: PictureResponse) => {
      setAdded((before) => [picture, ...before.filter(({ id }) => id !== picture.id)]);
      const ids = form.values.imageIds;
      if (!ids.includes(picture.id) && ids.length < mostPictures) change([...ids, picture.id]);
    },
    [change, form],
  );
  const uploads = usePictureUploads('products', take);
  const pictures = imageIds.map(
    (id) =>
      [...added, ...known].find((one) => one.id === id) ?? {
        id,
        address: '',
        alt: { en: '', ar: '' },
        version: 1,
      },
  );
  const open = described === undefined ? undefined : pictures[described];
  return (
    <FormSection title={texts.pictures} intro={texts.picturesHint}>
      {pictures.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.noPictures}</p>
      ) : (
        <ReorderList
          isGrid
          label={texts.pictures}
          items={pictures}
          keyOf={({ id }) => id}
          nameOf={({ alt }) => alt[locale] || texts.pictures}
          entryName={(_, index) => texts.picture(index + 1)}
          onReorder={(order) => change(order.map(({ id }) => id))}
        >
          {(picture, index) => (
            <div className="grid gap-2 p-2">
              {picture.address ? (
                <img
                  src={picture.address}
                  alt={picture.alt[locale] || texts.picture(index + 1)}
                  width={300}
                  height={300}
                  draggable={false}
                  className="aspect-square w-full rounded-control bg-ground object-contain"
                />
              ) : (
                <span className="aspect-square rounded-control bg-ground" />
              )}
              <div className="flex min-h-6 flex-wrap gap-1">
                {index === 0 && <Badge tone="accent">{texts.first}</Badge>}
                {!(picture.alt.en && picture.alt.ar) && <Badge tone="waiting">{texts.lacksAlt}</Badge>}
              </div>
              <button
                type="button"
                aria-label={texts.describe(index + 1)}
                className={staffButton('quiet', 'px-2')}
                onClick={() => setDescribed(index)}
              >
                {texts.alt}
              </button>
              <button
                type="button"
                aria-label={texts.takeAway(index + 1)}
                className="hit-area absolute end-1 top-1 rounded-control bg-surface/90 text-ink-soft hover:bg-sunken"
                onClick={() => change(imageIds.filter((id) => id !== picture.id))}
              >
                <CloseIcon />
              </button>
            </div>
          )}
        </ReorderList>
      )}
      <PictureDropzone running={uploads.running} onFiles={uploads.add} onDismiss={uploads.dismiss} />
      <button
        type="button"
        className={staffButton('secondary', 'justify-self-start')}
        onClick={() => setPicking(true)}
      >
        {texts.pick}
      </button>
      <PicturePicker isOpen={isPicking} onTake={take} onClose={() => setPicking(false)} />
      <StaffDialog
        isOpen={open !== undefined}
        title={texts.describe((described ?? 0) + 1)}
        onClose={() => setDescribed(undefined)}
      >
        {open && (
          <DescribePicture
            picture={open}
            onSaved={(saved) => {
              setAdded((before) => [{ ...open, ...saved }, ...before.filter(({ id }) => id !== open.id)]);
              setDescribed(undefined);
            }}
          />
        )}
      </StaffDialog>
    </FormSection>
  );
}
