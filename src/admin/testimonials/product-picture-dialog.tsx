import { useDeferredValue, useId, useState } from 'react';
import { productsSearchTermContract } from '#api/products.contract.ts';
import { addressInWidth } from '#images/image-address.ts';
import { TextField } from '#ui/text-field.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { StaffDialog } from '../kit/staff-dialog.tsx';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { useStaffQuery } from '../kit/use-staff-query.ts';
import { useTestimonialsTexts } from './testimonials-texts.ts';

interface ProductPictureDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (address: string) => void;
}

/** What the customer bought: found by the shop's own search, with the pictures that it has. */
export function ProductPictureDialog({ isOpen, onClose, onChoose }: ProductPictureDialogProps) {
  const texts = useTestimonialsTexts();
  return (
    <StaffDialog isOpen={isOpen} isWide title={texts.choosePicture} onClose={onClose}>
      <Choice onChoose={onChoose} />
    </StaffDialog>
  );
}

function Choice({ onChoose }: Pick<ProductPictureDialogProps, 'onChoose'>) {
  const texts = useTestimonialsTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed).trim();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog lies in the form; Enter must not save that
    <div
      className="grid gap-4"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <TextField
        id={id}
        type="search"
        label={texts.searchProduct}
        autoComplete="off"
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {/^\.*$/.test(term) ? (
        <p className="py-8 text-center text-sm text-ink-soft">{texts.searchProductHint}</p>
      ) : (
        <Found term={term} onChoose={onChoose} />
      )}
    </div>
  );
}

function Found({ term, onChoose }: Pick<ProductPictureDialogProps, 'onChoose'> & { readonly term: string }) {
  const texts = useTestimonialsTexts();
  const locale = useStaffLocale();
  const query = useStaffQuery(productsSearchTermContract, { params: { term }, query: { pageSize: '24' } });
  return (
    <Loaded query={query}>
      {({ data }) => {
        const pictures = data.flatMap(({ name, translations, images }) =>
          images.map((address) => ({ address, name: (locale === 'ar' && translations.ar.name) || name })),
        );
        if (pictures.length === 0) {
          return <p className="py-8 text-center text-sm text-ink-soft">{texts.noProductPicture}</p>;
        }
        return (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
            {pictures.map(({ address, name }) => (
              <li key={address}>
                <button
                  type="button"
                  className="block w-full rounded-control border border-line p-2 text-start text-sm hover:border-accent"
                  onClick={() => onChoose(addressInWidth(address, 600))}
                >
                  <img
                    src={addressInWidth(address, 300)}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full rounded-control bg-sunken object-cover"
                  />
                  <span className="mt-1.5 line-clamp-2">
                    <bdi>{name}</bdi>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
