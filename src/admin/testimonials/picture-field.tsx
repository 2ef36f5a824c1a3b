import { useState } from 'react';
import { addressInWidth } from '#images/image-address.ts';
import { useField } from '#ui/forms/form-context.ts';
import { staffButton } from '../components/staff-button.ts';
import { PictureDropzone } from '../pictures/picture-dropzone.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { usePictureTexts } from '../pictures/picture-texts.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useTestimonialsTexts } from './testimonials-texts.ts';

/** Picture of a testimonial: uploaded or from the library. */
export function PictureField() {
  const texts = useTestimonialsTexts();
  const pictures = usePictureTexts();
  const { value, setValue } = useField('image');
  const [isPicking, setPicking] = useState(false);
  const take = (picture: { readonly address: string }) => setValue(picture.address);
  const uploads = usePictureUploads('testimonials', take);
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
            type="button"
            aria-haspopup="dialog"
            className={staffButton('secondary')}
            onClick={() => setPicking(true)}
          >
            {pictures.pick}
          </button>
          {address && (
            <button type="button" className={staffButton('quiet')} onClick={() => setValue(null)}>
              {texts.removePicture}
            </button>
          )}
        </div>
      </div>
      <PicturePicker isOpen={isPicking} onTake={take} onClose={() => setPicking(false)} />
    </div>
  );
}
