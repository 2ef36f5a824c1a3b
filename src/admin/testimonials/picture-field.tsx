import { useState } from 'react';
import { useController } from 'react-hook-form';
import { addressInWidth } from '#images/image-address.ts';
import { staffButton } from '../kit/staff-button.ts';
import { ProductPictureDialog } from './product-picture-dialog.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';

export function PictureField() {
  const texts = useTestimonialsTexts();
  const { field } = useController({ name: 'image' });
  const [isOpen, setOpen] = useState(false);
  const address = field.value as string | null;
  return (
    <div className="flex flex-wrap items-center gap-4">
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
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          className={staffButton('secondary')}
          onClick={() => setOpen(true)}
        >
          {texts.choosePicture}
        </button>
        {address && (
          <button type="button" className={staffButton('quiet')} onClick={() => field.onChange(null)}>
            {texts.removePicture}
          </button>
        )}
      </div>
      <ProductPictureDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          field.onChange(chosen);
          setOpen(false);
        }}
      />
    </div>
  );
}
