import { createContext, type ReactNode, use, useId, useMemo, useState } from 'react';
import type { siteContentContract } from '#api/staff/site-content/site-content.contract.ts';
import type { MetaOf } from '#api-client/call-api.ts';
import { addressInWidth } from '#images/image-address.ts';
import { useField, useFieldError } from '#ui/forms/form-context.ts';
import { Badge } from '../components/badge.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { fieldId } from '../forms/form-fields.tsx';
import { DescribePicture } from '../pictures/describe-picture.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useHomePageTexts } from './home-page-texts.ts';

type DescribedPicture = MetaOf<typeof siteContentContract>['pictures'][number];

interface KnownPictures {
  readonly find: (address: string) => DescribedPicture | undefined;
  readonly add: (picture: DescribedPicture) => void;
}

const KnownPicturesContext = createContext<KnownPictures | null>(null);

/** Descriptions of the pictures that the form shows: those of the stored contents and those chosen since. */
export function KnownPicturesProvider({
  stored,
  children,
}: {
  readonly stored: readonly DescribedPicture[];
  readonly children: ReactNode;
}) {
  const [added, setAdded] = useState<readonly DescribedPicture[]>([]);
  const known = useMemo(
    () => ({
      find: (address: string) =>
        added.findLast((picture) => picture.address === address) ??
        stored.find((picture) => picture.address === address),
      add: ({ id, address, alt, version }: DescribedPicture) =>
        setAdded((before) => [...before, { id, address, alt, version }]),
    }),
    [added, stored],
  );
  return <KnownPicturesContext value={known}>{children}</KnownPicturesContext>;
}

function useKnownPictures(): KnownPictures {
  const known = use(KnownPicturesContext);
  if (!known) throw new Error('pictures must be chosen inside KnownPicturesProvider');
  return known;
}

/** Picture of the page: uploaded or from the library, with its description in both languages. */
export function PictureChoice({ field, hint }: { readonly field: string; readonly hint?: string }) {
  const { picture: texts } = useHomePageTexts();
  const { value, setValue } = useField(field);
  const error = useFieldError(field);
  const known = useKnownPictures();
  const labelId = useId();
  const [dialog, setDialog] = useState<'library' | 'description' | null>(null);
  const address = value as string | null;
  const chosen = address === null ? undefined : known.find(address);
  const isDescribed = chosen !== undefined && chosen.alt.en !== '' && chosen.alt.ar !== '';

  function take(picture: DescribedPicture): void {
    known.add(picture);
    setValue(picture.address);
  }

  return (
    <fieldset aria-labelledby={labelId} className="grid items-start gap-3 sm:grid-cols-[15rem_1fr]">
      <div>
        <p id={labelId} className="mb-1.5 text-sm font-medium">
          {texts.name}
        </p>
        {address ? (
          <img
            src={addressInWidth(address, 600)}
            alt=""
            className="aspect-video w-full max-w-60 rounded-control bg-sunken object-cover"
          />
        ) : (
          <p className="flex aspect-video w-full max-w-60 items-center justify-center rounded-control bg-sunken text-sm text-ink-soft">
            {texts.none}
          </p>
        )}
      </div>
      <div className="grid gap-2 sm:pt-7">
        {chosen && (
          <p className="text-sm text-ink-soft">
            {isDescribed ? (
              <>
                <bdi lang="en">{chosen.alt.en}</bdi>
                <br />
                <bdi lang="ar">{chosen.alt.ar}</bdi>
              </>
            ) : (
              <Badge tone="waiting">{texts.lacks}</Badge>
            )}
          </p>
        )}
        {hint && !address && <p className="text-sm text-ink-soft">{hint}</p>}
        {error && (
          <p role="alert" className="text-sm text-negative">
            {error}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <UploadButton onStored={take} />
          <button
            type="button"
            id={fieldId(field)}
            aria-haspopup="dialog"
            aria-invalid={error ? true : undefined}
            className={staffButton('secondary')}
            onClick={() => setDialog('library')}
          >
            {texts.pick}
          </button>
          {chosen && (
            <button
              type="button"
              aria-haspopup="dialog"
              className={staffButton('secondary')}
              onClick={() => setDialog('description')}
            >
              {texts.describe}
            </button>
          )}
          {address && (
            <button type="button" className={staffButton('quiet')} onClick={() => setValue(null)}>
              {texts.remove}
            </button>
          )}
        </div>
      </div>
      <PicturePicker isOpen={dialog === 'library'} onTake={take} onClose={() => setDialog(null)} />
      <StaffDialog
        isOpen={dialog === 'description' && chosen !== undefined}
        title={texts.describeTitle}
        onClose={() => setDialog(null)}
      >
        {chosen && (
          <DescribePicture
            key={chosen.version}
            picture={chosen}
            onSaved={({ alt, version }) => {
              known.add({ ...chosen, alt, version });
              setValue(chosen.address);
              setDialog(null);
            }}
          />
        )}
      </StaffDialog>
    </fieldset>
  );
}

function UploadButton({ onStored }: { readonly onStored: (picture: DescribedPicture) => void }) {
  const { picture: texts } = useHomePageTexts();
  const uploads = usePictureUploads('pages', onStored);
  const current = uploads.running.at(-1);
  return (
    <>
      <label
        className={staffButton(
          'secondary',
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent',
        )}
      >
        {current && !current.errorText ? `${texts.upload} ${Math.round(current.part * 100)}%` : texts.upload}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={({ target }) => {
            for (const { id } of uploads.running) uploads.dismiss(id);
            uploads.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {current?.errorText && (
        <p role="alert" className="w-full text-sm text-negative">
          {current.errorText}
        </p>
      )}
    </>
  );
}
