import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import { addProduct, type DraftLines } from './draft-list.ts';

/** Both are loaded when a visitor opens them. */
const ProductFinder = lazy(async () => ({ default: (await import('./product-finder.tsx')).ProductFinder }));
const ListForm = lazy(async () => ({ default: (await import('./list-form.tsx')).ListForm }));

interface AddLinesProps {
  readonly draft: DraftLines;
  readonly onChange: (lines: Partial<DraftLines>) => void;
  /** The button that adds a line in words. */
  readonly children: ReactNode;
}

/** More ways to fill a request: search the catalogue, paste a list, choose a file. */
export function AddLines({ draft, onChange, children }: AddLinesProps) {
  const { search, list, quickOrder } = useContactMessages().quotation.lines;
  const [opened, setOpened] = useState<'search' | 'list' | null>(null);
  const toggle = (part: 'search' | 'list') => setOpened((before) => (before === part ? null : part));
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {children}
        <button
          type="button"
          aria-expanded={opened === 'search'}
          onClick={() => toggle('search')}
          className={buttonStyle('secondary')}
        >
          <SearchIcon />
          {search.open}
        </button>
        <button
          type="button"
          aria-expanded={opened === 'list'}
          onClick={() => toggle('list')}
          className={buttonStyle('secondary')}
        >
          {list.open}
        </button>
      </div>
      <LocaleLink
        to="/quick-order"
        className="mt-2 inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent"
      >
        {quickOrder}
      </LocaleLink>
      {opened && (
        <div className="mt-5 rounded-card bg-ground p-4 sm:p-5">
          <Suspense fallback={null}>
            {opened === 'search' ? (
              <ProductFinder
                actionName={search.add}
                onChoose={(product) => onChange(addProduct(draft, product))}
              />
            ) : (
              <ListForm draft={draft} onChange={onChange} />
            )}
          </Suspense>
        </div>
      )}
    </>
  );
}
