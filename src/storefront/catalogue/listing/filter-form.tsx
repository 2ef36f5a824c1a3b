import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Listing } from './use-listing.ts';

interface FilterFormProps {
  readonly listing: Listing;
  readonly id: string;
  readonly className?: string;
  /** Its fields come from this form too, wherever they stand. */
  readonly holdsSort: boolean;
  readonly fieldsClassName?: string;
  readonly onSettled?: () => void;
  /** With a button that sends the form; where scripts run it has nothing left to send. */
  readonly children: ReactNode;
}

/** Without scripts a plain form that asks for the list; with them every field acts at once. */
export function FilterForm({
  listing,
  id,
  className,
  holdsSort,
  fieldsClassName,
  onSettled,
  children,
}: FilterFormProps) {
  const locale = useLocale();
  const { listing: texts } = useMessages();
  const { place, choice } = listing;
  const kept = {
    search: choice.search,
    category: place.category ?? choice.category,
    subcategory: choice.subcategory,
    sort: holdsSort ? undefined : choice.sort,
  };
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    if (form.current) listing.takeOver(new FormData(form.current));
  });
  useEffect(() => takeOver(), []);
  return (
    <form
      ref={form}
      id={id}
      action={localizedPath(locale, place.path)}
      aria-label={texts.filters}
      // A browser that fills in old values after a reload would show filters that the list does not have.
      autoComplete="off"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (listing.settlePrices()) onSettled?.();
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={fieldsClassName}>
        <FilterFields listing={listing} />
      </div>
      {children}
    </form>
  );
}
