import { useState } from 'react';
import { imagesContract } from '#api/staff/images/images.contract.ts';
import { Loaded } from '../components/loaded.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { usePictureTexts } from './picture-texts.ts';
import type { StoredPicture } from './use-picture-uploads.ts';

interface PicturePickerProps {
  readonly isOpen: boolean;
  readonly onTake: (picture: StoredPicture) => void;
  readonly onClose: () => void;
}

/** Dialog to choose a picture of the library. */
export function PicturePicker({ isOpen, onTake, onClose }: PicturePickerProps) {
  const texts = usePictureTexts();
  return (
    <StaffDialog isOpen={isOpen} isWide title={texts.onThisPage} onClose={onClose}>
      <Library
        onTake={(picture) => {
          onTake(picture);
          onClose();
        }}
      />
    </StaffDialog>
  );
}

function Library({ onTake }: Pick<PicturePickerProps, 'onTake'>) {
  const texts = usePictureTexts();
  const general = useGeneralTexts();
  const locale = useStaffLocale();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useStaffQuery(imagesContract, { query: { ...(search && { search }), page: String(page) } });
  return (
    <div className="grid gap-4">
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
        className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-sm placeholder:text-ink-faint hover:border-ink"
      />
      <Loaded query={query}>
        {({ data, meta }) => (
          <>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
              {data.map((picture) => (
                <li key={picture.id}>
                  <button
                    type="button"
                    aria-label={texts.take(picture.alt[locale] || picture.originalName)}
                    title={picture.originalName}
                    onClick={() => onTake(picture)}
                    className="block w-full rounded-control border border-line p-1 hover:border-accent"
                  >
                    <img
                      src={picture.thumbnail}
                      alt=""
                      width={300}
                      height={300}
                      loading="lazy"
                      className="aspect-square w-full rounded-control bg-ground object-contain"
                    />
                  </button>
                </li>
              ))}
            </ul>
            <div className="flex justify-end gap-2">
              {page > 1 && (
                <button type="button" className={staffButton('secondary')} onClick={() => setPage(page - 1)}>
                  {general.previous}
                </button>
              )}
              {page < meta.pages && (
                <button type="button" className={staffButton('secondary')} onClick={() => setPage(page + 1)}>
                  {general.next}
                </button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
