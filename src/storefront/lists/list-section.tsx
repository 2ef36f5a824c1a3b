import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { listFragment } from '#domain/cart/lists/list-link.ts';
import {
  changeLine,
  type ListLine,
  longestListName,
  moveLine,
  removeLine,
  renameList,
  type SavedList,
} from '#domain/cart/lists/saved-lists.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useListsMessages } from '#i18n/messages/storefront/buying/lists-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { MinusIcon, PlusIcon, PrintIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { CopyAddress } from '../widgets/copy-address.tsx';
import { ListContents } from './list-contents.tsx';
import { listElementId } from './list-element-id.ts';
import type { LineChanges } from './list-line-row.tsx';
import { changeLists } from './lists-store.ts';

interface ListSectionProps {
  readonly list: SavedList;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** A line was removed, from this place. */
  readonly onRemoved: (line: ListLine, place: number) => void;
  readonly onDelete: () => void;
}

/** One list of the buyer: its name, and when it is open its lines and what can be done with them. */
export function ListSection({ list, isOpen, onToggle, onRemoved, onDelete }: ListSectionProps) {
  const texts = useListsMessages();
  const contentsId = useId();
  const [isRenaming, setRenaming] = useState(false);
  const { id } = list;

  const changesOf = (line: ListLine, place: number): LineChanges => {
    const { productId } = line;
    return {
      onQuantity: (quantity) => changeLists((lists) => changeLine(lists, id, productId, { quantity })),
      onNote: (note) => changeLists((lists) => changeLine(lists, id, productId, { note })),
      onMove: (by) => changeLists((lists) => moveLine(lists, id, productId, by)),
      onRemove: () => {
        changeLists((lists) => removeLine(lists, id, productId));
        onRemoved(line, place);
      },
    };
  };

  return (
    <section
      id={listElementId(id)}
      data-list={id}
      className={classNames(
        'scroll-mt-28 rounded-panel border border-line bg-surface px-5 py-2 sm:px-7 print:border-0 print:p-0',
        !isOpen && 'print:hidden',
      )}
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentsId}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-4 text-start"
        >
          <bdi className="type-heading min-w-0 flex-1 break-words">{list.name}</bdi>
          <span className="shrink-0 text-sm text-ink-faint">{texts.products(list.lines.length)}</span>
          <span className="print:hidden">{isOpen ? <MinusIcon /> : <PlusIcon />}</span>
        </button>
      </h2>
      <div id={contentsId} hidden={!isOpen} className="pb-4">
        {isRenaming && <Rename list={list} onDone={() => setRenaming(false)} />}
        {isOpen && (
          <ListContents list={list} changesOf={changesOf}>
            <ShareList list={list} />
            <button type="button" onClick={() => window.print()} className={buttonStyle('quiet')}>
              <PrintIcon />
              {texts.actions.print}
            </button>
            <button type="button" onClick={() => setRenaming(true)} className={buttonStyle('quiet')}>
              {texts.actions.rename}
            </button>
            <button type="button" onClick={onDelete} className={buttonStyle('quiet')}>
              {texts.actions.delete}
            </button>
          </ListContents>
        )}
      </div>
    </section>
  );
}

/** Copies a link with the whole list in its fragment, which no server receives. */
function ShareList({ list }: { readonly list: SavedList }) {
  const { share } = useListsMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop || list.lines.length === 0) return null;
  const address = shop.publicUrl + localizedPath(locale, '/lists') + listFragment(list);
  return <CopyAddress address={address} texts={share} />;
}

interface RenameProps {
  readonly list: SavedList;
  readonly onDone: () => void;
}

function Rename({ list: { id, name }, onDone }: RenameProps) {
  const { rename: texts } = useListsMessages();
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    changeLists((lists) => renameList(lists, id, typed));
    onDone();
  }

  return (
    <form ref={form} onSubmit={submit} className="flex flex-wrap items-end gap-3 py-2 print:hidden">
      <TextField
        id={fieldId}
        label={texts.label}
        dir="auto"
        maxLength={longestListName}
        autoComplete="off"
        required
        className="min-w-0 flex-1 basis-60"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <button type="submit" className={buttonStyle('primary')}>
        {texts.save}
      </button>
      <button type="button" onClick={onDone} className={buttonStyle('quiet')}>
        {texts.cancel}
      </button>
    </form>
  );
}
