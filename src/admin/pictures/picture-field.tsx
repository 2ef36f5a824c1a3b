import { useState } from 'react';
import type { UploadCategory } from '#domain/pictures/picture-library.ts';
import { addressInWidth } from '#images/image-address.ts';
import { useField } from '#ui/forms/form-context.ts';
import { FieldNotes } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useFormFieldFrame } from '../forms/form-fields.tsx';
import { PictureDropzone } from './picture-dropzone.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { usePictureTexts } from './picture-texts.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

interface PictureFieldProps {
  /** Path of the address in the form's values; null without a picture. */
  readonly field: string;
  readonly category: UploadCategory;
}

/** One picture of a form: uploaded or from the library. */
export function PictureField({ field, category }: PictureFieldProps) {
  const texts = usePictureTexts();
  const { value, setValue } = useField(field);
  const { id, error } = useFormFieldFrame(field, false);
  const [isPicking, setPicking] = useState(false);
  const take = (picture: { readonly address: string }) => setValue(picture.address);
  const uploads = usePictureUploads(category, take);
  const address = value as string | null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[15rem_1fr]">
      {address ? (
        <img
          src={addressInWidth(address, 600)}
          alt=""
          className="h-40 w-60 rounded-control bg-sunken object-cover"
        />
      ) : (
        <p className="flex h-40 w-60 items-center justify-center rounded-control bg-sunken text-sm text-ink-soft">
          {texts.noPicture}
        </p>
      )}
      <div className="grid gap-3">
        <PictureDropzone running={uploads.running} onFiles={uploads.add} onDismiss={uploads.dismiss} />
        <div className="flex flex-wrap gap-2">
          <button
            id={id}
            type="button"
            aria-haspopup="dialog"
            className={staffButton('secondary')}
            onClick={() => setPicking(true)}
          >
            {texts.pick}
          </button>
          {address && (
            <button type="button" className={staffButton('quiet')} onClick={() => setValue(null)}>
              {texts.removePicture}
            </button>
          )}
        </div>
        <FieldNotes id={id} hint={undefined} error={error} />
      </div>
      <PicturePicker isOpen={isPicking} onTake={take} onClose={() => setPicking(false)} />
    </div>
  );
}
