import { useEffect, useRef, useState } from 'react';
import {
  deleteList,
  type ListLine,
  restoreLine,
  restoreList,
  type SavedList,
  type SavedLists,
} from '#domain/cart/lists/saved-lists.ts';
import { useListsMessages } from '#i18n/messages/storefront/buying/lists-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { actionStyle } from '../widgets/action-style.ts';
import { listElementId } from './list-element-id.ts';
import { ListSection } from './list-section.tsx';
import { areListsStored, changeLists, useSavedLists } from './lists-store.ts';
import { OpenedListLink } from './opened-list-link.tsx';

/** The buyer's lists. They are in the browser's storage, so the rendered page reserves their space. */
export function Lists() {
  const { withoutScripts } = useListsMessages();
  const lists = useSavedLists();
  return (
    <div className="min-h-[34rem] print:min-h-0">
      <noscript>
        <p className="max-w-prose rounded-panel bg-sunken px-6 py-10">{withoutScripts}</p>
      </noscript>
      {lists && <OwnAndShared lists={lists} />}
    </div>
  );
}

/** The list that the address leads to. */
function linkedList(lists: SavedLists): SavedList | undefined {
  const { hash } = window.location;
  return lists.find(({ id }) => hash === `#${listElementId(id)}`);
}

interface Removal {
  readonly text: string;
  readonly restore: (lists: SavedLists) => SavedLists;
}

function OwnAndShared({ lists }: { readonly lists: SavedLists }) {
  const texts = useListsMessages();
  const locale = useLocale();
  // Undefined while there was none: the first one may also come from another tab.
  const [openId, setOpenId] = useState<string | null>();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const notice = useRef<HTMLDivElement>(null);

  const first = linkedList(lists) ?? lists[0];
  if (openId === undefined && first) setOpenId(first.id);

  useEffect(() => {
    // The pressed button is removed with its line, so the notice with 'Undo' gets the focus.
    if (removal) notice.current?.focus();
  }, [removal]);

  function deleteWhole(list: SavedList, place: number): void {
    changeLists((current) => deleteList(current, list.id));
    setRemoval({ text: texts.deleted(list.name), restore: (current) => restoreList(current, list, place) });
  }

  function noteRemoved(list: SavedList, line: ListLine, place: number): void {
    setRemoval({
      text: texts.removed(line.snapshot.name[locale]),
      restore: (current) => restoreLine(current, list.id, line, place),
    });
  }

  function undo(): void {
    if (removal) changeLists(removal.restore);
    setRemoval(null);
    setAnnouncement(texts.undone);
  }

  return (
    <>
      {!areListsStored() && (
        <p role="alert" className="mb-4 text-sm text-negative">
          {texts.notStored}
        </p>
      )}
      <OpenedListLink
        onKept={(id) => {
          setOpenId(id);
          setAnnouncement(texts.shared.kept);
        }}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div ref={notice} role="status" tabIndex={-1} className="outline-none print:hidden">
        {removal && (
          <p className="mb-6 flex min-h-12 flex-wrap items-center gap-x-5 rounded-card bg-sunken px-5 py-1">
            {removal.text}
            <button type="button" onClick={undo} className={actionStyle}>
              {texts.undo}
            </button>
          </p>
        )}
      </div>
      {lists.length === 0 ? (
        <EmptyCart texts={texts.none} />
      ) : (
        <div className="grid gap-4">
          {lists.map((list, place) => (
            <ListSection
              key={list.id}
              list={list}
              isOpen={list.id === openId}
              onToggle={() => setOpenId((open) => (open === list.id ? null : list.id))}
              onRemoved={(line, at) => noteRemoved(list, line, at)}
              onDelete={() => deleteWhole(list, place)}
            />
          ))}
        </div>
      )}
      <p className="mt-4 print:hidden">
        <LocaleLink to="/quick-order" className={actionStyle}>
          {texts.quickOrder}
        </LocaleLink>
      </p>
    </>
  );
}
