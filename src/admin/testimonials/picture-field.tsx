import { useController } from 'react-hook-form';
import { addressInWidth } from '#images/image-address.ts';
import { staffButton } from '../kit/staff-button.ts';
import { useTestimonialsTexts } from './testimonials-texts.ts';

export function PictureField() {
  const texts = useTestimonialsTexts();
  const { field } = useController({ name: 'image' });
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
      {address && (
        <button type="button" className={staffButton('secondary')} onClick={() => field.onChange(null)}>
          {texts.removePicture}
        </button>
      )}
    </div>
  );
}
