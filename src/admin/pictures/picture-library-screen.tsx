import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { deleteImageContract, imagesContract } from '#api/staff/images/images.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { picturesOnPage } from '#domain/pictures/picture-library.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Badge } from '../components/badge.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog, StaffDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { DescribePicture } from './describe-picture.tsx';
import { PictureDropzone } from './picture-dropzone.tsx';
import { usePictureTexts } from './picture-texts.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

type StoredPicture = DataOf<typeof imagesContract>[number];

export function PictureLibraryScreen() {
  const texts = usePictureTexts();
  const toasts = useToasts();
  const address = useListParams();
  const query = useStaffQuery(imagesContract, { query: address.values });
  const [openId, setOpenId] = useState<string>();
  const notify = useCallback(() => toasts.show({ text: texts.uploaded(1) }), [toasts, texts]);
  const uploads = usePictureUploads('products', notify);
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <PictureDropzone running={uploads.running} onFiles={uploads.add} onDismiss={uploads.dismiss} />
      <ListTools
        address={address}
        searchLabel={texts.search}
        filters={[
          {
            name: 'show',
            label: texts.show,
            options: [
              { value: 'unused', label: texts.unused(query.data?.meta.unused ?? 0) },
              { value: 'without-alt', label: texts.withoutAlt },
            ],
          },
        ]}
      >
        {address.values.show === 'unused' && <RemoveUnused pictures={query.data?.data ?? []} />}
      </ListTools>
      <Loaded query={query}>
        {({ data, meta }) => (
          <>
            {data.length === 0 ? (
              <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
                {texts.empty}
              </p>
            ) : (
              <ul
                aria-label={texts.caption}
                className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3"
              >
                {data.map((picture) => (
                  <PictureTile key={picture.id} picture={picture} onOpen={() => setOpenId(picture.id)} />
                ))}
              </ul>
            )}
            <Pagination address={address} page={meta.page} pageSize={picturesOnPage} total={meta.total} />
            <PictureDialog
              picture={data.find(({ id }) => id === openId)}
              onClose={() => setOpenId(undefined)}
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function PictureTile({ picture, onOpen }: { readonly picture: StoredPicture; readonly onOpen: () => void }) {
  const texts = usePictureTexts();
  const locale = useStaffLocale();
  const isDescribed = picture.alt.en !== '' && picture.alt.ar !== '';
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full gap-1.5 rounded-card border border-line bg-surface p-2 text-start hover:border-ink"
      >
        <img
          src={picture.thumbnail}
          alt=""
          width={300}
          height={300}
          loading="lazy"
          className="aspect-square w-full rounded-control bg-ground object-contain"
        />
        <span className="sr-only">{texts.open(picture.alt[locale] || picture.originalName)}</span>
        <span className="truncate text-xs">
          <bdi>{picture.originalName}</bdi>
        </span>
        <span className="flex min-h-6 flex-wrap gap-1">
          {picture.uses.length === 0 && <Badge>{texts.usedNowhere.replace(/[.]$/, '')}</Badge>}
          {!isDescribed && <Badge tone="waiting">{texts.lacksAlt}</Badge>}
        </span>
      </button>
    </li>
  );
}

function PictureDialog({
  picture,
  onClose,
}: {
  readonly picture: StoredPicture | undefined;
  readonly onClose: () => void;
}) {
  const texts = usePictureTexts();
  return (
    <StaffDialog
      isOpen={picture !== undefined}
      isWide
      title={picture?.originalName ?? texts.caption}
      onClose={onClose}
    >
      {picture && (
        <div className="grid gap-6 md:grid-cols-2">
          <div className="grid content-start gap-4">
            <img
              src={picture.address}
              alt=""
              width={picture.width}
              height={picture.height}
              className="max-h-80 w-full rounded-control bg-ground object-contain"
            />
            <PictureFacts picture={picture} />
          </div>
          <div className="grid content-start gap-6">
            <DescribePicture key={picture.version} picture={picture} onSaved={() => {}} />
            <PictureUses picture={picture} onGone={onClose} />
          </div>
        </div>
      )}
    </StaffDialog>
  );
}

function PictureFacts({ picture }: { readonly picture: StoredPicture }) {
  const texts = usePictureTexts();
  const locale = useStaffLocale();
  const facts = [
    [texts.facts.uploaded, formatMoment(locale, new Date(picture.uploadDate))],
    [texts.facts.measures, `${picture.width} × ${picture.height}`],
    [texts.facts.size, `${Math.max(1, Math.round(picture.size / 1024)).toLocaleString('en')} kB`],
    [texts.facts.type, picture.type],
    [texts.facts.address, picture.fullPath],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const screenOf = {
  product: '/admin/products',
  category: '/admin/categories',
  article: '/admin/articles',
} as const;

function PictureUses({ picture, onGone }: { readonly picture: StoredPicture; readonly onGone: () => void }) {
  const texts = usePictureTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, errorText } = useStaffWrite(deleteImageContract);
  const remove = async () => {
    const answer = await send({ params: { id: picture.id }, query: { version: String(picture.version) } });
    if (!answer) return;
    setAsking(false);
    onGone();
    toasts.show({ text: texts.removed });
  };
  return (
    <div className="grid gap-3">
      <h3 className="font-medium">{texts.usedBy}</h3>
      {picture.uses.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.usedNowhere}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {picture.uses.map(({ kind, id, name, isDeleted }) => (
            <li key={`${kind}-${id}`} className="flex flex-wrap items-center gap-2">
              <span className="text-ink-faint">{texts.uses[kind]}</span>
              {kind === 'product' || kind === 'category' || kind === 'article' ? (
                <Link
                  to={`${screenOf[kind]}/${id}`}
                  className="inline-flex min-h-8 items-center text-accent underline underline-offset-4"
                >
                  <bdi>{name[locale] || name.en}</bdi>
                </Link>
              ) : (
                <bdi>{name[locale] || name.en}</bdi>
              )}
              {isDeleted && <Badge>{texts.deletedProduct}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {picture.uses.length === 0 ? (
        <button
          type="button"
          className={staffButton('danger', 'justify-self-start')}
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </button>
      ) : (
        <p className="text-xs text-ink-faint">{texts.cannotRemove}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        confirm={texts.remove}
        tone="danger"
        isBusy={isSending}
        errorText={errorText}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Selects all unused pictures of this page. */
function RemoveUnused({ pictures }: { readonly pictures: readonly StoredPicture[] }) {
  const texts = usePictureTexts();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, errorText } = useStaffWrite(deleteImageContract);
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  if (unused.length === 0) return null;
  const removeAll = async () => {
    let removed = 0;
    for (const { id, version } of unused) {
      if (!(await send({ params: { id }, query: { version: String(version) } }))) break;
      removed += 1;
    }
    if (removed > 0) toasts.show({ text: texts.removedMany(removed) });
    if (removed === unused.length) setAsking(false);
  };
  return (
    <>
      <button type="button" className={staffButton('danger')} onClick={() => setAsking(true)}>
        {texts.removeUnused}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeUnusedTitle(unused.length)}
        confirm={texts.removeUnused}
        tone="danger"
        isBusy={isSending}
        errorText={errorText}
        onConfirm={() => void removeAll()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
