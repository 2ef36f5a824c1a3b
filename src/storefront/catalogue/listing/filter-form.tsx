import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Listing } from './use-listing.ts';

interface FilterFormProps {
  readonly listing: Listing;
  readonly id: string;
  readonly className?: string;
  /** Id of the form, for fields outside of it. */
  readonly holdsSort: boolean;
  readonly fieldsClassName?: string;
  readonly onSettled?: () => void;
  /** Shows a submit button, which is needed without scripts only. */
  readonly children: ReactNode;
}

/** Filter form: a GET form without scripts; with them every field applies at once. */
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
  const hiddenFields = {
    search: choice.search,
    category: place.category ?? choice.category,
    subcategory: choice.subcategory,
    zone: choice.zone,
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
      // Browsers restore old values after a reload, which would not match the list.
      autoComplete="off"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (listing.settlePrices()) onSettled?.();
      }}
    >
      {Object.entries(hiddenFields).map(
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
