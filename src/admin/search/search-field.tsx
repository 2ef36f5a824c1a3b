import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { staffSearchContract } from '#api/staff/search/search.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { useActiveOption } from '#ui/use-active-option.ts';
import { ArticleStateBadge } from '../articles/article-state-badge.tsx';
import { stateOf, useArticleTitle } from '../articles/listed-article.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { MessageBadge, OrderBadge, QuoteBadge } from '../sales/status-badges.tsx';
import { findScreens } from './find-screens.ts';
import { useSearchTexts } from './search-texts.ts';

/** Debounce of the search: long enough to type a word, short enough not to be noticed. */
const typingPauseMs = 200;

interface Result {
  readonly to: string;
  readonly name: string;
  readonly detail?: string;
  readonly mark?: ReactNode;
}

interface ResultGroup {
  readonly kind: string;
  readonly results: readonly Result[];
}

/** A combobox whose options are what was found; choosing one opens its screen. */
export function SearchField({ onChosen }: { readonly onChosen: () => void }) {
  const texts = useSearchTexts();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const query = useStaffQuery(staffSearchContract, { query: { search } }, { isEnabled: search !== '' });
  const groups = useGroups(search, search === '' ? undefined : query.data?.data);
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const list = useRef<HTMLDivElement>(null);
  const active = useActiveOption(list);
  const isWaiting = search !== typed.trim() || query.isFetching;

  function open(to: string): void {
    onChosen();
    navigate(to);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <input
        type="search"
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active.activeId ?? undefined}
        aria-autocomplete="list"
        aria-label={texts.label}
        placeholder={texts.label}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into this field
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          active.reset();
        }}
        onKeyDown={(event) => {
          if (active.onKey(event) || event.key !== 'Enter' || isWaiting) return;
          const first = groups[0]?.results[0];
          if (first) open(first.to);
        }}
        className="h-12 w-full rounded-control border border-line-strong bg-surface px-4 hover:border-ink"
      />
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {statusText()}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.title}
        className="grid max-h-[60dvh] grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto"
      >
        {groups.map(({ kind, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
          <div key={kind} role="group" aria-label={kind}>
            <p aria-hidden="true" className="px-3 py-1 text-xs text-ink-faint">
              {kind}
            </p>
            {results.map((result, index) => (
              <Option
                key={`${result.to} ${result.name}`}
                id={`${id}-${kind}-${index}`}
                activeId={active.activeId}
                result={result}
                onChoose={() => open(result.to)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );

  function statusText(): string {
    if (search === '') return texts.hint;
    if (query.isError) return texts.failed;
    if (isWaiting && count === 0) return texts.searching;
    return count === 0 ? texts.nothing(search) : texts.found(count);
  }
}

interface OptionProps {
  readonly id: string;
  readonly activeId: string | null;
  readonly result: Result;
  readonly onChoose: () => void;
}

function Option({ id, activeId, result: { name, detail, mark }, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, which chooses with Enter
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={id === activeId}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-selected:bg-accent-soft"
    >
      <span className="min-w-0 grow">
        <span className="block truncate">
          <bdi>{name}</bdi>
        </span>
        {detail && (
          <span className="block truncate text-sm text-ink-soft">
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      {mark && <span className="shrink-0">{mark}</span>}
    </div>
  );
}

/** What was found, by kind, without kinds of which nothing was found. */
function useGroups(search: string, found: DataOf<typeof staffSearchContract> | undefined): ResultGroup[] {
  const texts = useSearchTexts();
  const locale = useStaffLocale();
  const titleOf = useArticleTitle();
  const groups: ResultGroup[] = [
    {
      kind: texts.kinds.orders,
      results: (found?.orders ?? []).map(({ id, number, name, status, fulfilment }) => ({
        to: `/admin/orders/${id}`,
        name: number,
        detail: name,
        mark: <OrderBadge status={status} fulfilment={fulfilment} />,
      })),
    },
    {
      kind: texts.kinds.quotations,
      results: (found?.quotations ?? []).map(({ id, reference, name, status }) => ({
        to: `/admin/quotations/${id}`,
        name: reference,
        detail: name,
        mark: <QuoteBadge status={status} />,
      })),
    },
    {
      kind: texts.kinds.products,
      results: (found?.products ?? []).map(({ id, sku, name, translations, stock }) => ({
        to: `/admin/products/${id}`,
        name: locale === 'ar' ? translations.ar.name || name : name,
        detail: sku,
        mark: <span className="text-sm text-ink-soft">{texts.inStock(stock)}</span>,
      })),
    },
    {
      kind: texts.kinds.messages,
      results: (found?.messages ?? []).map(({ id, reference, name, subject, status }) => ({
        to: `/admin/messages/${id}`,
        name: `${reference} · ${name}`,
        detail: subject,
        mark: <MessageBadge status={status} />,
      })),
    },
    {
      kind: texts.kinds.articles,
      results: (found?.articles ?? []).map((article) => ({
        to: `/admin/articles/${article.id}`,
        name: titleOf(article),
        detail: `/${article.slug}`,
        mark: <ArticleStateBadge state={stateOf(article)} />,
      })),
    },
    { kind: texts.kinds.screens, results: findScreens(search, locale) },
  ];
  return groups.filter(({ results }) => results.length > 0);
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
