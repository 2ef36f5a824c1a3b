import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import {
  addToList,
  createList,
  hasRoomFor,
  type ListLine,
  longestListName,
  mostLists,
  type SavedList,
} from '#domain/cart/lists/saved-lists.ts';
import { useListsMessages } from '#i18n/messages/storefront/buying/lists-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { listElementId } from './list-element-id.ts';
import { areListsStored, changeLists, useSavedLists } from './lists-store.ts';

interface SaveToListDialogProps {
  readonly lines: readonly ListLine[];
  readonly onClose: () => void;
}

/** Dialog to choose a list for products, or to create one. */
export function SaveToListDialog(props: SaveToListDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={props.onClose}
      className="fade-in m-auto w-[min(28rem,calc(100vw-2rem))] rounded-panel bg-surface p-6 text-ink shadow-overlay sm:p-8"
    >
      <Suspense fallback={null}>
        <Contents {...props} titleId={titleId} onClose={() => dialog.current?.close()} />
      </Suspense>
    </dialog>
  );
}

function Contents({ lines, titleId, onClose }: SaveToListDialogProps & { readonly titleId: string }) {
  const lists = useSavedLists() ?? [];
  const { save: texts, products, notStored } = useListsMessages();
  const [saved, setSaved] = useState<Pick<SavedList, 'id' | 'name'> | null>(null);
  const [problem, setProblem] = useState('');

  function addTo(list: SavedList): void {
    if (!hasRoomFor(list, lines)) {
      setProblem(texts.full);
      return;
    }
    changeLists((current) => addToList(current, list.id, lines));
    setSaved(list);
  }

  function create(name: string): void {
    const id = randomUuid();
    const made = changeLists((current) => createList(current, { id, name, lines })).find(
      (list) => list.id === id,
    );
    if (made) setSaved(made);
    else setProblem(texts.mostLists);
  }

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="type-heading">
          {texts.title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={texts.close}
          className="hit-area -me-2 rounded-control"
        >
          <CloseIcon />
        </button>
      </div>
      <div role="status" className="empty:hidden">
        {saved !== null && (
          <div className="mt-4">
            <p className="flex items-center gap-2 font-medium text-positive">
              <CheckIcon />
              {texts.saved(saved.name)}
            </p>
            {!areListsStored() && <p className="mt-2 text-sm text-negative">{notStored}</p>}
          </div>
        )}
      </div>
      {saved !== null ? (
        <div className="mt-5 flex flex-wrap gap-3">
          <LocaleLink
            to={`/lists#${listElementId(saved.id)}`}
            onClick={onClose}
            className={buttonStyle('primary')}
          >
            {texts.show}
          </LocaleLink>
          <button type="button" onClick={onClose} className={buttonStyle('secondary')}>
            {texts.close}
          </button>
        </div>
      ) : (
        <>
          {lists.length > 0 && (
            <section className="mt-4">
              <h3 className="text-sm font-medium">{texts.into}</h3>
              <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
                {lists.map((list) => (
                  <li key={list.id}>
                    <button
                      type="button"
                      onClick={() => addTo(list)}
                      className="flex min-h-12 w-full items-center justify-between gap-4 rounded-control px-2 text-start hover:bg-ground"
                    >
                      <bdi className="min-w-0 break-words font-medium">{list.name}</bdi>
                      <span className="shrink-0 text-sm text-ink-faint">{products(list.lines.length)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p role="alert" className="text-sm text-negative not-empty:mt-3">
            {problem}
          </p>
          {lists.length < mostLists ? (
            <NewList isFirst={lists.length === 0} onCreate={create} />
          ) : (
            <p className="mt-4 text-sm text-ink-faint">{texts.mostLists}</p>
          )}
        </>
      )}
    </>
  );
}

interface NewListProps {
  readonly isFirst: boolean;
  readonly onCreate: (name: string) => void;
}

function NewList({ isFirst, onCreate }: NewListProps) {
  const { save: texts } = useListsMessages();
  const id = useId();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else onCreate(name);
  }

  return (
    <form onSubmit={submit} className="mt-5" noValidate>
      <h3 className="mb-2 text-sm font-medium">{texts.create}</h3>
      <TextField
        id={id}
        label={texts.name}
        error={isMissing && name.trim() === '' ? texts.missingName : undefined}
        placeholder={texts.namePlaceholder}
        maxLength={longestListName}
        dir="auto"
        autoComplete="off"
        // The first list is created, a later product is mostly added to one of them.
        autoFocus={isFirst}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className={buttonStyle('primary', 'mt-4 w-full')}>
        {texts.submit}
      </button>
    </form>
  );
}
