import { useEffect, useId, useState } from 'react';
import { cartLine } from '#domain/cart/cart.ts';
import { type LinkedList, readListFragment } from '#domain/cart/lists/list-link.ts';
import { createList, type ListLine } from '#domain/cart/lists/saved-lists.ts';
import { useListsMessages } from '#i18n/messages/storefront/buying/lists-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import { actionStyle } from '../widgets/action-style.ts';
import { ListContents } from './list-contents.tsx';
import { changeLists } from './lists-store.ts';

const storageKey = 'sharedList';

/** The fragment of the link that was opened in this tab. It outlasts a change of the language, which loads another address. */
function useFragment(): readonly [fragment: string, close: () => void] {
  const [fragment, setFragment] = useState('');

  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      if (hash.includes('items=')) {
        writeSessionItem(storageKey, { fragment: hash });
        setFragment(hash);
      } else {
        const { fragment: stored } = readSessionItem(storageKey);
        setFragment(typeof stored === 'string' ? stored : '');
      }
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const close = () => {
    removeSessionItem(storageKey);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    setFragment('');
  };
  return [fragment, close];
}

interface OpenedListLinkProps {
  /** The list was saved under this id. */
  readonly onKept: (id: string) => void;
}

/** The list of the link that was opened, with current prices and stock, to be saved, ordered or asked for. */
export function OpenedListLink({ onKept }: OpenedListLinkProps) {
  const [fragment, close] = useFragment();
  if (fragment === '') return null;
  const linked = readListFragment(fragment);
  return linked ? (
    <Linked key={fragment} linked={linked} onKept={onKept} onClose={close} />
  ) : (
    <Unreadable onClose={close} />
  );
}

function Unreadable({ onClose }: { readonly onClose: () => void }) {
  const { shared } = useListsMessages();
  return (
    <p role="alert" className="mb-8 flex flex-wrap items-center gap-x-5 rounded-card bg-sunken px-5 py-3">
      {shared.unreadable}
      <button type="button" onClick={onClose} className={actionStyle}>
        {shared.dismiss}
      </button>
    </p>
  );
}

interface FoundList {
  readonly lines: readonly ListLine[];
  readonly unknown: readonly string[];
}

interface LinkedProps extends OpenedListLinkProps {
  readonly linked: LinkedList;
  readonly onClose: () => void;
}

function Linked({ linked, onKept, onClose }: LinkedProps) {
  const { shared: texts, unconfirmed, retry } = useListsMessages();
  const titleId = useId();
  const [found, setFound] = useState<FoundList | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const name = linked.name || texts.defaultName;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks the same list up again
  useEffect(() => {
    const leaving = new AbortController();
    findProducts(linked, leaving.signal).then(setFound, () => {
      if (!leaving.signal.aborted) setFound('failed');
    });
    return () => leaving.abort();
  }, [attempt]);

  function keep({ lines }: FoundList): void {
    const id = randomUuid();
    changeLists((lists) => createList(lists, { id, name, lines }));
    onKept(id);
    onClose();
  }

  const isFound = found !== null && found !== 'failed';
  return (
    <section
      aria-labelledby={titleId}
      className="mb-10 rounded-panel border border-line bg-surface px-5 py-5 sm:px-7 print:border-0 print:p-0"
    >
      <h2 id={titleId} className="type-heading">
        {linked.name ? texts.title(linked.name) : texts.untitled}
      </h2>
      {found === null && <p className="mt-3 text-ink-soft">{texts.loading}</p>}
      {found === 'failed' && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-5">
          {unconfirmed}
          <button type="button" onClick={() => setAttempt((before) => before + 1)} className={actionStyle}>
            {retry}
          </button>
        </p>
      )}
      {isFound && found.unknown.length > 0 && (
        <p className="mt-3 text-sm text-negative">
          {found.lines.length === 0 ? texts.noneKnown : texts.unknown}{' '}
          <bdi dir="ltr">{found.unknown.join(', ')}</bdi>
        </p>
      )}
      {isFound && found.lines.length > 0 ? (
        <ListContents list={{ name, lines: found.lines }} changesOf={null}>
          <button type="button" onClick={() => keep(found)} className={buttonStyle('secondary')}>
            {texts.keep}
          </button>
          <button type="button" onClick={onClose} className={buttonStyle('quiet')}>
            {texts.dismiss}
          </button>
        </ListContents>
      ) : (
        <button type="button" onClick={onClose} className={buttonStyle('quiet', 'mt-3')}>
          {texts.dismiss}
        </button>
      )}
    </section>
  );
}

/** Looks up the products of a link by their codes. */
async function findProducts({ lines }: LinkedList, signal: AbortSignal): Promise<FoundList> {
  const { requestAnswers } = await import('../quick-order/request-answers.ts');
  const answers = await requestAnswers(
    lines.map(({ sku }) => sku),
    signal,
  );
  return {
    lines: lines.flatMap(({ quantity, note }, at) => {
      const product = answers[at]?.product;
      return product ? { ...cartLine(product, quantity), note } : [];
    }),
    unknown: lines.flatMap(({ sku }, at) => (answers[at]?.product ? [] : sku)),
  };
}
