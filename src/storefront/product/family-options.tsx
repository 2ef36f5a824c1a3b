import { classNames } from '#ui/class-names.ts';
import { Swatch } from '#ui/swatch.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { FamilyChoices } from './family-choices.ts';

/** The colours and sizes of a model. Each is a link to the page of the product that has it, and works without scripts. */
export function FamilyOptions({ family: { options, missing } }: { readonly family: FamilyChoices }) {
  return (
    <div className="mt-6 grid gap-4 print:hidden">
      {options.map(({ label, chosen, choices }) => (
        <section key={label} aria-label={label}>
          <p className="text-sm">
            <span className="text-ink-soft">{label}: </span>
            <span className="font-medium">{chosen}</span>
          </p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {choices.map(({ name, swatch, slug, isCurrent, differs }) => (
              <li key={name} className="flex">
                <LocaleLink
                  to={`/product/${slug}`}
                  preventScrollReset
                  aria-current={isCurrent ? 'true' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center gap-2 rounded-control border px-3 py-1.5 hover:border-accent',
                    isCurrent ? 'border-accent bg-accent-soft font-medium' : 'border-line-strong',
                    differs !== null && 'border-dashed text-ink-soft',
                  )}
                >
                  {swatch.length > 0 && <Swatch colours={swatch} className="size-5" />}
                  <span>
                    {name}
                    {differs !== null && <span className="block text-sm text-ink-faint">{differs}</span>}
                  </span>
                </LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {missing && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent">
            {missing.title}
          </summary>
          <ul className="mt-1">
            {missing.wishes.map(({ name, wish, to }) => (
              <li key={to} className="flex flex-wrap items-center gap-x-4">
                <span>{name}</span>
                <LocaleLink
                  to={to}
                  className="inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent"
                >
                  {missing.ask}
                  <span className="sr-only">: {wish}</span>
                </LocaleLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
