import { LocaleLink } from '../../navigation/locale-link.tsx';
import { listingAddress } from './listing-address.ts';
import type { AskedByNumbers } from './listing-data.ts';

/** What the quantity and the measures of a search do to its list, with a way to the list without measures. */
export function AskedNotes({ asked }: { readonly asked: AskedByNumbers }) {
  const { sentences, wider } = asked;
  return (
    <div className="mt-4 flex max-w-2xl flex-wrap items-center gap-x-4 text-ink-soft">
      {sentences.map((sentence) => (
        <p key={sentence} className="py-1.5">
          {sentence}
        </p>
      ))}
      {wider && (
        <LocaleLink
          to={listingAddress({ path: '/products' }, { search: wider.search })}
          className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent print:hidden"
        >
          {wider.text}
        </LocaleLink>
      )}
    </div>
  );
}
